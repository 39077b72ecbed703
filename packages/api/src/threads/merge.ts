import { eq, sql } from 'drizzle-orm'
import { drafts, emailIds, emails, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** Moves everything of one conversation into another; the emptied one stays, so that links to it lead on. */
export async function mergeThreads(tx: Transaction, into: string, from: string): Promise<void> {
  if (into === from) return
  await tx.update(emails).set({ threadId: into }).where(eq(emails.threadId, from))
  await tx.update(drafts).set({ threadId: into }).where(eq(drafts.threadId, from))
  await tx.update(emailIds).set({ threadId: into }).where(eq(emailIds.threadId, from))
  await tx.update(threads).set({ mergedInto: into }).where(eq(threads.mergedInto, from))
  const [gone] = await tx
    .update(threads)
    .set({ mergedInto: into, needsReply: false, isUnread: false, version: sql`${threads.version} + 1` })
    .where(eq(threads.id, from))
    .returning({ isUnread: sql<boolean>`${threads.isUnread}`, settledAt: threads.settledAt })
  if (gone?.settledAt)
    await tx
      .update(threads)
      .set({ settledAt: sql`greatest(${threads.settledAt}, ${gone.settledAt.toISOString()}::timestamptz)` })
      .where(eq(threads.id, into))
}
