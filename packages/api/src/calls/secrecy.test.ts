import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi, testPassword, signIn, signUp } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import type { TestResponse } from '../testing/client.ts'

let t: TestApi
const work: string[] = []
beforeEach(async () => {
  t = await openTestApi()
  await t.enter('known@example.com')
  await t.settle()
  const { hash, matches } = t.api.services.hasher
  t.api.services.hasher = {
    hash: (secret) => {
      work.push('hash')
      return hash(secret)
    },
    matches: (stored, secret) => {
      work.push('matches')
      return matches(stored, secret)
    },
  }
})
afterEach(() => t.close())

/** Slow hashes and response of a request, without the address. */
async function observe(act: Promise<TestResponse>, email: string) {
  work.length = 0
  const { status, body } = await act
  const { sign_up_id: proof, ...rest } = body
  const said = JSON.stringify({ ...rest, proof: String(proof).length }).replace(email, '')
  return { status, body: said, work: work.join(' ') }
}

const acts: [string, (email: string) => Promise<TestResponse>][] = [
  ['signIn', (email) => signIn(t.send, email, 'Wrong-password-1')],
  ['signUp', (email) => signUp(t.send, email)],
  ['resendCode', (email) => t.send('resendCode', { input: { email } })],
  ['verifyEmail', (email) => t.send('verifyEmail', { input: { email, verification_code: '000000' } })],
  ['forgotPassword', (email) => t.send('forgotPassword', { input: { email } })],
]

describe('handlers', () => {
  test.each(acts)(
    '%s answers a known and an unknown address the same, after the same work',
    async (name, act) => {
      const known = await observe(act('known@example.com'), 'known@example.com')
      const unknown = await observe(act('unknown@example.com'), 'unknown@example.com')
      expect(known).toEqual(unknown)
      if (name !== 'forgotPassword') expect(known.work).not.toBe('')
    },
  )

  test.each(['signUp', 'resendCode', 'forgotPassword'])(
    '%s stops mails to one address after five, known or not',
    async (name) => {
      const act = acts.find(([each]) => each === name)?.[1]
      for (const email of ['known@example.com', 'unknown@example.com']) {
        t.passMs(15 * 60_000)
        for (let count = 0; count < 5; count += 1) expect((await act?.(email))?.status).toBe(200)
        const stopped = await act?.(email)
        expect([stopped?.status, Number(stopped?.headers.get('retry-after')) > 0]).toEqual([429, true])
      }
    },
  )

  test('counts the spellings of one address as one', async () => {
    const spellings = [
      'ann@b\u00fccher.example',
      ' Ann@B\u00dcCHER.example ',
      'ann@bu\u0308cher.example',
      'ann@xn--bcher-kva.example',
      'ann@b\u00fccher\u3002example',
      'ANN@XN--BCHER-KVA.EXAMPLE.',
    ]
    const statuses: number[] = []
    for (const email of spellings)
      statuses.push((await t.send('forgotPassword', { input: { email } })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('stops guessing codes of one account after ten', async () => {
    await signUp(t.send, 'guessed@example.com', testPassword)
    const guess = (code: string) =>
      t.send('verifyEmail', { input: { email: 'guessed@example.com', verification_code: code } })
    for (let count = 0; count < 10; count += 1) expect((await guess(`wrong${count}`)).status).toBe(400)
    expect((await guess('wrong')).status).toBe(429)
  })
})
