import type { JobClaim } from '../../claims/job-claims.ts'
import type { Database } from '../../database/open-database.ts'
import { isInvalidValueError } from '../../database/transact.ts'
import { writeBatchAtomically } from './write-batch-atomically.ts'
import type { FolderBatch } from './write-batch-atomically.ts'

/**
 * Writes a batch, and moves the checkpoint with its last mail. A mail that the database rejects is listed as
 * unreadable, so that the rest continues.
 */
export async function writeBatchWithFallback(
  db: Database,
  claim: Pick<JobClaim, 'id' | 'term'>,
  batch: FolderBatch,
): Promise<number> {
  const { items } = batch
  try {
    return await writeBatchAtomically(db, claim, batch)
  } catch (error) {
    const [only, ...others] = items
    if (!only || !isInvalidValueError(error)) throw error
    if (others.length === 0) {
      if (only.reading.kind === 'unread') throw error
      const reading = { kind: 'unread', fault: 'broken' } as const
      return writeBatchAtomically(db, claim, { ...batch, items: [{ ...only, reading }] })
    }
    const middle = Math.ceil(items.length / 2)
    const first = await writeBatchWithFallback(db, claim, {
      ...batch,
      items: items.slice(0, middle),
      checkpoint: {},
    })
    return first + (await writeBatchWithFallback(db, claim, { ...batch, items: items.slice(middle) }))
  }
}
