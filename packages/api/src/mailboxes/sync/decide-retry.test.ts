import { describe, expect, test } from 'vitest'
import { MailboxAccessError } from '../mailbox-password.ts'
import { decideRetry } from './decide-retry.ts'

const failure = (facts: Record<string, unknown>) => Object.assign(new Error('Command failed'), facts)
const login = failure({ authenticationFailed: true, responseText: 'Authentication failed' })
const decide = (error: unknown, tries: number) => decideRetry(error, tries, () => 0)

describe('decideRetry', () => {
  test.each([
    ['a code of the answer', { serverResponseCode: 'LIMIT', responseText: 'Wait.' }],
    ['a full quota', { serverResponseCode: 'OVERQUOTA', responseText: 'Account exceeded bandwidth' }],
    ['a login that cannot be checked now', { serverResponseCode: 'UNAVAILABLE', authenticationFailed: true }],
    ['words', { responseText: 'Too many simultaneous connections' }],
    ['the library', { code: 'ETHROTTLE' }],
  ])('leaves a server alone for a quarter of an hour that asks for it by %s', (_, facts) => {
    expect(decide(failure(facts), 1)).toEqual({ reason: 'busy', afterSeconds: 900 })
    expect(decide(failure(facts), 9)).toEqual({ reason: 'busy', afterSeconds: 14_400 })
  })

  test('tries a refused login three times and then no more', () => {
    expect([1, 2, 3].map((tries) => decide(login, tries).afterSeconds)).toEqual([300, 300, undefined])
  })

  test('tries no password that cannot be opened', () => {
    expect(decide(new MailboxAccessError('sealed'), 1)).toEqual({ reason: 'sealed', afterSeconds: undefined })
  })

  test('comes back to a server that is away ever later, up to ten minutes', () => {
    const refused = failure({ code: 'ECONNREFUSED' })
    expect([1, 2, 3, 20].map((tries) => decide(refused, tries).afterSeconds)).toEqual([5, 10, 20, 600])
    expect(decideRetry(refused, 1, () => 1).afterSeconds).toBe(2.5)
  })
})
