import { and, eq, inArray, or } from 'drizzle-orm'
import { policies } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { FailedExtraction } from './extraction-result.ts'
import { enqueueKnowledgeChange } from '../enqueue-knowledge-jobs.ts'
import { findExceededQuota, loadQuotaUsage } from '../knowledge-quota.ts'
import { writePassages } from '../passages/write-passages.ts'
import type { TextWithPassages } from '../passages/write-passages.ts'

/** Result of reading a file: its text and passages, or the failure. */
export type PreparedDocumentResult =
  { readonly kind: 'text'; readonly prepared: TextWithPassages; readonly isCut: boolean } | FailedExtraction

/**
 * Stores the text of a file or the failure, unless a person wrote a text meanwhile. A restarted job can still
 * fill a failed document.
 */
export async function saveExtractedDocument(
  tx: Transaction,
  policy: { storeId: string; id: string },
  reading: PreparedDocumentResult,
  nowMs: number,
): Promise<void> {
  const held = await loadQuotaUsage(tx, policy.storeId, nowMs)
  const read =
    reading.kind === 'text' &&
    findExceededQuota({ ...held, characters: held.characters + reading.prepared.text.length, waiting: 0 })
      ? ({ kind: 'failed', failure: 'full' } as const)
      : reading
  await tx
    .update(policies)
    .set({
      ...(read.kind === 'text'
        ? { state: 'ready', failure: null, content: read.prepared.text, isCut: read.isCut }
        : { state: 'failed', failure: read.failure }),
      updatedAt: new Date(nowMs),
    })
    .where(
      and(
        eq(policies.id, policy.id),
        or(eq(policies.state, 'processing'), inArray(policies.failure, ['interrupted', 'unreadable'])),
      ),
    )
  if (read.kind !== 'text') return
  await writePassages(tx, policy.id, read.prepared)
  await enqueueKnowledgeChange(tx, policy.storeId)
}
