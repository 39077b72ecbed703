import { cutText } from '@draftdesk/contract/cut-text'
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { SendDraftAnswer } from '@draftdesk/contract'
import { findPlaceholder } from '@draftdesk/contract/placeholders'
import type { Placeholder } from '@draftdesk/contract/placeholders'
import { publishThreads } from '../events/publish-events.ts'
import { wakeJobRunners } from '../claims/wake-job-runners.ts'
import type { Database } from '../database/open-database.ts'
import type { AppliedActions } from '../database/schema/drafts.ts'
import { drafts, emailIds, emails, outbox, threads, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { isOpenDraft, listDraftFiles } from '../threads/replies/draft.ts'
import type { Draft } from '../threads/replies/draft.ts'
import { addDefaultRecipients, findDraftParent } from '../threads/replies/reply-recipients.ts'
import { recordThreadHistory } from '../threads/team/thread-history.ts'
import type { HistoryLine } from '../threads/team/thread-history.ts'
import { saveRecipients } from '../threads/recipients.ts'
import { loadSendingMembers } from '../threads/team/load-sending-members.ts'
import { formatFullName } from '../platform/full-name.ts'
import { saveCustomer } from '../threads/storage/save-customers.ts'
import { findDraft, findNewestMailId } from '../threads/replies/find-draft.ts'
import type { DraftActionContext } from './edit-drafts.ts'
import { prepareMail } from './prepare-mail.ts'
import type { OutboxMail } from './prepare-mail.ts'
import { applyReplyActions } from './reply-actions.ts'
import { saveOutgoingMail } from './outgoing-mail.ts'

/** A click on Send: the seen version and an idempotency key. */
export interface SendRequest {
  readonly version: number
  /** The last mail on the page. Default: the newest mail when the draft was written. */
  readonly seen?: string | null | undefined
  readonly key: string
  /** The chosen time. Default: the end of the undo time. */
  readonly send_at?: string | null | undefined
  /** The thread returns at this time unless the customer answers before. */
  readonly follow_up_at?: string | null | undefined
  /** Ids of news that the person has read already. */
  readonly known?: readonly string[] | undefined
}

type UnseenThreadChanges = SendDraftAnswer['news']

/** Result of sending: an outbox row, news to review first, or a missing requirement. */
export type SendOutcome =
  | { readonly kind: 'held'; readonly id: string; readonly isNew: boolean }
  | { readonly kind: 'stale'; readonly draft: Draft; readonly news: UnseenThreadChanges }
  | { readonly kind: 'missing' | 'unlinked' | 'nobody' | 'empty' | 'automatic' | 'originless' }
  | { readonly kind: 'placeholder'; readonly field: 'subject' | 'body'; readonly placeholder: Placeholder }

/** Queues a draft as a complete mail, which is sent after the undo time. Mail and draft change in one transaction. */
export async function sendDraft(
  db: Database,
  writing: DraftActionContext,
  id: string,
  press: SendRequest,
): Promise<SendOutcome> {
  const { storeId, nowMs } = writing
  const before = await findExistingSend(db, storeId, press.key)
  if (before) return { kind: 'held', id: before, isNew: false }
  const found = await findDraft(db, storeId, id)
  if (!found) return { kind: 'missing' }
  const draft = await addDefaultRecipients(db, storeId, found)
  const fault = findDraftFault(draft)
  if (fault) return fault
  const parent = await findDraftParent(db, draft)
  if (!parent && draft.forward !== null) return { kind: 'originless' }
  if (!parent && (await findNewestMailId(db, draft.threadId))) return { kind: 'automatic' }
  const filesBefore = await listFileIds(db, id)
  const prepared = await prepareMail(
    db,
    writing,
    draft,
    parent,
    press.send_at ? new Date(press.send_at) : undefined,
  )
  if (!prepared) return { kind: 'unlinked' }
  return transact(db, async (tx): Promise<SendOutcome> => {
    // Locks the thread, so that a scheduled reply cannot miss a customer's mail.
    await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, draft.threadId)).for('update')
    const [current] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
    const other = await findExistingSend(tx, storeId, press.key)
    if (other) return { kind: 'held', id: other, isNew: false }
    if (!current) return { kind: 'missing' }
    const news = await findUnseenThreadChanges(tx, storeId, current, press)
    // A saved reply adds its files without a new version of the draft.
    const isSameMail = press.version === draft.version && (await listFileIds(tx, id)) === filesBefore
    const [queued] =
      news.length > 0 || !isSameMail
        ? []
        : await tx
            .update(drafts)
            .set({
              state: 'queued',
              to: draft.to,
              cc: draft.cc,
              subject: draft.subject,
              updatedAt: new Date(nowMs),
            })
            .where(and(eq(drafts.id, id), eq(drafts.version, press.version), isOpenDraft))
            .returning()
    if (!queued) return { kind: 'stale', draft: current, news }
    const applied = await applyReplyActions(tx, writing, queued)
    const followUpAt = press.follow_up_at ?? null
    await addToOutbox(tx, writing, {
      ...{ draft: queued, ...prepared, key: press.key, applied },
      followUpAt: followUpAt === null ? null : new Date(followUpAt),
    })
    const plans = [
      { action: 'scheduled' as const, about: press.send_at ?? null },
      { action: 'follow_up' as const, about: followUpAt },
    ]
    for (const { action, about } of plans)
      if (about !== null) await recordScheduledSend(tx, writing, { threadId: queued.threadId, action, about })
    return { kind: 'held', id: prepared.frozen.id, isNew: true }
  })
}

