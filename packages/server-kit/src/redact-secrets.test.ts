import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redactSecrets } from './redact-secrets.ts'

const jwt = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2ln'

describe('redactSecrets', () => {
  test('cuts no letter in half', () => {
    expect(redactSecrets(`${'a '.repeat(9999)}a🎉`).isWellFormed()).toBe(true)
  })

  test.each([
    ['No reply for ada@example.test today', 'No reply for [address] today'],
    ['{"email":"ada@example.test"}', '{"email":"[address]"}'],
    ['GET /people/ada%40example.test failed', 'GET [address] failed'],
    ['at /reset-password?token=abc&x=1', 'at /reset-password?[query]'],
    ['at https://desk.test/signin?code=1:2:3', 'at https://desk.test/signin?[query]:2:3'],
    ['at f (https://desk.test/a.js?v=12:34:56)', 'at f (https://desk.test/a.js?[query]:34:56)'],
    ['password=hunter2', 'password=[secret]'],
    ['code:123456', 'code:[secret]'],
    ['access_token=abc&state=1', 'access_token=[secret]&state=1'],
    [`Bearer ${jwt} failed`, 'Bearer [secret] failed'],
    ['id 7f6bb7a2-5f67-4f6b-93bd-6a8d36c6ba4e', 'id [secret]'],
    ['https://user:pass@host.test/x', '[address]'],
  ])('takes what is private out of %s', (text, clean) => {
    expect(redactSecrets(text)).toBe(clean)
  })

  test.each([
    'TypeError: x is undefined\n    at Signin (http://localhost:4321/_astro/signin.Clr6CUJa.js:1:2034)',
    'Signin@http://localhost:4321/_astro/signin.Clr6CUJa.js:1:2034',
    'Is it so? Yes, at a-long-name-of-lower-case-words.js:1:2',
  ])('leaves a stack readable: %s', (text) => {
    expect(redactSecrets(text)).toBe(text)
  })

  test('reads 20,000 characters at most', () => {
    expect(redactSecrets('word '.repeat(10_000))).toHaveLength(20_000)
  })

  test('takes no longer for hostile texts than for others', () => {
    const pieces = [
      'a',
      '@',
      '%40',
      '?',
      '=',
      'token',
      'token=',
      '.',
      '-',
      'A1',
      ' ',
      '"',
      '&',
      'a@',
      '@a',
      ':1:1',
    ]
    const text = fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join('').repeat(20_000))
    fc.assert(
      fc.property(text, (hostile) => {
        // CPU time of this thread, because other tests run in parallel.
        const before = process.threadCpuUsage()
        redactSecrets(hostile)
        const { user, system } = process.threadCpuUsage(before)
        expect((user + system) / 1000).toBeLessThan(100)
      }),
      { numRuns: 300 },
    )
  })

  test('lets no address through, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(redactSecrets(`${before} ada@example.test ${after}`)).not.toContain('ada@')
      }),
    )
  })
})
