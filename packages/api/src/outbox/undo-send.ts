import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { drafts, emailIds, outbox } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { publishThreads } from '../events/publish-events.ts'
import { lockThread } from '../threads/lock-thread.ts'
import { buildNextDraftVersion } from '../threads/replies/draft.ts'
import { findDraftParent } from '../threads/replies/reply-recipients.ts'
import { findDraft } from '../threads/replies/find-draft.ts'
import type { DraftActionContext } from './edit-drafts.ts'
import { prepareMail } from './prepare-mail.ts'
import { markUnknownSendDelivered } from './mark-sent.ts'
import { deleteOutgoingMail } from './outgoing-mail.ts'
import { undoReplyActions } from './reply-actions.ts'
import { addToOutbox, recordScheduledSend } from './send-draft.ts'

/** A mail in the outbox, as its row of `outbox`. */
export type OutboxRow = typeof outbox.$inferSelect

/** Columns of a canceled mail. Its claim becomes invalid. */
const cancelledColumns = {
  state: 'cancelled' as const,
  dueAt: sql`'infinity'`,
  leasedUntil: null,
  term: sql`${outbox.term} + 1`,
}

/** Result of an action. `late`: the mail can no longer be changed. */
export type OutboxActionResult =
  { readonly kind: 'done'; readonly id: string } | { readonly kind: 'late' | 'missing' | 'unlinked' }

/** Finds a mail of a store's outbox. */
export async function findOutboxRow(
  db: Database | Transaction,
  storeId: string,
  id: string,
): Promise<OutboxRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.storeId, storeId)))
  return row
}

/** Takes back a mail that is not being sent. Undo and sending update the same row from the same state, so only one succeeds. */
export async function undoSend(
  db: Database,
  writing: DraftActionContext,
  id: string,
): Promise<OutboxActionResult> {
  const { storeId } = writing
  return transact(db, async (tx): Promise<OutboxActionResult> => {
    const found = await findOutboxRow(tx, storeId, id)
    if (!found) return { kind: 'missing' }
    await lockThread(tx, found.threadId)
    const [row] = await tx
      .update(outbox)
      .set(cancelledColumns)
      .where(and(eq(outbox.id, id), eq(outbox.storeId, storeId), eq(outbox.state, 'held')))
      .returning()
    if (!row) return { kind: 'late' }
    await reopenDraft(tx, writing, row, 'edited')
    await undoReplyActions(tx, writing, row)
    if (row.isScheduled)
      await recordScheduledSend(tx, writing, { threadId: row.threadId, action: 'unscheduled' })
    await tx
      .delete(emailIds)
      .where(
        and(eq(emailIds.storeId, storeId), eq(emailIds.messageId, row.messageId), isNull(emailIds.emailId)),
      )
    await deleteOutgoingMail(tx, id)
    return { kind: 'done', id }
  })
}

/** Reopens the draft of a mail that was not sent. */
export async function reopenDraft(
  tx: Transaction,
  { storeId, nowMs }: Pick<DraftActionContext, 'storeId' | 'nowMs'>,
  { draftId, threadId }: Pick<OutboxRow, 'draftId' | 'threadId'>,
  state: 'edited' | 'failed',
): Promise<void> {
  if (draftId !== null)
    await tx
      .update(drafts)
      .set({ state, ...buildNextDraftVersion(nowMs) })
      .where(and(eq(drafts.id, draftId), eq(drafts.state, 'queued')))
  await publishThreads(tx, { storeId, nowMs }, threadId)
}

/** A person's decision about an unknown mail: it arrived, or send it again as a new mail. */
export async function resolveSend(
  db: Database,
  writing: DraftActionContext,
  id: string,
  hasArrived: boolean,
): Promise<OutboxActionResult> {
  const { storeId, nowMs } = writing
  const row = await findOutboxRow(db, storeId, id)
  if (!row) return { kind: 'missing' }
  if (row.state !== 'unknown') return { kind: 'late' }
  const isSame = and(eq(outbox.id, id), eq(outbox.state, 'unknown'))
  if (hasArrived) {
    const isDone = await transact(db, (tx) => markUnknownSendDelivered(tx, id, nowMs))
    return isDone ? { kind: 'done', id } : { kind: 'late' }
  }
  const draft = row.draftId === null ? undefined : await findDraft(db, storeId, row.draftId)
  if (!draft) return { kind: 'missing' }
  const prepared = await prepareMail(db, writing, draft, await findDraftParent(db, draft))
  if (!prepared) return { kind: 'unlinked' }
  return transact(db, async (tx): Promise<OutboxActionResult> => {
    const [old] = await tx.update(outbox).set(cancelledColumns).where(isSame).returning()
    if (!old) return { kind: 'late' }
    await deleteOutgoingMail(tx, id)
    await addToOutbox(tx, writing, {
      ...{ draft, ...prepared, key: `again-${id}` },
      followUpAt: old.followUpAt,
      applied: null,
    })
    return { kind: 'done', id: prepared.frozen.id }
  })
}
