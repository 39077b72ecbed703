import { and, eq, gte, sql } from 'drizzle-orm'
import { notifyRunners } from '../claims/notify-runners.ts'
import type { Database } from '../database/open.ts'
import { emails, knowledgeChanges } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** Due at once, independent of the clock. */
const immediately = sql`'epoch'::timestamptz`

/** Enqueues the updates that follow a change of documents or examples. Runs in the transaction of the change. */
export async function enqueueKnowledgeChange(tx: Transaction, storeId: string): Promise<void> {
  const fresh = { begunAt: sql`now()`, tries: 0, fault: null, parkedAt: null }
  await tx
    .insert(knowledgeChanges)
    .values({ storeId, dueAt: immediately })
    .onConflictDoUpdate({
      target: knowledgeChanges.storeId,
      // A new term revokes the claim of a running worker. The row then runs again with this change.
      set: { ...fresh, dueAt: immediately, leasedUntil: null, term: sql`${knowledgeChanges.term} + 1` },
    })
  await notifyRunners(tx, knowledgeChanges)
}

/** Enqueues missing embeddings, unless the job waits or has failed for good. */
export async function enqueueMissingChanges(db: Database, storeId: string): Promise<void> {
  const added = await db
    .insert(knowledgeChanges)
    .values({ storeId, dueAt: immediately })
    .onConflictDoNothing()
    .returning({ id: knowledgeChanges.id })
  if (added.length > 0) await notifyRunners(db, knowledgeChanges)
}

/** Enqueues the updates of stores that sent replies since then: a reply may contradict a document. */
export async function enqueueAnsweredStores(db: Database, since: Date): Promise<void> {
  const answered = await db
    .selectDistinct({ storeId: emails.storeId })
    .from(emails)
    .where(and(eq(emails.direction, 'out'), gte(emails.createdAt, since)))
  for (const { storeId } of answered) await enqueueMissingChanges(db, storeId)
}
