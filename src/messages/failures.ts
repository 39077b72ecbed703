import type * as english from '../locales/en/shared/failures.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/failures.ts`. */
export const { failureMessages } = readWords<typeof english>('shared/failures')
