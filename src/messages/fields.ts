import type * as english from '../locales/en/fields/fields.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/fields/fields.ts`. */
export const { fieldMessages } = readWords<typeof english>('fields/fields')
