import fc from 'fast-check'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokenChains, tokens, users } from '../../database/schema.ts'
import { hashSecret } from '../../platform/random-secrets.ts'
import { createFindCaller } from '../../stores/find-caller.ts'
import { addPerson, addStore } from '../../testing/people.ts'
import { unitMs } from '../../testing/time.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { unknownDevice } from './sign-in-device.ts'
import { endTokenChains, endOtherTokenChains, exchangeToken, openTokenChain } from './token-chains.ts'

const data = useDatabase()
const life = { tokenMinutes: 60, refreshDays: 14, signInDays: 90 }
const startMs = Date.UTC(2030, 0, 15, 12)
let nowMs = startMs
let userId = ''
let count = 0
const addUser = async () => (await addPerson(data.db, `person${(count += 1)}@example.com`)).id
beforeEach(async () => {
  nowMs = startMs
  userId = await addUser()
})

const open = (storeId: string | null = null, of = userId) =>
  openTokenChain(data.db, { userId: of, storeId, device: unknownDevice }, life, nowMs)
type Choose = Parameters<typeof exchangeToken<{ kind: 'refused' }>>[2]
const exchange = (token: string, choose: Choose = () => Promise.resolve(undefined)) =>
  exchangeToken(data.db, token, choose, life, nowMs)
const renew = async (token: string) => {
  const exchanged = await exchange(token)
  return exchanged.kind === 'granted' ? exchanged.token : exchanged.kind
}
const isAlive = async (token: string) =>
  (await createFindCaller(data.db, { requiresOfSuperAdmins: false })(token, nowMs)) !== undefined
const rowsOf = (token: string) =>
  data.db
    .select()
    .from(tokens)
    .where(eq(tokens.hash, hashSecret(token)))
/** The end of each sign-in of a user, the oldest first. */
const endings = async (of = userId) =>
  (
    await data.db
      .select()
      .from(tokenChains)
      .where(eq(tokenChains.userId, of))
      .orderBy(asc(tokenChains.createdAt))
  ).map(({ endedAt }) => endedAt?.getTime() ?? null)

describe('openTokenChain', () => {
  test('stores a hash of the token, for as long as tokens live', async () => {
    const token = await open()
    expect(await rowsOf(token)).toMatchObject([
      {
        storeId: null,
        issuedAt: new Date(nowMs),
        expiresAt: new Date(nowMs + unitMs.hour),
        replacedAt: null,
      },
    ])
    expect(JSON.stringify(await data.db.select().from(tokens))).not.toContain(token)
  })
})

