import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Every sentence that the specification quotes. */
const quotes = [
  'Login to your account',
  'Create your free account',
  'Reset your password',
  'Check your email',
  'Resend email',
  'Back to login',
  'Reset password',
  'Password updated!',
  'Verify your email',
  'Verify Email',
  'Resend Email',
  'Email verified!',
  'First name and Last name are required',
  'Passwords do not match',
  'Passwords do not match!',
  'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.',
  'Email is required.',
  'Please enter the verification code.',
  'No email found. Please sign up again.',
  'Signin successful!',
  'Signup successful.',
  'Signin failed. Please try again.',
  'Something went wrong. Please try again.',
  'An unexpected error occurred',
  'An unexpected error occurred!',
  'An error occurred while sending the email.',
  'Failed to reset password.',
  'Failed to verify email.',
  'Failed to resend verification email.',
  'Failed to switch store',
  'Token has expired',
  'Invitation accepted!',
  'Password reset link sent!',
  'Password updated successfully!',
  'Email verified successfully!',
  'Verification email has been resent!',
  'Language updated to German successfully',
  'Please close this tab manually.',
  'Ooops! No internet connection found. Please check your connection.',
  'Still offline. Please check your connection.',
  'Try again',
  'To proceed, please upload a Document. This step is necessary for draft generation.',
  'To proceed, please link an Email Account and/or a Shopify Store. This step is necessary for draft generation..',
  'logged into store North',
  'Exit from store',
  'Default language',
  'Log out',
]

const samples: Readonly<Record<string, string>> = { languageUpdated: 'German', insideStore: 'North' }

/** Every text of a messages file, those of functions made with a sample. */
function collect(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const sample = samples[key]
    return sample === undefined ? [] : [String((value as (word: string) => unknown)(sample))]
  }
  return Object.entries(value ?? {}).flatMap(([name, inner]) => collect(inner, name))
}

describe('messages', () => {
  test('say what was asked for letter for letter', async () => {
    const files = globSync(['src/locales/en/**/*.ts'])
    const paths = files.filter((file) => !file.includes('.test.')).map((file) => resolve(file))
    const modules = await Promise.all(paths.map((path) => import(path) as Promise<unknown>))
    const texts = new Set(modules.flatMap((module) => collect(module)))
    expect(quotes.filter((quote) => !texts.has(quote))).toEqual([])
  })
})
