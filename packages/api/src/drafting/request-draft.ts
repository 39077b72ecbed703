import { and, eq, sql } from 'drizzle-orm'
import { wakeJobRunners } from '../claims/wake-job-runners.ts'
import type { SqlClock } from '../claims/sql-time.ts'
import type { Database } from '../database/open-database.ts'
import { draftFeedback, draftJobs, drafts, draftSteps, draftUses } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { publishEvents } from '../events/publish-events.ts'
import { buildNextDraftVersion } from '../threads/replies/draft.ts'
import { findDraft } from '../threads/replies/find-draft.ts'
import { loadConversation } from './load-conversation.ts'
import { insertEmptyDraft } from './save-written-reply.ts'
import type { DraftOptions } from './reply-style.ts'

/** Enqueues a requested draft. Undefined when there is no customer mail to answer. */
export async function requestDraft(
  { db, now, clock }: { db: Database; now: SqlClock; clock: () => number },
  { storeId, threadId, wish, previousId }: DraftRequest,
): Promise<string | undefined> {
  const conversation = await loadConversation(db, storeId, threadId)
  if (!conversation) return undefined
  return transact(db, async (tx) => {
    const [previous] =
      previousId !== undefined && isUuid(previousId)
        ? await tx
            .select()
            .from(drafts)
            .where(and(eq(drafts.id, previousId), eq(drafts.threadId, threadId)))
        : []
    const draftId = await insertEmptyDraft(tx, conversation, clock())
    // Discards a machine draft without edits. A draft with edits by a person stays next to the new one.
    if (
      previous &&
      previous.writer.kind !== 'person' &&
      ['ready', 'stale', 'failed'].includes(previous.state)
    )
      await tx
        .update(drafts)
        .set({ state: 'discarded', ...buildNextDraftVersion(clock()) })
        .where(and(eq(drafts.id, previous.id), eq(drafts.version, previous.version)))
    await tx.insert(draftJobs).values({
      storeId,
      threadId,
      reason: 'asked',
      draftId,
      wish: Object.fromEntries(
        Object.entries(wish).filter(([, value]) => value !== undefined && value !== ''),
      ),
      // A draft is the base of another one only if both answer the same mail.
      previousId: previous?.answersEmailId === conversation.answers.id ? previous.id : null,
      dueAt: now(),
      begunAt: now(),
    })
    await wakeJobRunners(tx, draftJobs)
    return draftId
  })
}

/** A person's request for a draft. */
export interface DraftRequest {
  readonly storeId: string
  readonly threadId: string
  readonly wish: DraftOptions
  /** The draft to replace. */
  readonly previousId?: string | undefined
}

/** Lists the steps in which a draft was written. Undefined for an unknown draft. */
export async function listDraftSteps(db: Database, storeId: string, id: string) {
  const draft = await findDraft(db, storeId, id)
  if (!draft) return undefined
  return db.select().from(draftSteps).where(eq(draftSteps.draftId, draft.id)).orderBy(draftSteps.position)
}

/** A person's feedback on a bad draft. */
export type DraftFeedback = Pick<typeof draftFeedback.$inferInsert, 'reason' | 'note' | 'userId'>

/** Stores the feedback on a draft. False for an unknown draft. */
export async function saveDraftFeedback(
  { db, clock }: { db: Database; clock: () => number },
  storeId: string,
  id: string,
  feedback: DraftFeedback,
): Promise<boolean> {
  const draft = await findDraft(db, storeId, id)
  if (!draft) return false
  await transact(db, async (tx) => {
    const row = { ...feedback, createdAt: new Date(clock()) }
    await tx
      .insert(draftFeedback)
      .values({ draftId: draft.id, ...row })
      .onConflictDoUpdate({ target: draftFeedback.draftId, set: row })
    const fault = { fault: feedback.reason, faultAt: row.createdAt }
    await tx
      .insert(draftUses)
      .values({
        draftId: draft.id,
        storeId,
        policyId: sql`draft_policy(${JSON.stringify(draft.sentences)}::jsonb)`,
        ...fault,
      })
      .onConflictDoUpdate({ target: draftUses.draftId, set: fault })
    await publishEvents(tx, [{ storeId, type: 'draft', ref: draft.id }], clock())
  })
  return true
}
