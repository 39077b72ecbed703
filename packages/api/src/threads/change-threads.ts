import { and, eq, gt, gte, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open-database.ts'
import { emailIds, emails, senderRules, threads } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { publishThreads } from '../events/publish-events.ts'
import { mergeThreads } from './matching/merge-threads.ts'
import { refreshThreads } from './matching/refresh-threads.ts'
import { unmarkSpam, markSpam } from './mark-spam.ts'
import { findThread } from './load-thread-with-mails.ts'
import { copyThreadTags, hasRoomForTags, tagThreads } from './tags/tag-threads.ts'
import type { TagChange } from './tags/tag-threads.ts'
import { recordThreadHistory } from './team/thread-history.ts'
import type { HistoryLine, ThreadActionContext } from './team/thread-history.ts'
import { notifyAssignee } from './team/notify-assignee.ts'
import { updateEmails } from './storage/update-emails.ts'

/** A person's changes to a thread. */
export interface ThreadEdit extends TagChange {
  readonly is_archived?: boolean | undefined
  readonly is_unread?: boolean | undefined
  readonly is_settled?: boolean | undefined
  readonly is_spam?: boolean | undefined
  /** The id of a member, or null to unassign. */
  readonly assignee_id?: string | null | undefined
  /** Null ends the snooze. Without a time it lasts until the customer answers. */
  readonly snooze?: { readonly until: string | null } | null | undefined
}

function toThreadColumns(edit: ThreadEdit, now: Date) {
  return {
    ...(edit.is_archived !== undefined && { archivedAt: edit.is_archived ? now : null }),
    // A thread that leaves the archive is no longer spam.
    ...(edit.is_archived === false && { spamAt: null }),
    ...(edit.is_spam !== undefined && {
      archivedAt: edit.is_spam ? now : null,
      spamAt: edit.is_spam ? now : null,
    }),
    ...(edit.snooze !== undefined && {
      snoozedAt: edit.snooze && now,
      snoozedUntil: edit.snooze?.until == null ? null : new Date(edit.snooze.until),
    }),
    // A snoozed thread is in no archive, so that it can return.
    ...(edit.snooze && {
      archivedAt: sql`case when ${threads.spamAt} is null then null else ${threads.archivedAt} end`,
    }),
    ...(edit.assignee_id !== undefined && { assigneeId: edit.assignee_id }),
    ...(edit.is_unread !== undefined && { isUnread: edit.is_unread }),
    ...(edit.is_settled !== undefined && {
      ...(edit.is_settled && { returnReason: null }),
      settledAt: edit.is_settled ? sql<Date>`${threads.customerAt}` : null,
      needsReply: edit.is_settled
        ? false
        : sql<boolean>`${threads.customerAt} is not null and ${threads.customerAt} > coalesce(${threads.storeAt}, '-infinity')`,
    }),
    version: sql<number>`${threads.version} + 1`,
  }
}

/** Changes a thread if `version` is current. Returns false on a conflict. */
export async function changeThread(
  db: Database,
  action: ThreadActionContext,
  { id, version }: { readonly id: string; readonly version: number },
  edit: ThreadEdit,
): Promise<boolean> {
  const isSame = and(eq(threads.id, id), eq(threads.version, version))
  return (await changeThreads(db, action, isSame, edit)) > 0
}

/** Changes threads of a store, records it in their history and publishes it. Returns their number. */
export async function changeThreads(
  db: Database,
  action: ThreadActionContext,
  which: SQL | undefined,
  edit: ThreadEdit,
): Promise<number> {
  const { storeId, nowMs } = action
  return transact(db, async (tx) => {
    const now = new Date(nowMs)
    const hasRoom = hasRoomForTags(edit.add_tags ?? [])
    const isChanged = and(eq(threads.storeId, storeId), isNull(threads.mergedInto), hasRoom, which)
    const before = isRecordedEdit(edit)
      ? await tx.select().from(threads).where(isChanged).orderBy(threads.id).for('update')
      : []
    const beforeIds = before.map(({ id }) => id)
    await recordThreadHistory(tx, action, [
      ...before.flatMap((thread) => toHistoryLines(thread, edit)),
      ...(await tagThreads(tx, storeId, beforeIds, edit)),
    ])
    await notifyAssignee(tx, action, before, edit.assignee_id)
    const changed = await tx
      .update(threads)
      .set(toThreadColumns(edit, now))
      .where(isChanged)
      .returning({ id: threads.id })
    const ids = changed.map(({ id }) => id)
    if (edit.is_spam === true) await markSpam(tx, storeId, ids, now)
    if (edit.is_spam === false || edit.is_archived === false) await unmarkSpam(tx, storeId, ids)
    if (ids.length > 0) await publishThreads(tx, { storeId, nowMs }, ...ids)
    return changed.length
  })
}

/** True for an edit that the history records. Reading a mail is not recorded. */
const isRecordedEdit = ({ is_unread: _, ...edit }: ThreadEdit): boolean =>
  Object.values(edit).some((value) => value !== undefined)

/** The changes of a thread by an edit. Unchanged values are left out. */
function toHistoryLines(thread: typeof threads.$inferSelect, edit: ThreadEdit): HistoryLine[] {
  const { is_spam: isSpam, is_archived: isArchived, is_settled: isSettled } = edit
  const { assignee_id: personId, snooze } = edit
  const changes: [isChange: boolean, line: Omit<HistoryLine, 'threadId'>][] = [
    [personId === null && thread.assigneeId !== null, { action: 'unassigned' }],
    [personId != null && thread.assigneeId !== personId, { action: 'assigned', personId }],
    [snooze === null && thread.snoozedAt !== null, { action: 'unsnoozed' }],
    [snooze != null, { action: 'snoozed', about: snooze?.until ?? '' }],
    [isSpam === true && !thread.spamAt, { action: 'spam' }],
    [isSpam === false && thread.spamAt !== null, { action: 'not_spam' }],
    [isArchived === true && !thread.archivedAt, { action: 'archived' }],
    [isArchived === false && thread.archivedAt !== null, { action: 'restored' }],
    [isSettled === true && thread.needsReply, { action: 'resolved' }],
    [isSettled === false && !thread.needsReply, { action: 'reopened' }],
  ]
  return changes.flatMap(([isChange, line]) => (isChange ? [{ threadId: thread.id, ...line }] : []))
}

/** Condition that matches thread ids, including ids of merged threads. */
export const matchesThreadIds = (ids: readonly string[]): SQL => {
  const valid = ids.filter(isUuid)
  if (valid.length === 0) return sql`false`
  const merged = alias(threads, 'merged')
  return sql`${threads.id} in (select coalesce(${merged.mergedInto}, ${merged.id}) from ${threads} ${sql.identifier('merged')} where ${inArray(merged.id, valid)})`
}

/** Merges a thread into another one of the store. Returns the target, or undefined when either is missing. */
export async function mergeThreadOnRequest(
  db: Database,
  action: ThreadActionContext,
  named: { readonly from: string; readonly into: string },
): Promise<string | undefined> {
  const { storeId, nowMs } = action
  return transact(db, async (tx) => {
    const from = (await findThread(tx, storeId, named.from))?.id
    const into = (await findThread(tx, storeId, named.into))?.id
    if (from === undefined || into === undefined || from === into) return undefined
    const both = await tx
      .select({ id: threads.id, subject: threads.subject })
      .from(threads)
      .where(and(eq(threads.storeId, storeId), isNull(threads.mergedInto), inArray(threads.id, [from, into])))
      .for('update')
    if (both.length < 2) return undefined
    await mergeThreads(tx, into, from)
    await refreshThreads(tx, [into])
    const about = both.find(({ id }) => id === from)?.subject ?? ''
    await recordThreadHistory(tx, action, [{ threadId: into, action: 'merged', about }])
    await publishThreads(tx, { storeId, nowMs }, into)
    return into
  })
}

/** Splits a thread at a mail. Returns the new thread's id, or undefined for the first or a missing mail. */
export async function splitThread(
  db: Database,
  action: ThreadActionContext,
  named: { readonly threadId: string; readonly emailId: string },
): Promise<string | undefined> {
  const { storeId, nowMs } = action
  const { emailId } = named
  if (!isUuid(emailId)) return undefined
  return transact(db, async (tx) => {
    const threadId = (await findThread(tx, storeId, named.threadId))?.id
    if (threadId === undefined) return undefined
    const [thread] = await tx
      .select()
      .from(threads)
      .where(and(eq(threads.id, threadId), eq(threads.storeId, storeId)))
      .for('update')
    const [first] = await tx
      .select({ id: emails.id, subject: emails.subject, createdAt: emails.createdAt })
      .from(emails)
      .where(and(eq(emails.id, emailId), eq(emails.threadId, threadId)))
    if (!thread || !first) return undefined
    const isAfter = or(
      gt(emails.createdAt, first.createdAt),
      and(eq(emails.createdAt, first.createdAt), gte(emails.id, first.id)),
    )
    const [before] = await tx
      .select({ id: emails.id })
      .from(emails)
      .where(and(eq(emails.threadId, threadId), not(isAfter ?? sql`true`)))
      .limit(1)
    if (!before) return undefined
    const { baseSubject, customerId, settledAt } = thread
    const { subject, createdAt } = first
    const [made] = await tx
      .insert(threads)
      .values({ storeId, subject, baseSubject, customerId, settledAt, createdAt, lastEmailAt: createdAt })
      .returning({ id: threads.id })
    if (!made) throw new Error('the database returned no thread')
    // Prevents the split mails from joining again by subject.
    const ids = await updateEmails(tx, and(eq(emails.threadId, threadId), isAfter), {
      threadId: made.id,
      isOrphan: false,
    })
    await copyThreadTags(tx, threadId, made.id)
    await tx.update(emailIds).set({ threadId: made.id }).where(inArray(emailIds.emailId, ids))
    await refreshThreads(tx, [threadId, made.id])
    await recordThreadHistory(
      tx,
      action,
      [threadId, made.id].map((id) => ({ threadId: id, action: 'split', about: subject })),
    )
    await publishThreads(tx, { storeId, nowMs }, threadId, made.id)
    return made.id
  })
}

/** Saves a person's rule for a sender and applies it to the sender's mails. Returns the mail's thread, or undefined. */
export async function setSenderRule(
  db: Database,
  storeId: string,
  emailId: string,
  kind: 'customer' | 'notice',
  nowMs: number,
): Promise<string | undefined> {
  if (!isUuid(emailId)) return undefined
  return transact(db, async (tx) => {
    const [mail] = await tx
      .select({ threadId: emails.threadId, address: emails.fromAddress })
      .from(emails)
      .where(and(eq(emails.id, emailId), eq(emails.storeId, storeId), eq(emails.direction, 'in')))
    if (!mail || mail.address === '') return undefined
    const { address } = mail
    await tx
      .insert(senderRules)
      .values({ storeId, address, kind, createdAt: new Date(nowMs) })
      .onConflictDoUpdate({ target: [senderRules.storeId, senderRules.address], set: { kind } })
    const kindReason = 'Chosen by your team'
    const isTheirs = and(
      eq(emails.storeId, storeId),
      eq(emails.fromAddress, address),
      eq(emails.direction, 'in'),
    )
    const isOther = or(ne(emails.kind, kind), ne(emails.kindReason, kindReason))
    const touched = await tx
      .selectDistinct({ id: emails.threadId })
      .from(emails)
      .where(and(isTheirs, isOther))
    await updateEmails(tx, and(isTheirs, isOther), { kind, kindReason })
    const changed = touched.map(({ id }) => id)
    await refreshThreads(tx, changed)
    await publishThreads(tx, { storeId, nowMs }, ...changed.slice(0, 100))
    return mail.threadId
  })
}
