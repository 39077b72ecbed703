import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../database/open.ts'
import { mailboxSyncs, stores } from '../database/schema.ts'
import { createPlace } from '../testing/database.ts'
import { describeSync } from './sync.ts'

let database: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createPlace()
  drop = made.drop
  database = await openDatabase(made.place)
})
afterAll(async () => {
  await database.close()
  await drop()
})

describe('describeSync', () => {
  test('names no next try for a mailbox that waits and is due in no time', async () => {
    const { db } = database
    const [store] = await db.insert(stores).values({ name: 'Shop' }).returning()
    const storeId = store?.id ?? ''
    await db
      .insert(mailboxSyncs)
      .values({ storeId, dueAt: sql`'infinity'`, begunAt: new Date(), state: 'waiting' })
    expect(await describeSync(db, storeId)).toMatchObject({ state: 'waiting', next_try_at: null })
  })
})
