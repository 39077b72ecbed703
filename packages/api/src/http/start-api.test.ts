import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { stores } from '../database/schema.ts'
import { openTestApi, signIn, signUp } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import type { SendCall } from '../testing/client.ts'
import { createDatabaseOn, serverUrl } from '../testing/database/database.ts'

// Only PostgreSQL can be shared: an embedded database belongs to one process.
describe.runIf(serverUrl)('startApi on a shared database', () => {
  let t: TestApi
  let twin: { send: SendCall; close: () => Promise<void> }
  beforeAll(async () => {
    t = await openTestApi()
    twin = await t.openTwin()
  })
  afterAll(async () => {
    await twin.close()
    await t.close()
  })
  const sides = (count: number): SendCall[] =>
    Array.from({ length: count }, (_, n) => (n % 2 === 0 ? t.send : twin.send))

  test('knows the tokens of the other', async () => {
    const token = await t.enter('ann@example.com')
    expect((await twin.send('session', { token })).status).toBe(200)
  })

  test('gives parallel exchanges on both the same successor', async () => {
    const token = await t.enter('exchange@example.com')
    const answers = await Promise.all(sides(20).map((send) => send('refresh', { token })))
    expect(new Set(answers.map(({ body }) => body['token'])).size).toBe(1)
  })

  test('lets one of many parallel verifications on both win', async () => {
    await signUp(t.send, 'race@example.com')
    const input = { email: 'race@example.com', verification_code: await t.codeOf('race@example.com') }
    const answers = await Promise.all(sides(50).map((send) => send('verifyEmail', { input })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('counts one limit on both', async () => {
    const wrong = await Promise.all(
      sides(10).map((send) => signIn(send, 'limit@example.com', 'Wrong-password-1')),
    )
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await signIn(t.send, 'limit@example.com')).status).toBe(429)
    expect((await signIn(twin.send, 'limit@example.com')).status).toBe(429)
  })

  test('opens one account for parallel sign-ups on both', async () => {
    const answers = await Promise.all(sides(4).map((send) => signUp(send, 'both@example.com')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('answers again after the database cut every connection', async () => {
    const token = await t.enter('cut@example.com')
    const { db } = t.api.services
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    await db.execute(cut)
    const statuses: number[] = []
    for (let count = 0; count < 15; count += 1) statuses.push((await twin.send('session', { token })).status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses.at(-1)).toBe(200)
  })

  test('migrates once when many start together', async () => {
    const { location, drop } = await createDatabaseOn(serverUrl ?? '')
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(location)))
    const counts = await Promise.all(opened.map(({ db }) => db.$count(stores)))
    expect(counts).toEqual([0, 0, 0, 0, 0, 0])
    await Promise.all(opened.map(({ close }) => close()))
    await drop()
  })
})
