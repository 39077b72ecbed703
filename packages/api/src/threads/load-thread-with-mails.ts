import type { Answer } from '@draftdesk/contract'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { AnyColumn } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { attachments, customers, drafts, emails, outbox, storeSettings, threads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { toDraftAnswer, isOpenDraft, listDraftFiles } from './replies/draft.ts'
import { loadForwardAnswer } from './replies/load-forward.ts'
import { listUndeliveredMails } from './replies/outbox-mails.ts'
import { decideSenderVerdict } from '../reading/sender-verdict.ts'
import { loadMailboxProvider } from './replies/own-addresses.ts'
import { loadQuotation } from './replies/quotation.ts'
import { addDefaultRecipients } from './replies/reply-recipients.ts'
import { listColleagues } from './colleagues.ts'
import { tagsColumn } from './tags/store-tags.ts'
import { loadThreadHistory } from './team/thread-history.ts'
import { listNoteFiles, toNoteAnswer, loadNotes } from './team/list-notes.ts'
import { loadSendingMembers } from './team/load-sending-members.ts'
import { chooseThreadParty, toThreadFields } from './load-thread.ts'

type ThreadAnswer = Answer<'thread'>

/** The most mails shown. A longer thread shows the latest. */
const maxEmails = 200

/** The most drafts shown, newest first. */
const maxDrafts = 20

/** The longest text of a mail or draft shown, in characters. */
const maxBodyLength = 20_000

/** The most attachments listed for all mails together. */
const maxFiles = 2000

/** Byte limits of one response. Together they stay below the site's limit of 4 MB. */
const maxBytes = { emails: 2_500_000, drafts: 900_000, notes: 400_000 }

/** A long text is cut and ends with an ellipsis. */
function selectShortenedText(body: AnyColumn) {
  // Counting bytes and reading a prefix avoid decompressing the whole text.
  const start = sql`left(${body}, ${maxBodyLength})`
  const isCut = sql<boolean>`octet_length(${body}) > octet_length(${start})`
  return { body: sql<string>`case when ${isCut} then ${start} || '…' else ${start} end`, isCut }
}

/** Takes the newest rows that fit and returns them oldest first. */
function limitRowsByBytes<Row>(rows: readonly Row[], bytes: number): Row[] {
  let left = bytes
  const end = rows.findIndex((row) => (left -= measureJsonBytes(row)) < 0)
  return rows.slice(0, end < 0 ? rows.length : end).toReversed()
}

const measureJsonBytes = (row: unknown): number => Buffer.byteLength(JSON.stringify(row))

/** Finds a thread by its id or the id of a thread merged into it. */
export async function findThread(db: Database | Transaction, storeId: string, id: string) {
  if (!isUuid(id)) return undefined
  const selectThread = (threadId: string) =>
    db
      .select({ ...getTableColumns(threads), tags: tagsColumn })
      .from(threads)
      .where(and(eq(threads.id, threadId), eq(threads.storeId, storeId)))
  const [thread] = await selectThread(id)
  if (!thread?.mergedInto) return thread
  const [current] = await selectThread(thread.mergedInto)
  return current
}

/** Mails per query, so that other requests run in between. */
const emailsAtOnce = 20

/** The latest mails that fit into one response, oldest first, and a flag for earlier ones. */
async function loadNewestEmails(db: Database, threadId: string) {
  const { html: _html, headers: _headers, ...columns } = getTableColumns(emails)
  const latest = await db
    .select({ id: emails.id })
    .from(emails)
    .where(eq(emails.threadId, threadId))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(maxEmails)
  const selectEmails = async (ids: readonly string[]) =>
    db
      .select({
        ...columns,
        ...selectShortenedText(emails.body),
        hasHtml: isNotNull(emails.html),
        authentication: sql<string | null>`${emails.headers} ->> 'authentication'`,
      })
      .from(emails)
      .where(inArray(emails.id, [...ids]))
      .orderBy(desc(emails.createdAt), desc(emails.id))
  const mails: Awaited<ReturnType<typeof selectEmails>> = []
  let left = maxBytes.emails
  for (let at = 0; at < latest.length && left > 0; at += emailsAtOnce) {
    const rows = await selectEmails(latest.slice(at, at + emailsAtOnce).map(({ id }) => id))
    const fitting = limitRowsByBytes(rows, left)
    left = fitting.length < rows.length ? 0 : left - measureJsonBytes(rows)
    mails.unshift(...fitting)
  }
  return { mails, isCut: latest.length > mails.length, isAll: latest.length < maxEmails }
}

/** A thread with the texts of its mails and drafts. */
export async function loadThreadWithMails(
  db: Database,
  storeId: string,
  id: string,
  nowMs: number,
): Promise<ThreadAnswer | undefined> {
  const thread = await findThread(db, storeId, id)
  if (!thread) return undefined
  const { mails, isCut, isAll } = await loadNewestEmails(db, thread.id)
  const written = await db
    .select({ ...getTableColumns(drafts), ...selectShortenedText(drafts.body) })
    .from(drafts)
    .where(and(eq(drafts.threadId, thread.id), isOpenDraft))
    .orderBy(desc(drafts.createdAt), desc(drafts.id))
    .limit(maxDrafts)
  const colleagues = await listColleagues(db, storeId, nowMs)
  const files = await listMailFiles(db, mails)
  const senders = await loadSendingMembers(db, mails)
  const shown = await Promise.all(
    limitRowsByBytes(written, maxBytes.drafts).map((draft) => addDefaultRecipients(db, storeId, draft)),
  )
  const draftFiles = await listDraftFiles(
    db,
    shown.map((draft) => draft.id),
  )
  const [noted] = thread.customerId
    ? await db.select().from(customers).where(eq(customers.id, thread.customerId))
    : []
  const notes = await loadNotes(db, thread.id)
  const noteFiles = await listNoteFiles(
    db,
    notes.map((note) => note.id),
  )
  const provider = await loadMailboxProvider(db, storeId)
  const newcomers = findMailsFromNewSenders(mails, isCut)
  return {
    ...toThreadFields(
      thread,
      colleagues.find(({ id: colleague }) => colleague === thread.assigneeId),
      chooseThreadParty(noted, shown.at(-1)?.to),
    ),
    colleagues: colleagues.map(({ canAnswer, isAway, ...colleague }) => ({
      ...colleague,
      ...{ can_answer: canAnswer, is_away: isAway },
    })),
    emails: mails.map((email) => ({
      id: email.id,
      sender: email.sender,
      direction: email.direction,
      created_at: email.createdAt.toISOString(),
      body: email.body,
      is_cut: email.isCut,
      kind: email.kind,
      kind_reason: email.kindReason,
      to: [...email.to],
      cc: [...email.cc],
      bcc: [...email.bcc],
      is_forward: email.isForward,
      is_side: email.isSide,
      fold_at: email.foldAt !== null && email.foldAt < email.body.length ? email.foldAt : null,
      has_html: email.hasHtml === true,
      is_newcomer: newcomers.has(email.id) && !email.isSide,
      has_failed_checks:
        email.direction === 'in' &&
        provider !== undefined &&
        decideSenderVerdict(email.authentication ?? undefined, provider, email.fromAddress) === 'failed',
      is_answered: email.isAnswered,
      language: email.language,
      undelivered: email.undelivered,
      sent_by: senders.get(email.id) ?? null,
      attachments: files.get(email.id) ?? [],
    })),
    drafts: await Promise.all(
      shown.map(async (draft) => ({
        id: draft.id,
        created_at: draft.createdAt.toISOString(),
        body: draft.body,
        is_cut: draft.isCut,
        ...toDraftAnswer(
          ...[
            draft,
            draftFiles.get(draft.id),
            await loadQuotation(db, draft),
            await loadForwardAnswer(db, draft),
          ],
        ),
      })),
    ),
    notes: limitRowsByBytes(notes, maxBytes.notes).map((note) => toNoteAnswer(note, noteFiles.get(note.id))),
    history: await loadThreadHistory(db, thread.id),
    asks_sender: await isSenderNameRequired(db, storeId),
    outbox: await listUndeliveredMails(db, eq(outbox.threadId, thread.id), nowMs),
    email_count: isAll && !isCut ? mails.length : await db.$count(emails, eq(emails.threadId, thread.id)),
  }
}

/** True before the first reply of a store without sender name and signature. */
async function isSenderNameRequired(db: Database, storeId: string): Promise<boolean> {
  const isNamed = and(
    eq(storeSettings.storeId, storeId),
    or(ne(storeSettings.senderName, ''), ne(storeSettings.signature, '')),
  )
  const [named] = await db.select({ id: storeSettings.storeId }).from(storeSettings).where(isNamed)
  if (named) return false
  const [sent] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.storeId, storeId), eq(outbox.state, 'sent')))
    .limit(1)
  return !sent
}

