import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { draftFiles, drafts, emailIds, emails, outbox, threads, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { findOwnAddresses } from '../threads/replies/own-addresses.ts'
import type { MailParty } from '../reading/parsed-mail.ts'
import { readMail } from '../reading/read-mail.ts'
import { isOpenDraft, buildNextDraftVersion } from '../threads/replies/draft.ts'
import { matchThread } from '../threads/matching/match-thread.ts'
import { refreshThreads } from '../threads/matching/refresh-threads.ts'
import { recordThreadHistory } from '../threads/team/thread-history.ts'
import { deleteNotifications } from '../notifications/record-notifications.ts'
import { buildSendFailureKey } from '../threads/replies/send-failure.ts'
import { publishThreads } from '../events/publish-events.ts'

type OutboxRow = typeof outbox.$inferSelect

/** Facts about a sent mail. */
export interface SentFacts {
  readonly answer?: string | undefined
  /** The Message-ID that the mail server assigned instead. */
  readonly serverId?: string | undefined
  /** Recipients that the mail server rejected while accepting others. */
  readonly rejected?: readonly string[] | undefined
  /** The mail of the thread, if its copy was imported first. */
  readonly emailId?: string | undefined
}

/** Records a sent mail: adds it to its thread, resolves the thread and marks other drafts as stale. The transaction must lock `row`. */
export async function markSent(
  tx: Transaction,
  row: OutboxRow,
  { answer, serverId, rejected = [], emailId: known }: SentFacts,
  nowMs: number,
): Promise<void> {
  const { id, storeId, threadId, draftId } = row
  const emailId = known ?? (await addSentMailToThread(tx, row, nowMs))
  if (emailId !== undefined && row.envelope.bcc?.length)
    await tx.update(emails).set({ bcc: row.envelope.bcc }).where(eq(emails.id, emailId))
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
  await refreshThreads(tx, [threadId])
  const [sent] = emailId === undefined ? [] : await tx.select().from(emails).where(eq(emails.id, emailId))
  // A side conversation answers no question of the customer.
  if (sent?.isSide !== true) await closeOtherDrafts(tx, row, nowMs)
  if (row.followUpAt)
    await tx.update(threads).set({ followUpAt: row.followUpAt }).where(eq(threads.id, threadId))
  await recordSendInHistory(tx, row, sent, nowMs)
  await deleteNotifications(tx, { storeId, nowMs }, buildSendFailureKey(id))
  await publishThreads(tx, { storeId, nowMs }, threadId)
}

/** Closes the other drafts of an answered question: a person's draft stays open as stale, an unedited one is discarded. */
async function closeOtherDrafts(
  tx: Transaction,
  { id, threadId, draftId }: OutboxRow,
  nowMs: number,
): Promise<void> {
  const isOther = and(
    ...[eq(drafts.threadId, threadId), isOpenDraft, ne(drafts.id, draftId ?? id), isNull(drafts.forward)],
  )
  await tx
    .update(drafts)
    .set({
      state: sql`case when ${drafts.editedBy} is null then 'discarded' else 'stale' end`,
      ...buildNextDraftVersion(nowMs),
    })
    .where(isOther)
}

/** Records the sender of a mail, and the time of a scheduled one. */
async function recordSendInHistory(
  tx: Transaction,
  { storeId, threadId, sentBy, isScheduled, sendAt }: OutboxRow,
  sent: typeof emails.$inferSelect | undefined,
  nowMs: number,
): Promise<void> {
  const [actor] = sentBy === null ? [] : await tx.select().from(users).where(eq(users.id, sentBy))
  if (!actor) return
  const line = sent?.isForward
    ? { action: 'forwarded' as const, about: summarizeRecipients([...sent.to, ...sent.cc, ...sent.bcc]) }
    : { action: 'sent' as const, about: isScheduled ? sendAt.toISOString() : '' }
  await recordThreadHistory(tx, { storeId, actor, nowMs }, [{ threadId, ...line }])
}

/** The most recipients named in a history line. */
const maxNamedRecipients = 3

function summarizeRecipients(parties: readonly MailParty[]): string {
  const named = parties.slice(0, maxNamedRecipients).map(({ address }) => address)
  const others = parties.length - named.length
  return [...named, ...(others > 0 ? [`+${String(others)}`] : [])].join(', ')
}

/** Adds the mail to the thread under its own Message-ID, so that the Sent copy is recognized. */
async function addSentMailToThread(
  tx: Transaction,
  { storeId, letter, sendAt, threadId, envelope }: typeof outbox.$inferSelect,
  nowMs: number,
): Promise<string | undefined> {
  if (letter === '') return undefined
  const raw = Buffer.from(letter, 'latin1')
  const receivedAtMs = Math.max(nowMs, sendAt.getTime())
  const own = [...(await findOwnAddresses(tx, storeId)).add(envelope.from.toLowerCase())]
  const mail = await readMail({ raw, files: [], receivedAtMs, own, isSent: true })
  const placed = await matchThread(tx, { storeId, mail, receivedAtMs, own: new Set(own), rules: new Map() })
  if (placed.threadId !== threadId) await refreshThreads(tx, [placed.threadId])
  return placed.emailId
}

/** Records the delivery of an unknown mail. Returns false when it is recorded already. */
export async function markUnknownSendDelivered(
  tx: Transaction,
  id: string,
  nowMs: number,
  departure: SentFacts = {},
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
