import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ms, openTestApi, testPassword } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Entry {
  id: string
  device: string
  place: string
  is_current: boolean
  created_at: string
  last_used_at: string
}
const listOf = async (token: string) => (await t.send('signIns', { token })).body['sign_ins'] as Entry[]
const isAlive = async (token: string) => (await t.send('session', { token })).status === 200
const enterAgain = async (email: string) =>
  String(
    (
      await t.send('signIn', {
        input: { email, password: testPassword },
        headers: { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.9' },
      })
    ).body['token'],
  )

describe('signIns', () => {
  test('lists where one is signed in, the newest first, and which of them asks', async () => {
    const first = await t.enter('ann@example.com')
    t.passMs(ms.minute)
    const second = await enterAgain('ann@example.com')
    await t.enter('other@example.com')
    expect(await listOf(second)).toMatchObject([
      {
        device: 'Firefox on Windows',
        place: '203.0.*.*',
        is_current: true,
        created_at: '2030-01-15T12:01:00.000Z',
        last_used_at: '2030-01-15T12:01:00.000Z',
      },
      { device: '', is_current: false, created_at: '2030-01-15T12:00:00.000Z' },
    ])
    t.passMs(ms.minute)
    const renewed = String((await t.send('refresh', { token: first })).body['token'])
    expect((await listOf(renewed))[1]).toMatchObject({
      is_current: true,
      created_at: '2030-01-15T12:00:00.000Z',
      last_used_at: '2030-01-15T12:02:00.000Z',
    })
  })

  test('leaves out what has ended or can no longer be renewed', async () => {
    await t.enter('long@example.com')
    t.passMs(14 * ms.day)
    const token = await enterAgain('long@example.com')
    expect(await listOf(token)).toHaveLength(1)
  })
})

describe('endSignIn', () => {
  test('ends one of one’s own and no other', async () => {
    const token = await t.enter('one@example.com')
    const lost = await enterAgain('one@example.com')
    const kept = await enterAgain('one@example.com')
    const stranger = await t.enter('stranger@example.com')
    const id = (await listOf(lost)).find((entry) => entry.is_current)?.id ?? ''
    expect((await t.send('endSignIn', { token: stranger, id })).status).toBe(404)
    expect(await isAlive(lost)).toBe(true)
    expect((await t.send('endSignIn', { token, id })).status).toBe(200)
    expect([await isAlive(token), await isAlive(lost), await isAlive(kept)]).toEqual([true, false, true])
    expect((await t.send('refresh', { token: lost })).status).toBe(401)
    for (const gone of [id, 'made-up'])
      expect((await t.send('endSignIn', { token, id: gone })).status).toBe(404)
  })
})

describe('endOtherSignIns', () => {
  test('leaves the one that asks', async () => {
    const others = [await t.enter('all@example.com'), await enterAgain('all@example.com')]
    const token = await enterAgain('all@example.com')
    expect((await t.send('endOtherSignIns', { token })).status).toBe(200)
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false])
    expect(await listOf(token)).toMatchObject([{ is_current: true }])
  })
})

describe('revoke', () => {
  test('ends the sign-in of its token, and answers a second time the same', async () => {
    const token = await t.enter('out@example.com')
    const other = await enterAgain('out@example.com')
    const first = await t.send('revoke', { token })
    expect([first.status, first.body]).toEqual([200, { message: 'You are signed out.' }])
    expect([await isAlive(token), await isAlive(other)]).toEqual([false, true])
    expect((await t.send('refresh', { token })).status).toBe(401)
    expect((await t.send('revoke', { token })).body).toEqual(first.body)
    expect((await t.send('revoke')).status).toBe(401)
  })

  test('ends a sign-in by an expired token and by a replaced one', async () => {
    const token = await t.enter('offline@example.com')
    t.passMs(2 * ms.hour)
    await t.send('revoke', { token })
    expect((await t.send('refresh', { token })).status).toBe(401)
    const former = await enterAgain('offline@example.com')
    const newest = String((await t.send('refresh', { token: former })).body['token'])
    t.passMs(ms.minute)
    await t.send('revoke', { token: former })
    expect(await isAlive(newest)).toBe(false)
  })
})
