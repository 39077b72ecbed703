import { and, eq, sql } from 'drizzle-orm'
import { drafts, draftSteps, draftVersions, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'

/**
 * Removes order quotes from a store's drafts, of all orders or of `ids`; a person's own text stays. An
 * unedited unsent draft is deleted.
 */
export async function removeOrderQuotes(
  tx: Transaction,
  storeId: string,
  ids?: ReadonlySet<string>,
): Promise<void> {
  const quoting = await tx
    .select({
      id: drafts.id,
      state: drafts.state,
      editedBy: drafts.editedBy,
      writer: drafts.writer,
      sentences: drafts.sentences,
    })
    .from(drafts)
    .innerJoin(threads, eq(threads.id, drafts.threadId))
    .where(
      and(
        eq(threads.storeId, storeId),
        sql`${drafts.sentences} @> '[{"sources": [{"kind": "order"}]}]'::jsonb`,
      ),
    )
    // A deleted draft locks its conversation. Others lock several in this order, too.
    .orderBy(threads.id)
  const isGone = ({ kind, id }: { kind: string; id: string }) =>
    kind === 'order' && (ids === undefined || ids.has(id))
  for (const { id, state, editedBy, writer, sentences } of quoting) {
    if (!sentences.some(({ sources }) => sources.some(isGone))) continue
    const isOwn = editedBy !== null || writer.kind === 'person'
    if (!isOwn && !['queued', 'sent'].includes(state)) {
      await tx.delete(drafts).where(eq(drafts.id, id))
      continue
    }
    await tx
      .update(drafts)
      .set({
        sentences: sentences.map((sentence) => ({
          ...sentence,
          sources: sentence.sources.filter((source) => !isGone(source)),
        })),
      })
      .where(eq(drafts.id, id))
    await tx.delete(draftSteps).where(eq(draftSteps.draftId, id))
    await tx.delete(draftVersions).where(eq(draftVersions.draftId, id))
  }
}
