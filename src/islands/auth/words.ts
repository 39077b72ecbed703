import type * as english from '../../locales/en/auth/sign-in.ts'
import { getTexts } from '../../locales/get-texts.ts'

/** The texts of `src/locales/<language>/auth/sign-in.ts`. */
export const {
  signinMessages,
  codeStepMessages,
  signupMessages,
  verifyEmailMessages,
  forgotPasswordMessages,
  confirmMessages,
} = getTexts<typeof english>('auth/sign-in')
