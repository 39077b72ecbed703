import { and, eq, or } from 'drizzle-orm'
import { policies } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Extraction } from './extraction.ts'
import { noteChange } from './note-change.ts'
import { findExcess, readHolding } from './quota.ts'
import { writePassages } from './write-passages.ts'

/**
 * Writes what was read from a file into its document, or why nothing was. Changes nothing when somebody wrote the text by hand
 * or deleted the document meanwhile. One whose reading was interrupted may be read after all.
 */
export async function finishReading(
  tx: Transaction,
  policy: { storeId: string; id: string },
  extraction: Extraction,
  nowMs: number,
): Promise<void> {
  const held = await readHolding(tx, policy.storeId, nowMs)
  const read =
    extraction.kind === 'text' &&
    findExcess({ ...held, characters: held.characters + extraction.text.length, waiting: 0 })
      ? ({ kind: 'failed', failure: 'full' } as const)
      : extraction
  await tx
    .update(policies)
    .set({
      ...(read.kind === 'text'
        ? { state: 'ready', failure: null, content: read.text, isCut: read.isCut }
        : { state: 'failed', failure: read.failure }),
      updatedAt: new Date(nowMs),
    })
    .where(
      and(
        eq(policies.id, policy.id),
        or(eq(policies.state, 'processing'), eq(policies.failure, 'interrupted')),
      ),
    )
  if (read.kind !== 'text') return
  await writePassages(tx, policy.id)
  await noteChange(tx, policy.storeId)
}
