import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailboxSyncs, stores } from '../../database/schema.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { loadSyncAnswer } from './sync-state.ts'

const database = useDatabase()

describe('loadSyncAnswer', () => {
  test('names no next try for a mailbox that waits and is due in no time', async () => {
    const { db } = database
    const [store] = await db.insert(stores).values({ name: 'Shop' }).returning()
    const storeId = store?.id ?? ''
    await db
      .insert(mailboxSyncs)
      .values({ storeId, dueAt: sql`'infinity'`, begunAt: new Date(), state: 'waiting' })
    expect(await loadSyncAnswer(db, storeId)).toMatchObject({ state: 'waiting', next_try_at: null })
  })
})
