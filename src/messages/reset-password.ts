import type * as english from '../locales/en/shared/reset-password.ts'
import { readWords } from '../locales/words.ts'

/** The texts of `src/locales/<language>/shared/reset-password.ts`. */
export const { resetPasswordMessages } = readWords<typeof english>('shared/reset-password')
