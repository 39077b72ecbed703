import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { drafts, emailIds, outbox } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import type { Writing } from './edit-drafts.ts'
import { tellThreads } from '../events/tell-threads.ts'
import { nextVersion } from '../threads/draft.ts'
import { findAnswered } from '../threads/recipients.ts'
import { findDraft } from '../threads/find-draft.ts'
import { prepareMail } from './letter.ts'
import { markArrived } from './mark-sent.ts'
import { dropMail } from './outgoing-mail.ts'
import { hold } from './send-draft.ts'

/** A row of the outbox. */
export type Sending = typeof outbox.$inferSelect

/** What a mail becomes that never leaves; whoever holds a claim on it has lost it. */
const cancelled = {
  state: 'cancelled' as const,
  dueAt: sql`'infinity'`,
  leasedUntil: null,
  term: sql`${outbox.term} + 1`,
}

/** Whether it was done; `late` when the mail is past that. */
export type Settled =
  { readonly kind: 'done'; readonly id: string } | { readonly kind: 'late' | 'missing' | 'unlinked' }

/** A mail of a store's outbox. */
export async function findSending(
  db: Database | Transaction,
  storeId: string,
  id: string,
): Promise<Sending | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.storeId, storeId)))
  return row
}

/**
 * Takes a mail back that nobody has begun to send. Whoever sends it changes the same row from the same state first: one of the
 * two finds it as they want it, never both.
 */
export async function undoSend(db: Database, writing: Writing, id: string): Promise<Settled> {
  const { storeId } = writing
  return transact(db, async (tx): Promise<Settled> => {
    if (!(await findSending(tx, storeId, id))) return { kind: 'missing' }
    const [row] = await tx
      .update(outbox)
      .set(cancelled)
      .where(and(eq(outbox.id, id), eq(outbox.storeId, storeId), eq(outbox.state, 'held')))
      .returning()
    if (!row) return { kind: 'late' }
    await reopen(tx, writing, row, 'edited')
    await tx
      .delete(emailIds)
      .where(
        and(eq(emailIds.storeId, storeId), eq(emailIds.messageId, row.messageId), isNull(emailIds.emailId)),
      )
    await dropMail(tx, id)
    return { kind: 'done', id }
  })
}

/** Gives the draft of a mail that did not leave back to whoever writes. */
export async function reopen(
  tx: Transaction,
  { storeId, nowMs }: Pick<Writing, 'storeId' | 'nowMs'>,
  { draftId, threadId }: Pick<Sending, 'draftId' | 'threadId'>,
  state: 'edited' | 'failed',
): Promise<void> {
  if (draftId !== null)
    await tx
      .update(drafts)
      .set({ state, ...nextVersion(nowMs) })
      .where(and(eq(drafts.id, draftId), eq(drafts.state, 'queued')))
  await tellThreads(tx, { storeId, nowMs }, threadId)
}

/** What a person says of a mail whose fate is unknown: it arrived, or it is to be sent again as a new one. */
export async function settleSend(
  db: Database,
  writing: Writing,
  id: string,
  hasArrived: boolean,
): Promise<Settled> {
  const { storeId, nowMs } = writing
  const row = await findSending(db, storeId, id)
  if (!row) return { kind: 'missing' }
  if (row.state !== 'unknown') return { kind: 'late' }
  const isSame = and(eq(outbox.id, id), eq(outbox.state, 'unknown'))
  if (hasArrived) {
    const isDone = await transact(db, (tx) => markArrived(tx, id, nowMs))
    return isDone ? { kind: 'done', id } : { kind: 'late' }
  }
  const draft = row.draftId === null ? undefined : await findDraft(db, storeId, row.draftId)
  if (!draft) return { kind: 'missing' }
  const prepared = await prepareMail(db, writing, draft, await findAnswered(db, draft))
  if (!prepared) return { kind: 'unlinked' }
  return transact(db, async (tx): Promise<Settled> => {
    const [old] = await tx.update(outbox).set(cancelled).where(isSame).returning()
    if (!old) return { kind: 'late' }
    await dropMail(tx, id)
    await hold(tx, writing, { draft, ...prepared, key: `again-${id}` })
    return { kind: 'done', id: prepared.frozen.id }
  })
}
