import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { examples, policies, stores } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isVisibleExample } from './example.ts'
import type { ExampleViewer } from './example.ts'
import { readInterruptedAfterMs } from './policy.ts'

/** The limits of one store. Personal examples count only for their owner. */
export const knowledgeQuota = {
  documents: 500,
  characters: 5_000_000,
  waiting: 20,
  examples: 2000,
  fileBytes: 200_000_000,
} as const

/** The limit that a store exceeds: documents, characters, files that wait for the reader, examples, or their files. */
export type QuotaExcess = { kind: 'full'; of: keyof typeof knowledgeQuota }

/** The current totals of a store, without deleted documents. */
export type QuotaUsage = Record<'documents' | 'characters' | 'waiting', number>

/** Counts the documents of a store. Locks the store until the transaction ends. */
export async function loadQuotaUsage(tx: Transaction, storeId: string, nowMs: number): Promise<QuotaUsage> {
  await lockStore(tx, storeId)
  const since = new Date(nowMs - readInterruptedAfterMs).toISOString()
  const isWaiting = sql`${policies.state} = 'processing' and ${policies.updatedAt} > ${since}::timestamptz`
  const [held] = await tx
    .select({
      documents: count(),
      characters: sql<number>`coalesce(sum(${policies.characters}), 0)`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
    })
    .from(policies)
    .where(and(eq(policies.storeId, storeId), isNull(policies.deletedAt)))
  return held ?? { documents: 0, characters: 0, waiting: 0 }
}

/** True when a person has no room for another example. Locks the store until the transaction ends. */
export async function hasReachedExampleQuota(tx: Transaction, reader: ExampleViewer): Promise<boolean> {
  await lockStore(tx, reader.storeId)
  const held = await tx.$count(examples, isVisibleExample(reader))
  return held >= knowledgeQuota.examples
}

/** Finds the limit that these totals exceed. Undefined if none. */
export function findExceededQuota(usage: QuotaUsage): QuotaExcess | undefined {
  const of = (['documents', 'characters', 'waiting'] as const).find(
    (what) => usage[what] > knowledgeQuota[what],
  )
  return of && { kind: 'full', of }
}

/** Locks the store until the transaction ends. */
export const lockStore = (tx: Transaction, storeId: string) =>
  tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('update')
