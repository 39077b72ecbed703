import { and, eq, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { drafts, emails, stores, threads } from '../database/schema.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { isDraftCountedInLists } from './replies/draft.ts'

const database = useDatabase()

/** Numbers that are the same in each run, below `end`. */
function createNumbers(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * end)
  }
}

describe('the mark of conversations with a draft', () => {
  test('is the same as a count of the drafts, after any change of drafts and emails', async () => {
    const { db } = database
    const [store] = await db.insert(stores).values({ name: 'Drafts' }).returning()
    const storeId = store?.id ?? ''
    const made = await db
      .insert(threads)
      .values(Array.from({ length: 4 }, () => ({ storeId, subject: 'Lamp', lastEmailAt: new Date(0) })))
      .returning()
    const below = createNumbers(7)
    const pickThread = () => made[below(made.length)]?.id ?? ''
    const pickState = () =>
      (['generating', 'ready', 'edited', 'queued', 'sent', 'discarded'] as const)[below(6)]
    const pickBody = () => ['', ' \n', 'Hello'][below(3)] ?? ''
    const anyDraft = sql`${drafts.id} = (select id from ${drafts} order by md5(id::text || ${below(1e6)}::text) limit 1)`
    const anyEmail = sql`${emails.id} = (select id from ${emails} order by md5(id::text || ${below(1e6)}::text) limit 1)`
    const addEmail = () =>
      db
        .insert(emails)
        .values({ storeId, threadId: pickThread(), direction: 'in', sender: 'Ann', body: 'Hi' })
    const changes = [
      () => db.insert(drafts).values({ threadId: pickThread(), body: pickBody(), state: pickState() }),
      () => db.update(drafts).set({ state: pickState() }).where(anyDraft),
      () => db.update(drafts).set({ body: pickBody() }).where(anyDraft),
      () => db.update(drafts).set({ threadId: pickThread(), body: pickBody() }).where(anyDraft),
      () => db.delete(drafts).where(anyDraft),
      addEmail,
      () => db.update(emails).set({ threadId: pickThread() }).where(anyEmail),
      () => db.delete(emails).where(anyEmail),
      () => db.delete(emails).where(eq(emails.threadId, pickThread())),
    ]
    const isCounted = sql`exists (select 1 from ${drafts} where ${drafts.threadId} = ${threads.id} and ${isDraftCountedInLists})`
    const seen = new Set<boolean>()
    for (let step = 0; step < 300; step += 1) {
      await changes[below(changes.length)]?.()
      const wrong = await db.$count(
        threads,
        and(eq(threads.storeId, storeId), ne(threads.hasDraft, isCounted)),
      )
      expect({ step, wrong }).toEqual({ step, wrong: 0 })
      const [first] = await db
        .select()
        .from(threads)
        .where(eq(threads.id, made[0]?.id ?? ''))
      if (first) seen.add(first.hasDraft)
    }
    expect([...seen].toSorted()).toEqual([false, true])
  })
})
