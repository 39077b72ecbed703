import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { wakeJobRunners } from '../claims/wake-job-runners.ts'
import type { Database } from '../database/open-database.ts'
import { contradictions, contradictionSearches, emails, knowledgeChanges } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/** Due at once, independent of the clock. */
const immediately = sql`'epoch'::timestamptz`

/** Fields of a job that begins again. */
const restarted = { begunAt: sql`now()`, dueAt: immediately, tries: 0, fault: null, parkedAt: null }

/** Enqueues the updates that follow a change of documents or examples. Runs in the transaction of the change. */
export async function enqueueKnowledgeChange(tx: Transaction, storeId: string): Promise<void> {
  await enqueueEmbeddings(tx, storeId)
  await enqueueContradictionSearch(tx, storeId)
}

/** Enqueues the embeddings of a store, and the search for questions that a document answers by now. */
export async function enqueueEmbeddings(tx: Transaction, storeId: string): Promise<void> {
  await tx
    .insert(knowledgeChanges)
    .values({ storeId, dueAt: immediately })
    .onConflictDoUpdate({
      target: knowledgeChanges.storeId,
      // A new term revokes the claim of a running worker. The row then runs again with this change.
      set: { ...restarted, leasedUntil: null, term: sql`${knowledgeChanges.term} + 1` },
    })
  await wakeJobRunners(tx, knowledgeChanges)
}

/** Enqueues the comparison of a store's documents and recent replies. A store has one, however often it changes. */
export async function enqueueContradictionSearch(tx: Transaction, storeId: string): Promise<void> {
  await tx
    .insert(contradictionSearches)
    .values({ storeId, dueAt: immediately })
    .onConflictDoUpdate({
      target: contradictionSearches.storeId,
      // A new term revokes the claim of a running worker, which has read the old texts.
      set: { ...restarted, leasedUntil: null, term: sql`${contradictionSearches.term} + 1` },
    })
  await wakeJobRunners(tx, contradictionSearches)
}

/** Enqueues missing embeddings, unless the job waits or has failed for good. */
export async function enqueueMissingEmbeddings(db: Database, storeId: string): Promise<void> {
  const added = await db
    .insert(knowledgeChanges)
    .values({ storeId, dueAt: immediately })
    .onConflictDoNothing()
    .returning({ id: knowledgeChanges.id })
  if (added.length > 0) await wakeJobRunners(db, knowledgeChanges)
}

/**
 * Enqueues the comparison of stores that sent replies since then, because a reply may contradict a document, and of
 * stores with a contradiction of replies, because replies grow old. Leaves out stores whose comparison waits, runs or
 * has failed for good.
 */
export async function enqueueContradictionSearchesSince(db: Database, since: Date): Promise<void> {
  const stores = await unionAll(
    db
      .selectDistinct({ storeId: emails.storeId })
      .from(emails)
      .where(and(eq(emails.direction, 'out'), gte(emails.createdAt, since))),
    db
      .selectDistinct({ storeId: contradictions.storeId })
      .from(contradictions)
      .where(isNotNull(contradictions.replyId)),
  )
  const storeIds = [...new Set(stores.map(({ storeId }) => storeId))]
  if (storeIds.length === 0) return
  const added = await db
    .insert(contradictionSearches)
    .values(storeIds.map((storeId) => ({ storeId, dueAt: immediately })))
    .onConflictDoNothing()
    .returning({ id: contradictionSearches.id })
  if (added.length > 0) await wakeJobRunners(db, contradictionSearches)
}
