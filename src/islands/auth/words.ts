import type * as english from '../../locales/en/auth/sign-in.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/auth/sign-in.ts`. */
export const {
  signinMessages,
  codeStepMessages,
  signupMessages,
  verifyEmailMessages,
  forgotPasswordMessages,
  confirmMessages,
} = readWords<typeof english>('auth/sign-in')
