import type * as english from '../locales/en/fields/reset-password.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/fields/reset-password.ts`. */
export const { resetPasswordMessages } = readWords<typeof english>('fields/reset-password')