/** Records a planned time of a reply or reminder, or its cancellation. */
export async function recordScheduledSend(
  tx: Transaction,
  { storeId, userId, nowMs }: DraftActionContext,
  line: HistoryLine,
): Promise<void> {
  const [actor] = await tx.select().from(users).where(eq(users.id, userId))
  if (actor) await recordThreadHistory(tx, { storeId, actor, nowMs }, [line])
}

async function listFileIds(db: Database | Transaction, draftId: string): Promise<string> {
  const files = (await listDraftFiles(db, [draftId])).get(draftId) ?? []
  return files.map((file) => file.id).join()
}

function findDraftFault(draft: Draft): SendOutcome | undefined {
  if (draft.to.length === 0) return { kind: 'nobody' }
  // A forward needs no own text.
  if (draft.body.trim() === '' && draft.forward === null) return { kind: 'empty' }
  for (const field of ['subject', 'body'] as const) {
    const placeholder = findPlaceholder(draft[field])
    if (placeholder) return { kind: 'placeholder', field, placeholder }
  }
  return undefined
}

async function findExistingSend(
  db: Database | Transaction,
  storeId: string,
  key: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.storeId, storeId), eq(outbox.key, key)))
  return row?.id
}

interface QueuedMail extends OutboxMail {
  readonly draft: Draft
  readonly key: string
  readonly followUpAt: Date | null
  readonly applied: AppliedActions | null
}

/** Adds a mail to the outbox. Earlier failed mails of the draft are closed. */
export async function addToOutbox(
  tx: Transaction,
  writing: DraftActionContext,
  { draft, frozen, sendAt, isScheduled, followUpAt, key, applied }: QueuedMail,
): Promise<void> {
  const { storeId, userId, nowMs } = writing
  const { id, messageId, envelope, letter } = frozen
  const { threadId, subject } = draft
  await tx
    .update(outbox)
    .set({ state: 'cancelled' })
    .where(and(eq(outbox.draftId, draft.id), eq(outbox.state, 'failed')))
  await tx.insert(outbox).values({
    id,
    storeId,
    threadId,
    draftId: draft.id,
    messageId,
    key,
    envelope,
    subject,
    letter,
    sendAt,
    isScheduled,
    followUpAt,
    applied,
    dueAt: sendAt,
    begunAt: sendAt,
    sentBy: userId,
    createdAt: new Date(nowMs),
  })
  await saveOutgoingMail(tx, id, frozen.raw)
  // Replies and the Sent copy match the thread even if this row fails.
  await tx.insert(emailIds).values({ storeId, messageId, threadId, isParent: true }).onConflictDoNothing()
  if (draft.forward === null) await setThreadCustomer(tx, writing, draft)
  await saveRecipients(tx, storeId, [...draft.to, ...draft.cc, ...draft.bcc], nowMs)
  await publishThreads(tx, writing, threadId)
  await wakeJobRunners(tx, outbox)
}

