import { and, eq, ne, sql } from 'drizzle-orm'
import { draftFiles, drafts, emailIds, emails, outbox } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { findOwn } from '../threads/own-addresses.ts'
import { readMail } from '../reading/read-mail.ts'
import { isOpen, nextVersion } from '../threads/draft.ts'
import { placeMail } from '../threads/place.ts'
import { refreshThreads } from '../threads/refresh.ts'
import { tellThreads } from '../events/tell-threads.ts'

/** What is known of a mail that left. */
export interface Departure {
  readonly answer?: string | undefined
  /** The Message-ID that the mail server gave it in place of ours. */
  readonly serverId?: string | undefined
  /** Addresses that the mail server did not take, while it took others. */
  readonly rejected?: readonly string[] | undefined
  /** The mail of the conversation, when its copy came first. */
  readonly emailId?: string | undefined
}

/**
 * Writes down that a mail left: it becomes an e-mail of its conversation, nobody waits there any more, and what else was written
 * for it is out of date. `row` is held by the transaction.
 */
export async function markSent(
  tx: Transaction,
  row: typeof outbox.$inferSelect,
  { answer, serverId, rejected = [], emailId: known }: Departure,
  nowMs: number,
): Promise<void> {
  const { id, storeId, threadId, draftId } = row
  const emailId = known ?? (await placeCopy(tx, row, nowMs))
  await tx
    .update(outbox)
    .set({
      state: 'sent',
      sentAt: new Date(nowMs),
      emailId: emailId ?? null,
      letter: '',
      looks: 0,
      reason: null,
      ...(answer !== undefined && { answer }),
      ...(serverId !== undefined && { serverId }),
    })
    .where(eq(outbox.id, id))
  if (emailId !== undefined && rejected.length > 0)
    await tx
      .update(emails)
      .set({ undelivered: `The mail server refused ${rejected.join(', ')}.` })
      .where(eq(emails.id, emailId))
  if (serverId !== undefined)
    await tx
      .insert(emailIds)
      .values({ storeId, messageId: serverId, threadId, emailId: emailId ?? null, isParent: true })
      .onConflictDoNothing()
  if (draftId !== null) {
    await tx.update(drafts).set({ state: 'sent' }).where(eq(drafts.id, draftId))
    await tx.delete(draftFiles).where(eq(draftFiles.draftId, draftId))
  }
  // What a person wrote stays in sight; what nobody touched answers a question that is answered.
  const isOther = and(eq(drafts.threadId, threadId), isOpen, ne(drafts.id, draftId ?? id))
  await tx
    .update(drafts)
    .set({
      state: sql`case when ${drafts.editedBy} is null then 'discarded' else 'stale' end`,
      ...nextVersion(nowMs),
    })
    .where(isOther)
  await refreshThreads(tx, [threadId])
  await tellThreads(tx, { storeId, nowMs }, threadId)
}

/** Makes the e-mail of the conversation from the mail itself, so that its copy in the Sent folder is known for the same. */
async function placeCopy(
  tx: Transaction,
  { storeId, letter, sendAt, threadId, envelope }: typeof outbox.$inferSelect,
  nowMs: number,
): Promise<string | undefined> {
  if (letter === '') return undefined
  const raw = Buffer.from(letter, 'latin1')
  const receivedAtMs = Math.max(nowMs, sendAt.getTime())
  const own = [...(await findOwn(tx, storeId)).add(envelope.from.toLowerCase())]
  const mail = await readMail({ raw, files: [], receivedAtMs, own, isSent: true })
  const placed = await placeMail(tx, { storeId, mail, receivedAtMs, own: new Set(own), rules: new Map() })
  if (placed.threadId !== threadId) await refreshThreads(tx, [placed.threadId])
  return placed.emailId
}

/** Writes down that a mail of unknown fate arrived after all; false when that is known already. */
export async function markArrived(
  tx: Transaction,
  id: string,
  nowMs: number,
  departure: Departure = {},
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.state, 'unknown')))
    .for('update')
  if (!row) return false
  await markSent(tx, row, departure, nowMs)
  await tx
    .update(outbox)
    .set({ dueAt: new Date(nowMs), looks: 0 })
    .where(eq(outbox.id, id))
  return true
}
