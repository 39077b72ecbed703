import { describe, expect, test } from 'vitest'
import { failureText, checkPassword } from './forms.ts'
import { AuthError } from './index.ts'
import type { Auth } from './auth.ts'

describe('failureText', () => {
  test('prefers the sentence of the server', () => {
    expect(failureText('signIn', new AuthError('refused', { detail: 'Wrong password' }))).toBe(
      'Wrong password',
    )
    expect(failureText('check', new AuthError('failed', { detail: 'Back soon' }))).toBe('Back soon')
    expect(failureText('me', new AuthError('sessionEnded', { detail: 'Signed out' }))).toBe('Signed out')
  })

  test.each<[keyof Auth, string]>([
    ['signIn', 'Signin failed. Please try again.'],
    ['signInWithCode', 'Signin failed. Please try again.'],
    ['signUp', 'Something went wrong. Please try again.'],
    ['googleAddress', 'An unexpected error occurred'],
    ['signInWithGoogle', 'An unexpected error occurred'],
    ['signInWithSso', 'An unexpected error occurred'],
    ['acceptInvite', 'An unexpected error occurred'],
    ['forgotPassword', 'An error occurred while sending the email.'],
    ['resetPassword', 'Failed to reset password.'],
    ['verifyEmail', 'Failed to verify email.'],
    ['resendCode', 'Failed to resend verification email.'],
    ['switchStore', 'Failed to switch store'],
  ])('has words for %s', (call, text) => {
    for (const code of ['unreachable', 'timeout', 'failed', 'refused', 'unreadable'] as const)
      expect(failureText(call, new AuthError(code))).toBe(text)
  })

  test('says that the token has expired', () => {
    expect(failureText('check', new AuthError('sessionEnded'))).toBe('Token has expired')
  })

  test('says nothing where there are no words, or the caller gave up', () => {
    expect(failureText('check', new AuthError('failed'))).toBeUndefined()
    expect(failureText('signIn', new AuthError('aborted'))).toBeUndefined()
  })
})

describe('checkPassword', () => {
  test('accepts a password that keeps the whole rule', () => {
    expect(checkPassword('Secret-1')).toEqual({ ok: true, unmet: [] })
    expect(checkPassword('Grüße_2026')).toEqual({ ok: true, unmet: [] })
    expect(checkPassword('Pass word1!')).toEqual({ ok: true, unmet: [] })
    expect(checkPassword('Line\nbreak1!')).toEqual({ ok: true, unmet: [] })
  })

  test.each([
    ['Secre-1', ['length']],
    ['SECRET-1', ['lower']],
    ['secret-1', ['upper']],
    ['Secret--', ['digit']],
    ['Secret11', ['special']],
    ['Secret 11', ['special']],
    ['', ['length', 'lower', 'upper', 'digit', 'special']],
    ['Secret', ['length', 'digit', 'special']],
  ])('finds what %j lacks', (password, unmet) => {
    expect(checkPassword(password)).toEqual({ ok: false, unmet })
  })

  test('counts characters, not code units', () => {
    expect(checkPassword('Aa1-😀😀😀').unmet).toEqual(['length'])
    expect(checkPassword('Aa1-😀😀😀😀').ok).toBe(true)
  })
})
