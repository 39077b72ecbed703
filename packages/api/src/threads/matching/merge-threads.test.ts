import { describe, expect, test } from 'vitest'
import { draftJobs, gaps, gapThreads, stores, threads } from '../../database/schema.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { mergeThreads } from './merge-threads.ts'

const database = useDatabase()

describe('mergeThreads', () => {
  test('takes drafts that are to be written, and questions that nothing answers, along', async () => {
    const { db } = database
    const [store] = await db.insert(stores).values({ name: 'Shop' }).returning()
    const storeId = store?.id ?? ''
    const now = new Date()
    const thread = { storeId, subject: 'Mugs', lastEmailAt: now }
    const [into, from] = (await db.insert(threads).values([thread, thread]).returning()).map(({ id }) => id)
    if (!into || !from) throw new Error('no conversations')
    const due = { dueAt: now, begunAt: now }
    await db.insert(draftJobs).values({ storeId, threadId: from, reason: 'mail', ...due })
    const asked = {
      storeId,
      subject: 'Mugs',
      language: 'en',
      topic: [],
      source: 'mail' as const,
      lastAt: now,
    }
    const found = await db
      .insert(gaps)
      .values([
        { ...asked, question: 'Of one?' },
        { ...asked, question: 'Of both?' },
      ])
      .returning()
    const [one = '', both = ''] = found.map(({ id }) => id)
    await db.insert(gapThreads).values([
      { gapId: one, threadId: from, askedAt: now },
      { gapId: both, threadId: from, askedAt: now },
      { gapId: both, threadId: into, askedAt: now },
    ])
    await db.transaction((tx) => mergeThreads(tx, into, from))
    expect(await db.select().from(draftJobs)).toMatchObject([{ threadId: into }])
    const threadIds = (await db.select().from(gapThreads)).map(({ threadId }) => threadId)
    expect(threadIds).toEqual([into, into])
  })
})