/** The first recipient is the customer of a new thread. */
async function setThreadCustomer(
  tx: Transaction,
  { storeId, nowMs }: DraftActionContext,
  { threadId, to: [party] }: Draft,
): Promise<void> {
  const isNobodys = and(eq(threads.id, threadId), isNull(threads.customerId))
  const [nobodys] = await tx.select({ id: threads.id }).from(threads).where(isNobodys)
  if (!nobodys || !party) return
  const customerId = await saveCustomer(tx, storeId, { party, language: undefined, atMs: nowMs })
  await tx.update(threads).set({ customerId }).where(isNobodys)
}

/** Finds changes that the person has not seen: new mails and a colleague's queued reply. */
async function findUnseenThreadChanges(
  tx: Transaction,
  storeId: string,
  draft: Draft,
  { seen, known = [] }: Pick<SendRequest, 'seen' | 'known'>,
): Promise<UnseenThreadChanges> {
  const { threadId } = draft
  const knownIds = await findKnownChangeIds(tx, threadId, known)
  const from = seen === undefined ? draft.headEmailId : seen
  const [last] =
    from !== null && isUuid(from)
      ? await tx
          .select({ id: emails.id, createdAt: emails.createdAt })
          .from(emails)
          .where(and(eq(emails.id, from), eq(emails.storeId, storeId)))
      : []
  const isAfter = last
    ? or(
        gt(emails.createdAt, last.createdAt),
        and(eq(emails.createdAt, last.createdAt), gt(emails.id, last.id)),
      )
    : sql`true`
  const came = await tx
    .select({
      id: emails.id,
      sender: emails.sender,
      direction: emails.direction,
      createdAt: emails.createdAt,
      excerpt: sql<string>`left(${emails.body}, least(400, coalesce(${emails.foldAt}, 400)))`,
    })
    .from(emails)
    .where(and(eq(emails.threadId, threadId), inArray(emails.kind, ['customer', 'own']), isAfter))
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(10)
  const leaving = await tx
    .select({
      ...{ id: outbox.id, createdAt: outbox.createdAt, from: outbox.envelope, body: drafts.body },
      ...{ userId: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(outbox)
    .leftJoin(users, eq(users.id, outbox.sentBy))
    .innerJoin(threads, eq(threads.id, outbox.threadId))
    .leftJoin(drafts, eq(drafts.id, outbox.draftId))
    .where(
      and(
        eq(outbox.threadId, threadId),
        inArray(outbox.state, ['held', 'sending']),
        // A scheduled reply is visible in the conversation, so it does not stop another one.
        or(eq(outbox.isScheduled, false), eq(outbox.state, 'sending')),
        or(ne(outbox.draftId, draft.id), sql`${outbox.draftId} is null`),
      ),
    )
  const senders = await loadSendingMembers(tx, came)
  return [
    ...came.map(({ createdAt, ...mail }) => ({
      ...mail,
      created_at: createdAt.toISOString(),
      sent_by: senders.get(mail.id) ?? null,
    })),
    ...leaving.map(({ id, createdAt, from: { from: sender }, body, userId, ...name }) => ({
      ...{ id, sender, direction: 'out' as const, created_at: createdAt.toISOString() },
      excerpt: cutText(body ?? '', 400),
      sent_by:
        userId === null
          ? null
          : {
              id: userId,
              name: formatFullName({ firstName: name.firstName ?? '', lastName: name.lastName ?? '' }),
            },
    })),
  ].filter(({ id }) => !knownIds.has(id))
}

/** The ids of known news. A known queued reply that was sent meanwhile has a new id as an email. */
async function findKnownChangeIds(
  tx: Transaction,
  threadId: string,
  known: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = known.filter(isUuid)
  if (ids.length === 0) return new Set()
  const left = await tx
    .select({ id: outbox.emailId })
    .from(outbox)
    .where(and(eq(outbox.threadId, threadId), inArray(outbox.id, ids)))
  return new Set([...ids, ...left.flatMap(({ id }) => id ?? [])])
}
