import type * as english from '../../locales/en/auth/sign-in.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const {
  signinMessages,
  codeStepMessages,
  signupMessages,
  verifyEmailMessages,
  forgotPasswordMessages,
  confirmMessages,
} = getTexts<typeof english>('auth/sign-in')
