import type { Auth } from './auth.ts'
import type { AuthError } from './errors.ts'

const unexpected = 'An unexpected error occurred'

/** What to say when the server says nothing. */
const texts: Partial<Record<keyof Auth, string>> = {
  signIn: 'Signin failed. Please try again.',
  signUp: 'Something went wrong. Please try again.',
  googleAddress: unexpected,
  signInWithGoogle: unexpected,
  signInWithSso: unexpected,
  acceptInvite: unexpected,
  forgotPassword: 'An error occurred while sending the email.',
  resetPassword: 'Failed to reset password.',
  verifyEmail: 'Failed to verify email.',
  resendCode: 'Failed to resend verification email.',
  switchStore: 'Failed to switch store',
}

/**
 * What to tell the person when a call failed: the server's sentence, else a text for the call; `undefined` where there is
 * none. A 502 leads to /502-error instead, and `aborted` says nothing.
 *
 * @example failureText('signIn', new AuthError('unreachable')) // 'Signin failed. Please try again.'
 */
export function failureText(call: keyof Auth, { code, detail }: AuthError): string | undefined {
  if (code === 'aborted') return undefined
  return detail ?? (code === 'sessionEnded' ? 'Token has expired' : texts[call])
}
