import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokens } from '../database/schema.ts'
import { ms, openTestApi, signIn, type TestApi } from '../testing/api.ts'
import { hashSecret } from '../platform/secret.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

const refresh = async (token: string) => {
  const { status, body } = await t.send('refresh', { token })
  return { status, token: String(body['token']) }
}
const isAlive = async (token: string) => (await t.send('session', { token })).status === 200

describe('exchangeToken', () => {
  test('replaces a token, which still works for 30 s', async () => {
    const first = await t.enter('grace@example.com')
    const second = await refresh(first)
    expect(second.token).not.toBe(first)
    t.passMs(30 * ms.second)
    expect(await isAlive(first)).toBe(true)
    t.passMs(1)
    expect(await isAlive(first)).toBe(false)
    expect(await isAlive(second.token)).toBe(true)
  })

  test('gives parallel exchanges of one token the same successor', async () => {
    const first = await t.enter('parallel@example.com')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(await isAlive(answers[0]?.token ?? '')).toBe(true)
  })

  test('follows a predecessor to the newest token within the grace', async () => {
    const first = await t.enter('follow@example.com')
    const second = await refresh(first)
    t.passMs(10 * ms.second)
    const third = await refresh(second.token)
    expect((await refresh(first)).token).toBe(third.token)
  })

  test('ends the whole chain when a token comes back after the grace, and no other sign-in', async () => {
    const stolen = await t.enter('stolen@example.com')
    const { body } = await signIn(t.send, 'stolen@example.com')
    const current = await refresh(stolen)
    t.passMs(30 * ms.second + 1)
    expect((await refresh(stolen)).status).toBe(401)
    expect(await isAlive(current.token)).toBe(false)
    expect((await refresh(current.token)).status).toBe(401)
    expect(await isAlive(String(body['token']))).toBe(true)
  })

  test('refuses a token 14 days after its issue, and a sign-in after 90 days', async () => {
    const idle = await t.enter('idle@example.com')
    t.passMs(14 * ms.day)
    expect((await refresh(idle)).status).toBe(401)
    let token = await t.enter('busy@example.com')
    for (let day = 0; day < 80; day += 10) {
      t.passMs(10 * ms.day)
      token = (await refresh(token)).token
    }
    t.passMs(10 * ms.day)
    expect((await refresh(token)).status).toBe(401)
  })

  test('keeps hashes only', async () => {
    const token = await t.enter('hashed@example.com')
    const rows = await t.api.services.db.select().from(tokens)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await t.api.services.db.$count(tokens, eq(tokens.hash, hashSecret(token)))).toBe(1)
  })

  test('never has two living heads, whatever the order of exchanges and pauses', async () => {
    let round = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ pick: fc.nat(9), pauseMs: fc.integer({ min: 0, max: 40_000 }) }), {
          maxLength: 8,
        }),
        async (steps) => {
          round += 1
          const seen = [await t.enter(`property-${round}@example.com`)]
          for (const { pick, pauseMs } of steps) {
            t.passMs(pauseMs)
            const { status, token } = await refresh(seen[pick % seen.length] ?? '')
            if (status === 200 && !seen.includes(token)) seen.push(token)
          }
          t.passMs(31 * ms.second)
          const alive = await Promise.all(seen.map(isAlive))
          expect(alive.filter(Boolean).length).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 15 },
    )
  })
})
