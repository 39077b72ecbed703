import type * as english from '../locales/en/shared/fields.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/fields.ts`. */
export const { fieldMessages } = readWords<typeof english>('shared/fields')
