import type { ThreadFilter, ThreadTextAnswer } from '@draftdesk/contract'
import { and, desc, eq, getTableColumns, isNotNull, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { readPage } from '../database/pages.ts'
import { drafts, emails, threads } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { hasDraft, selectThreads, threadBody, threadFields } from '../threads/thread.ts'
import { inStore } from './in-store.ts'
import { done, refuse, refuseStale } from './visit.ts'

const notFound = () => refuse(404, 'This conversation does not exist.')

/** Longest conversation that is shown whole; of a longer one the latest e-mails. */
const mostEmails = 200

/** Most drafts that are shown with a conversation: the newest. */
const mostDrafts = 20

/** Longest text of an e-mail or a draft that is shown, in characters. */
const longestBody = 20_000

/** Bytes of e-mails and of drafts in one answer; together below what the site reads (4 MB). */
const mostBytes = { emails: 2_500_000, drafts: 1_000_000 }

/** A text as it is shown: a longer one is cut, and ends with an ellipsis. */
function shownText(body: AnyColumn) {
  const isCut = sql<boolean>`length(${body}) > ${longestBody}`
  return {
    body: sql<string>`case when ${isCut} then left(${body}, ${longestBody}) || '…' else ${body} end`,
    isCut,
  }
}

/** Of rows that come newest first those that fit, oldest first. */
function fit<Row>(rows: readonly Row[], bytes: number): Row[] {
  let left = bytes
  const end = rows.findIndex((row) => (left -= Buffer.byteLength(JSON.stringify(row))) < 0)
  return rows.slice(0, end < 0 ? rows.length : end).toReversed()
}

/** GET /v1/threads: the latest first. */
export const listThreads = inStore<'threads'>(async ({ services, input, store }) => {
  const { db } = services
  const page = readPage(input, threads.lastEmailAt, threads.id)
  if (!page) return refuse(400, 'This page of the list does not exist.')
  const { read, isSent } = selectThreads(db)
  const wanted: Record<ThreadFilter, (SQL | undefined)[]> = {
    drafts: [isNull(threads.archivedAt), hasDraft],
    all: [isNull(threads.archivedAt)],
    sent: [isNull(threads.archivedAt), isSent],
    archive: [isNotNull(threads.archivedAt)],
  }
  const isListed = wanted[input.filter ?? 'all']
  const rows = await read(and(eq(threads.storeId, store.id), page.isAfter, ...isListed))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ lastEmailAt: at, id }) => ({ at, id }))
  const hasMail = shown.length > 0 || (await hasThread(db, store.id))
  return done({ threads: shown.map(threadBody), next, has_mail: hasMail })
})

async function hasThread(db: Database, storeId: string): Promise<boolean> {
  const found = await db.select({ id: threads.id }).from(threads).where(eq(threads.storeId, storeId)).limit(1)
  return found.length > 0
}

/** GET /v1/threads/{id}. */
export const showThread = inStore<'thread'>(async ({ services, id, store }) => {
  const { db } = services
  if (!isUuid(id)) return notFound()
  const [thread] = await db
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.storeId, store.id)))
  if (!thread) return notFound()
  const latest = await db
    .select({ ...getTableColumns(emails), ...shownText(emails.body) })
    .from(emails)
    .where(eq(emails.threadId, id))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(mostEmails)
  const written = await db
    .select({ ...getTableColumns(drafts), ...shownText(drafts.body) })
    .from(drafts)
    .where(eq(drafts.threadId, id))
    .orderBy(desc(drafts.createdAt), desc(drafts.id))
    .limit(mostDrafts)
  const body: ThreadTextAnswer = {
    ...threadFields(thread),
    emails: fit(latest, mostBytes.emails).map((email) => ({
      id: email.id,
      sender: email.sender,
      direction: email.direction,
      created_at: email.createdAt.toISOString(),
      body: email.body,
      is_cut: email.isCut,
    })),
    drafts: fit(written, mostBytes.drafts).map((draft) => ({
      id: draft.id,
      created_at: draft.createdAt.toISOString(),
      body: draft.body,
      is_cut: draft.isCut,
    })),
    email_count:
      latest.length < mostEmails ? latest.length : await db.$count(emails, eq(emails.threadId, id)),
  }
  return done(body)
})

/** PATCH /v1/threads/{id}. */
export const updateThread = inStore<'updateThread'>(async ({ services, input, id, store }) => {
  const { db, clock } = services
  if (!isUuid(id)) return notFound()
  const isThis = and(eq(threads.id, id), eq(threads.storeId, store.id))
  const [updated] = await db
    .update(threads)
    .set({
      archivedAt: input.is_archived ? new Date(clock()) : null,
      version: sql`${threads.version} + 1`,
    })
    .where(and(isThis, eq(threads.version, input.version)))
    .returning({ id: threads.id })
  const [row] = await selectThreads(db).read(isThis)
  if (!row) return notFound()
  return updated ? done(threadBody(row)) : refuseStale(threadBody(row))
})
