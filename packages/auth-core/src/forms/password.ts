/** One part of the password rule. */
export type PasswordPart = 'length' | 'lower' | 'upper' | 'digit' | 'special'

/** Result of `checkPassword`: `ok`, or the missing requirements in display order. */
export interface PasswordCheck {
  /** True if the password keeps the whole rule. */
  readonly ok: boolean
  /** The parts of the rule that are not kept. */
  readonly unmet: readonly PasswordPart[]
}

const partPatterns: readonly [PasswordPart, RegExp][] = [
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
