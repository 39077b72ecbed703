import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokenChains } from '../../database/schema.ts'
import { addPerson } from '../../testing/people.ts'
import { unitMs } from '../../testing/time.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { endSignInByToken, endSignIn, listSignIns } from './sign-in-list.ts'
import { endTokenChains, exchangeToken, openTokenChain } from './token-chains.ts'

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

const open = (device = '', of = userId) =>
  openTokenChain(data.db, { userId: of, storeId: null, device: { device, place: '203.0.*.*' } }, life, nowMs)
const renew = async (token: string) => {
  const exchanged = await exchangeToken(data.db, token, () => Promise.resolve(undefined), life, nowMs)
  return exchanged.kind === 'granted' ? exchanged.token : exchanged.kind
}
const list = (token = '') => listSignIns(data.db, { userId, token }, life, nowMs)
const endings = async (of = userId) =>
  (
    await data.db.select().from(tokenChains).where(eq(tokenChains.userId, of)).orderBy(tokenChains.createdAt)
  ).map(({ endedAt }) => endedAt?.getTime() ?? null)

describe('listSignIns', () => {
  test('shows a person’s own, the newest first, when each was renewed, and which of them asks', async () => {
    const first = await open('Firefox on Linux')
    nowMs += unitMs.minute
    await open('Safari on Mac')
    await open('', await addUser())
    nowMs += unitMs.minute
    const listed = await list(await renew(first))
    const place = '203.0.*.*'
    const [id] = listed.map((entry) => entry.id)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(listed).toMatchObject([
      {
        device: 'Safari on Mac',
        place,
        createdAt: new Date(startMs + unitMs.minute),
        lastUsedAt: new Date(startMs + unitMs.minute),
        isCurrent: false,
      },
      {
        device: 'Firefox on Linux',
        place,
        createdAt: new Date(startMs),
        lastUsedAt: new Date(nowMs),
        isCurrent: true,
      },
    ])
  })

  test('leaves out what was ended, unused for 14 days, or opened 90 days ago', async () => {
    await open()
    await endTokenChains(data.db, userId, nowMs)
    expect(await list()).toEqual([])
    let busy = await open('busy')
    nowMs += 76 * unitMs.day
    await open('idle')
    for (let day = 10; day <= 90; day += 10) {
      nowMs = startMs + day * unitMs.day - 1
      busy = await renew(busy)
    }
    const shown = async () => (await list()).map(({ device }) => device)
    expect(await shown()).toEqual(['idle', 'busy'])
    nowMs += 1
    expect(await shown()).toEqual([])
  })
})

describe('endSignIn', () => {
  test('ends one of one’s own, once', async () => {
    await open()
    nowMs += 1
    await open()
    const [newest] = await list()
    const end = (id = '', of = userId) => endSignIn(data.db, of, id, nowMs)
    expect(await end(newest?.id, await addUser())).toBe(false)
    expect(await endings()).toEqual([null, null])
    expect(await end(newest?.id)).toBe(true)
    expect(await endings()).toEqual([null, nowMs])
    nowMs += 1
    expect([await end(newest?.id), await end('made-up')]).toEqual([false, false])
    expect(await endings()).toEqual([null, nowMs - 1])
  })
})

describe('endSignInByToken', () => {
  test('ends the sign-in of a token that was replaced long ago, once, and nothing by a made-up one', async () => {
    await open()
    nowMs += 1
    const token = await open()
    await renew(token)
    await endSignInByToken(data.db, 'made-up', nowMs)
    expect(await endings()).toEqual([null, null])
    nowMs += 20 * unitMs.day
    await endSignInByToken(data.db, token, nowMs)
    await endSignInByToken(data.db, token, nowMs + 1)
    expect(await endings()).toEqual([null, nowMs])
  })
})