type ListedMail = Pick<
  typeof emails.$inferSelect,
  'id' | 'direction' | 'fromAddress' | 'replyTo' | 'to' | 'cc'
>

/** Finds mails from senders who were not participants before. */
function findMailsFromNewSenders(mails: readonly ListedMail[], isCut: boolean): Set<string> {
  const known = new Set<string>()
  const newcomers = new Set<string>()
  for (const [index, mail] of mails.entries()) {
    const writer = mail.fromAddress
    if (mail.direction === 'in' && writer !== '' && !known.has(writer) && (index > 0 || isCut))
      newcomers.add(mail.id)
    for (const address of [writer, mail.replyTo, ...[...mail.to, ...mail.cc].map((party) => party.address)])
      known.add(address)
  }
  // Participants are unknown when the thread is cut.
  return isCut ? new Set() : newcomers
}

async function listMailFiles(db: Database, mails: readonly { id: string }[]) {
  const byMail = new Map<string, NonNullable<ThreadAnswer['emails'][number]['attachments']>>()
  if (mails.length === 0) return byMail
  const rows = await db
    .select()
    .from(attachments)
    .where(
      inArray(
        attachments.emailId,
        mails.map(({ id }) => id),
      ),
    )
    .orderBy(asc(attachments.part))
    .limit(maxFiles)
  for (const { emailId, isInline, id, name, type, bytes, cid } of rows) {
    const files = byMail.get(emailId) ?? []
    files.push({ id, name, type, bytes, cid, is_inline: isInline })
    byMail.set(emailId, files)
  }
  return byMail
}
