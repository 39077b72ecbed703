import { sql } from 'drizzle-orm'
import { wakeJobRunners } from '../../claims/wake-job-runners.ts'
import { proposalSearches } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'

/** Enqueues a search of a store's sent replies for examples. Restarts one that was given up. */
export async function enqueueProposalSearch(tx: Transaction, storeId: string): Promise<void> {
  await tx
    .insert(proposalSearches)
    .values({ storeId, dueAt: sql`'epoch'::timestamptz` })
    .onConflictDoUpdate({
      target: proposalSearches.storeId,
      set: { tries: 0, fault: null, parkedAt: null, dueAt: sql`'epoch'::timestamptz` },
      setWhere: sql`${proposalSearches.leasedUntil} is null`,
    })
  await wakeJobRunners(tx, proposalSearches)
}
