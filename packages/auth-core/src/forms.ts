import type { Auth } from './auth.ts'
import type { AuthError } from './clients/errors.ts'

const unexpectedErrorText = 'An unexpected error occurred'

/** Texts used when the server sends no detail. */
const failureTexts: Partial<Record<keyof Auth, string>> = {
  signIn: 'Signin failed. Please try again.',
  signInWithCode: 'Signin failed. Please try again.',
  signUp: 'Something went wrong. Please try again.',
  googleAddress: unexpectedErrorText,
  signInWithGoogle: unexpectedErrorText,
  signInWithSso: unexpectedErrorText,
  acceptInvite: unexpectedErrorText,
  forgotPassword: 'An error occurred while sending the email.',
  resetPassword: 'Failed to reset password.',
  verifyEmail: 'Failed to verify email.',
  resendCode: 'Failed to resend verification email.',
  switchStore: 'Failed to switch store',
}

/**
 * The message for a failed call: the server's detail, or a default text. `undefined` without one, for a 502 (shown at
 * /502-error) and for `aborted`.
 *
 * @example failureText('signIn', new AuthError('unreachable')) // 'Signin failed. Please try again.'
 */
export function failureText(call: keyof Auth, { code, detail }: AuthError): string | undefined {
  if (code === 'aborted') return undefined
  return detail ?? (code === 'sessionEnded' ? 'Token has expired' : failureTexts[call])
}

/** One part of the password rule. */
export type PasswordRequirement = 'length' | 'lower' | 'upper' | 'digit' | 'special'

/** Result of `checkPassword`: `ok`, or the missing requirements in display order. */
export interface PasswordCheck {
  /** True if the password meets the whole rule. */
  readonly ok: boolean
  /** The parts of the rule that the password does not meet. */
  readonly unmet: readonly PasswordRequirement[]
}

const partPatterns: readonly [PasswordRequirement, RegExp][] = [
  ['length', /^.{8,}$/su],
  ['lower', /\p{Ll}/u],
  ['upper', /\p{Lu}/u],
  ['digit', /\d/],
  ['special', /[^\p{L}\p{N}\s]/u],
]

/**
 * Checks a password against the rule of sign-up and reset.
 *
 * @example checkPassword('Secret') // { ok: false, unmet: ['length', 'digit', 'special'] }
 */
export function checkPassword(password: string): PasswordCheck {
  const unmet = partPatterns.filter(([, pattern]) => !pattern.test(password)).map(([part]) => part)
  return { ok: unmet.length === 0, unmet }
}
