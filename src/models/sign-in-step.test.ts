import { describe, expect, test } from 'vitest'
import { buildSignInStepAddress, parseSignInStep } from './sign-in-step.ts'

describe('buildSignInStepAddress', () => {
  test.each([
    ['/signin', 'code', '/signin?step=code'],
    ['/signin?from=%2Femails-page&step=code', 'recovery', '/signin?from=%2Femails-page&step=recovery'],
    ['/signin?from=%2Femails-page&step=code', undefined, '/signin?from=%2Femails-page'],
    ['/admin-signin?step=code', undefined, '/admin-signin'],
  ] as const)('leads from %s to the step %s', (from, step, to) => {
    expect(buildSignInStepAddress(from, step)).toBe(to)
  })
})

describe('parseSignInStep', () => {
  test('reads known steps alone', () => {
    const read = (query: string) => parseSignInStep(new URL(`http://shop.test/signin${query}`))
    expect(['?step=code', '?step=recovery', '?step=other', ''].map(read)).toEqual([
      ...['code', 'recovery', undefined, undefined],
    ])
  })
})
