import type { ThreadTextAnswer } from '@draftdesk/contract'
import { and, desc, eq, getTableColumns, sql, type AnyColumn } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { drafts, emails, threads } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { threadFields } from './thread.ts'

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

/** Reads a thread of a store with its latest e-mails and drafts; undefined when there is none of this id. */
export async function readThread(
  db: Database,
  storeId: string,
  id: string,
): Promise<ThreadTextAnswer | undefined> {
  if (!isUuid(id)) return undefined
  const [thread] = await db
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.storeId, storeId)))
  if (!thread) return undefined
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
  return {
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
}
