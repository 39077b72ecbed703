import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, endConnections, serverUrl } from '../../testing/database/database.ts'
import type { TestDatabase } from '../../testing/database/database.ts'
import { openDatabase } from '../open-database.ts'
import type { OpenDatabase } from '../open-database.ts'

// Only PostgreSQL uses a connection that can break.
describe.runIf(serverUrl)('listenToPostgres', () => {
  let made: TestDatabase
  let database: OpenDatabase
  beforeAll(async () => {
    made = await createTestDatabase()
    database = await openDatabase(made.location)
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  test('connects again when its connection is cut, says so, and hears what is told then', async () => {
    let heard = 0
    const unlisten = await database.listen('cuts', () => (heard += 1))
    await expect.poll(() => heard, { timeout: 10_000 }).toBe(1)
    for (let cut = 1; cut <= 2; cut += 1) {
      const before = heard
      await endConnections(made.location.kind === 'postgres' ? made.location.url : '')
      await expect.poll(() => heard, { timeout: 10_000 }).toBe(before + 1)
      await database.db.execute(sql`select pg_notify('cuts', '')`)
      await expect.poll(() => heard, { timeout: 10_000 }).toBe(before + 2)
    }
    await unlisten()
  })

  test('listens by the direct address where one is set', async () => {
    if (made.location.kind !== 'postgres') throw new Error('no PostgreSQL')
    const { url } = made.location
    const direct = new URL(url)
    direct.searchParams.set('application_name', 'direct')
    const opened = await openDatabase({ kind: 'postgres', url, directUrl: direct.href })
    let heard = 0
    const unlisten = await opened.listen('news', () => (heard += 1))
    await expect.poll(() => heard, { timeout: 10_000 }).toBe(1)
    const listening = sql`select from pg_stat_activity where application_name = 'direct' and query like 'listen%'`
    const found: unknown = await opened.db.execute(listening)
    expect((found as { rows: unknown[] }).rows).toHaveLength(1)
    await unlisten()
    await opened.close()
  })
})
