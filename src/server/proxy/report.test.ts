import { describe, expect, test } from 'vitest'
import { scrub } from './report.ts'

describe('scrub', () => {
  test.each([
    ['No reply for ada@example.test today', 'No reply for [removed] today'],
    ['at /reset-password?token=abc&x=1', 'at /reset-password?[removed]&x=1'],
    ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2ln failed', 'Bearer [removed] failed'],
  ])('takes secrets out of %s', (text, clean) => {
    expect(scrub(text)).toBe(clean)
  })

  test('leaves a stack readable', () => {
    const stack =
      'TypeError: x is undefined\n    at Signin (http://localhost:4321/_astro/signin.Clr6CUJa.js:1:2034)'
    expect(scrub(stack)).toBe(stack)
  })
})
