import { cutText } from '@draftdesk/contract/cut-text'
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { SendDraftAnswer } from '@draftdesk/contract'
import { findPlaceholder, type Placeholder } from '@draftdesk/contract/placeholders'
import { tellThreads } from '../events/tell-threads.ts'
import { tellWork } from '../claims/tell-work.ts'
import type { Database } from '../database/open.ts'
import { drafts, emailIds, emails, outbox, threads } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { isOpen, type Draft } from '../threads/draft.ts'
import type { Writing } from './edit-drafts.ts'
import { addressDraft, findAnswered } from '../threads/recipients.ts'
import { noteCustomer } from '../threads/customer.ts'
import { findDraft, findHead } from '../threads/find-draft.ts'
import { prepareMail, type Prepared } from './letter.ts'
import { writeMail } from './outgoing-mail.ts'

/** A press of the button: what was read, and a text that makes a repeated request the same one. */
export interface Press {
  readonly version: number
  /** The last mail of the conversation that was on the page; what the draft was written after when not given. */
  readonly seen?: string | null | undefined
  readonly key: string
}

type News = SendDraftAnswer['news']

/** What became of it: a row of the outbox, what is new in place of it, or what is missing. */
export type Sent =
  | { readonly kind: 'held'; readonly id: string; readonly isNew: boolean }
  | { readonly kind: 'stale'; readonly draft: Draft; readonly news: News }
  | { readonly kind: 'missing' | 'unlinked' | 'nobody' | 'empty' | 'automatic' }
  | { readonly kind: 'placeholder'; readonly field: 'subject' | 'body'; readonly placeholder: Placeholder }

/**
 * Puts a draft into the outbox as a whole mail, from where it leaves when the time to take it back is over. All of it is one
 * transaction: the mail is there with its draft queued, or nothing has changed.
 */
export async function sendDraft(db: Database, writing: Writing, id: string, press: Press): Promise<Sent> {
  const { storeId, nowMs } = writing
  const before = await findPressed(db, storeId, press.key)
  if (before) return { kind: 'held', id: before, isNew: false }
  const found = await findDraft(db, storeId, id)
  if (!found) return { kind: 'missing' }
  const draft = await addressDraft(db, storeId, found)
  const fault = findFault(draft)
  if (fault) return fault
  const parent = await findAnswered(db, draft)
  if (!parent && (await findHead(db, draft.threadId))) return { kind: 'automatic' }
  const prepared = await prepareMail(db, writing, draft, parent)
  if (!prepared) return { kind: 'unlinked' }
  return transact(db, async (tx): Promise<Sent> => {
    const [current] = await tx.select().from(drafts).where(eq(drafts.id, id)).for('update')
    const other = await findPressed(tx, storeId, press.key)
    if (other) return { kind: 'held', id: other, isNew: false }
    if (!current) return { kind: 'missing' }
    const news = await findNews(tx, current, press.seen)
    const [queued] =
      news.length > 0 || press.version !== draft.version
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
            .where(and(eq(drafts.id, id), eq(drafts.version, press.version), isOpen))
            .returning()
    if (!queued) return { kind: 'stale', draft: current, news }
    await hold(tx, writing, { draft: queued, ...prepared, key: press.key })
    return { kind: 'held', id: prepared.frozen.id, isNew: true }
  })
}

function findFault(draft: Draft): Sent | undefined {
  if (draft.to.length === 0) return { kind: 'nobody' }
  if (draft.body.trim() === '') return { kind: 'empty' }
  for (const field of ['subject', 'body'] as const) {
    const placeholder = findPlaceholder(draft[field])
    if (placeholder) return { kind: 'placeholder', field, placeholder }
  }
  return undefined
}

async function findPressed(
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

/** Writes a mail into the outbox. What failed of the same draft before is done with. */
export async function hold(
  tx: Transaction,
  writing: Writing,
  { draft, frozen, sendAt, key }: Prepared & { readonly draft: Draft; readonly key: string },
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
    dueAt: sendAt,
    begunAt: sendAt,
    sentBy: userId,
    createdAt: new Date(nowMs),
  })
  await writeMail(tx, id, frozen.raw)
  // Its answers and its copy find the conversation whatever becomes of it here.
  await tx.insert(emailIds).values({ storeId, messageId, threadId, isParent: true }).onConflictDoNothing()
  await nameThreadCustomer(tx, writing, draft)
  await tellThreads(tx, writing, threadId)
  await tellWork(tx, outbox)
}

/** A conversation that the store begins is with whom it writes to first. */
async function nameThreadCustomer(
  tx: Transaction,
  { storeId, nowMs }: Writing,
  { threadId, to: [party] }: Draft,
): Promise<void> {
  const isNobodys = and(eq(threads.id, threadId), isNull(threads.customerId))
  const [nobodys] = await tx.select({ id: threads.id }).from(threads).where(isNobodys)
  if (!nobodys || !party) return
  const customerId = await noteCustomer(tx, storeId, { party, language: undefined, atMs: nowMs })
  await tx.update(threads).set({ customerId }).where(isNobodys)
}

/** What a person had not seen when they pressed: mails of people, and a colleague's reply on its way. */
async function findNews(tx: Transaction, draft: Draft, seen: string | null | undefined): Promise<News> {
  const { threadId } = draft
  const from = seen === undefined ? draft.headEmailId : seen
  const [last] =
    from !== null && isUuid(from)
      ? await tx
          .select({ id: emails.id, createdAt: emails.createdAt })
          .from(emails)
          .where(eq(emails.id, from))
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
    .select({ id: outbox.id, createdAt: outbox.createdAt, from: outbox.envelope, body: drafts.body })
    .from(outbox)
    .innerJoin(threads, eq(threads.id, outbox.threadId))
    .leftJoin(drafts, eq(drafts.id, outbox.draftId))
    .where(
      and(
        eq(outbox.threadId, threadId),
        inArray(outbox.state, ['held', 'sending']),
        or(ne(outbox.draftId, draft.id), sql`${outbox.draftId} is null`),
      ),
    )
  return [
    ...came.map(({ createdAt, ...mail }) => ({ ...mail, created_at: createdAt.toISOString() })),
    ...leaving.map(({ id, createdAt, from: { from: sender }, body }) => ({
      id,
      sender,
      direction: 'out' as const,
      created_at: createdAt.toISOString(),
      excerpt: cutText(body ?? '', 400),
    })),
  ]
}