describe('exchangeToken', () => {
  test('replaces a token, which still stands for its successor for 30 s', async () => {
    const first = await open()
    const second = await renew(first)
    expect(second).not.toBe(first)
    expect(await rowsOf(first)).toMatchObject([{ replacedAt: new Date(nowMs) }])
    nowMs += 30 * unitMs.second
    expect([await renew(first), await isAlive(first), await isAlive(second)]).toEqual([second, true, true])
    nowMs += 1
    expect([await isAlive(first), await isAlive(second)]).toEqual([false, true])
  })

  test('gives parallel exchanges of one token the same successor', async () => {
    const first = await open()
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(first)))
    expect(new Set(answers).size).toBe(1)
    expect(await isAlive(answers[0] ?? '')).toBe(true)
  })

  test('follows a predecessor to the newest token within the grace', async () => {
    const first = await open()
    const second = await renew(first)
    nowMs += 10 * unitMs.second
    const third = await renew(second)
    expect(await renew(first)).toBe(third)
  })

  test('ends the whole chain when a token comes back after the grace, and no other sign-in', async () => {
    const stolen = await open()
    nowMs += 1
    const other = await open()
    const current = await renew(stolen)
    nowMs += 30 * unitMs.second + 1
    expect([await renew(stolen), await isAlive(current), await renew(current)]).toEqual([
      'ended',
      false,
      'ended',
    ])
    expect([await endings(), await isAlive(other)]).toEqual([[nowMs, null], true])
  })

  test('refuses a token 14 days after its issue, and a sign-in after 90 days', async () => {
    const late = await open()
    const tooLate = await open()
    nowMs += 14 * unitMs.day - 1
    let busy = await renew(late)
    nowMs += 1
    expect(await renew(tooLate)).toBe('ended')
    while (nowMs < startMs + 80 * unitMs.day) {
      nowMs += 10 * unitMs.day
      busy = await renew(busy)
    }
    nowMs = startMs + 90 * unitMs.day - 1
    busy = await renew(busy)
    expect(await isAlive(busy)).toBe(true)
    nowMs += 1
    expect(await renew(busy)).toBe('ended')
  })

  test('refuses a made-up token, and one of a person who is switched off', async () => {
    const token = await open()
    await data.db.update(users).set({ isActive: false }).where(eq(users.id, userId))
    expect([await renew('made-up'), await renew(token)]).toEqual(['ended', 'ended'])
    expect(await rowsOf(token)).toMatchObject([{ replacedAt: null }])
  })

  test('stays in the store of the newest token unless another is chosen', async () => {
    const [home, other] = [await addStore(data.db, 'Home'), await addStore(data.db, 'Other')]
    const asked: unknown[] = []
    const ask = (chosen: Awaited<ReturnType<Choose>>): Choose => {
      return (_tx, person) => {
        asked.push(person)
        return Promise.resolve(chosen)
      }
    }
    const atHome = await open(home)
    const stays = await exchange(atHome, ask(undefined))
    expect(stays).toMatchObject({ kind: 'granted', storeId: home })
    const moved = await exchange((stays as { token: string }).token, ask({ storeId: other }))
    expect(moved).toMatchObject({ kind: 'granted', storeId: other })
    const { token } = moved as { token: string }
    expect(await rowsOf(token)).toMatchObject([{ storeId: other }])
    // A request that the switch has overtaken.
    expect(await exchange(atHome, ask(undefined))).toEqual({ kind: 'granted', token, storeId: other })
    const out = await exchange(atHome, ask({ storeId: null }))
    expect(out).toMatchObject({ kind: 'granted', storeId: null })
    expect((out as { token: string }).token).not.toBe(token)
    expect(asked).toEqual([
      { userId, storeId: home, wasMoved: false },
      { userId, storeId: home, wasMoved: false },
      { userId, storeId: other, wasMoved: true },
      { userId, storeId: other, wasMoved: true },
    ])
  })

  test('passes a refusal on and leaves the token as it is', async () => {
    const token = await open()
    const refusal = { kind: 'refused', why: 'not yours' } as const
    expect(await exchange(token, () => Promise.resolve(refusal))).toEqual(refusal)
    expect(await rowsOf(token)).toMatchObject([{ replacedAt: null }])
  })

  test('never has two living heads, whatever the order of exchanges and pauses', async () => {
    const steps = fc.array(fc.record({ pick: fc.nat(9), pauseMs: fc.nat(40_000) }), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const seen = [await open()]
        for (const { pick, pauseMs } of taken) {
          nowMs += pauseMs
          const token = await renew(seen[pick % seen.length] ?? '')
          if (token !== 'ended' && !seen.includes(token)) seen.push(token)
        }
        nowMs += 31 * unitMs.second
        const alive = await Promise.all(seen.map(isAlive))
        expect(alive.filter(Boolean).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 15 },
    )
  })
})

describe('endTokenChains', () => {
  test('ends what is open of a person and says how many there were', async () => {
    const other = await addUser()
    await open(null, other)
    await open()
    expect(await endTokenChains(data.db, userId, startMs)).toBe(1)
    nowMs += 1
    await open()
    expect(await endTokenChains(data.db, userId, nowMs + 1)).toBe(1)
    expect([await endings(), await endings(other)]).toEqual([[startMs, nowMs + 1], [null]])
  })
})

describe('endOtherTokenChains', () => {
  test('leaves the sign-in of the token, those that ended before, and other people', async () => {
    const other = await addUser()
    await open(null, other)
    await open()
    await endTokenChains(data.db, userId, startMs)
    nowMs += 1
    await open()
    nowMs += 1
    const own = await renew(await open())
    await endOtherTokenChains(data.db, userId, own, nowMs + 1)
    expect([await endings(), await endings(other)]).toEqual([[startMs, nowMs + 1, null], [null]])
  })
})
