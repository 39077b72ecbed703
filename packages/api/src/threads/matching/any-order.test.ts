import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { emails, stores } from '../../database/schema.ts'
import { readMail } from '../../reading/read-mail.ts'
import { makeConversations, scorePairs } from '../../testing/mail/made-conversations.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import type { TestMail } from '../../testing/mail/mails.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import type { MailArrival } from './mail-arrival.ts'
import { mergeOrphanReplies, listOrphanReplies } from './orphan-replies.ts'
import { matchThreadInBatch } from './match-thread.ts'
import { refreshThreads } from './refresh-threads.ts'
import { openMailBatch } from '../storage/mail-batch.ts'

const database = useDatabase()
const own = 'help@shop.test'

/** Imports mails in their order into a store of their own; the ids of those that share a conversation, sorted. */
async function importMails(mails: readonly TestMail[]): Promise<string[][]> {
  const { db } = database
  const [store] = await db.insert(stores).values({ name: 'Shop' }).returning()
  const storeId = store?.id ?? ''
  const arrivals: MailArrival[] = []
  for (const told of mails) {
    const receivedAtMs = told.atMs ?? 0
    const raw = Buffer.from(formatMail(told))
    const mail = await readMail({ raw, files: [], receivedAtMs, own: [own], isSent: told.from === own })
    arrivals.push({ storeId, mail, receivedAtMs, own: new Set([own]), rules: new Map(), isImport: true })
  }
  for (let at = 0; at < arrivals.length; at += 8)
    await db.transaction(async (tx) => {
      const slice = arrivals.slice(at, at + 8)
      const batch = await openMailBatch(tx, storeId, slice)
      const placed = new Set<string>()
      for (const arrival of slice) placed.add((await matchThreadInBatch(batch, arrival)).threadId)
      await batch.save()
      await refreshThreads(tx, [...placed].map(batch.currentOf))
    })
  await db.transaction(async (tx) => mergeOrphanReplies(tx, storeId, await listOrphanReplies(tx, storeId)))
  const rows = await db
    .select({ id: emails.messageId, threadId: emails.threadId })
    .from(emails)
    .where(eq(emails.storeId, storeId))
  const groups = Map.groupBy(rows, ({ threadId }) => threadId)
  return [...groups.values()].map((group) => group.map(({ id }) => id ?? '').toSorted()).toSorted()
}

describe('an import', () => {
  test('finds the conversations of a shop in any order', { timeout: 120_000 }, async () => {
    for (const seed of [1, 2, 3]) {
      const { mails, conversations } = makeConversations(seed, 40)
      const newestFirst = mails.toSorted((a, b) => (b.atMs ?? 0) - (a.atMs ?? 0))
      const first = await importMails(newestFirst)
      expect(scorePairs(first, conversations)).toBeGreaterThanOrEqual(0.99)
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray([...mails], { minLength: mails.length }), async (order) => {
          expect(await importMails(order)).toEqual(first)
        }),
        { numRuns: 2, seed },
      )
    }
  })
})
