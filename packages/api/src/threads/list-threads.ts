import type { Answer, ThreadFilter } from '@draftdesk/contract'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { parsePage } from '../database/pages.ts'
import { drafts, stores, threads } from '../database/schema.ts'
import { isAmong } from './change-threads.ts'
import { isCounted } from './replies/draft.ts'
import { readSendingStatus } from './replies/sending-status.ts'
import { matchesSearch, readSearch } from './search.ts'
import { hasDraft, isAnswered, selectThreads, threadBody } from './thread.ts'

type List = Answer<'threads'>

/** Filters and page of a thread list. */
export interface ThreadQuery {
  readonly filter?: ThreadFilter | undefined
  readonly q?: string | undefined
  readonly unread?: 'true' | undefined
  readonly needs_reply?: 'true' | undefined
  readonly mine?: 'true' | undefined
  readonly unassigned?: 'true' | undefined
  readonly order?: 'oldest' | undefined
  /** Comma-separated ids. */
  readonly ids?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: string | undefined
}

const isUnarchived = and(isNull(threads.mergedInto), isNull(threads.archivedAt))
const isInSight = and(isUnarchived, isNull(threads.snoozedAt))

const listsOf = (isShown: SQL | undefined): Readonly<Record<ThreadFilter, SQL | undefined>> => ({
  drafts: and(isShown, hasDraft),
  all: isShown,
  sent: and(isShown, isAnswered),
  archive: and(isNull(threads.mergedInto), isNotNull(threads.archivedAt)),
  snoozed: and(isUnarchived, isNotNull(threads.snoozedAt)),
})
const lists = listsOf(isInSight)
/** A search finds snoozed threads too. */
const searchedLists = listsOf(isUnarchived)

/** Lists a page of threads, newest first. Returns undefined for an invalid cursor. */
export async function listThreads(
  db: Database,
  storeId: string,
  userId: string,
  query: ThreadQuery,
): Promise<List | undefined> {
  const page = parsePage({ ...query, isOldestFirst: query.order === 'oldest' }, threads.listedAt, threads.id)
  if (!page) return undefined
  const isStores = eq(threads.storeId, storeId)
  const isWanted = and(
    isStores,
    page.isAfter,
    (query.q === undefined ? lists : searchedLists)[query.filter ?? 'all'],
    query.unread && eq(threads.isUnread, true),
    query.needs_reply && eq(threads.needsReply, true),
    query.mine && eq(threads.assigneeId, userId),
    query.unassigned && isNull(threads.assigneeId),
    query.ids === undefined ? undefined : isAmong(query.ids.split(',')),
    ...matchesSearch(storeId, readSearch(query.q ?? '')),
  )
  const [rows, counts, sending] = await Promise.all([
    selectThreads(db, isWanted)
      .orderBy(...page.order)
      .limit(page.rows),
    countThreads(db, storeId, userId),
    readSendingStatus(db, storeId),
  ])
  const { shown, next } = page.cut(rows, ({ listedAt: at, id }) => ({ at, id }))
  const hasMail = counts.all + counts.archive + counts.snoozed > 0
  return { threads: shown.map(threadBody), next, has_mail: hasMail, counts, sending }
}

/** Counts the threads of each list, including those assigned to the person. */
async function countThreads(db: Database, storeId: string, userId: string): Promise<List['counts']> {
  const among = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where ?? sql`true`})::int`
  const [counts] = await db
    .select({
      all: among(isInSight),
      sent: among(lists.sent),
      archive: among(lists.archive),
      snoozed: among(lists.snoozed),
      unread: among(and(isInSight, eq(threads.isUnread, true))),
      needs_reply: among(and(isInSight, eq(threads.needsReply, true))),
      mine: among(and(isInSight, eq(threads.assigneeId, userId))),
      unassigned: among(and(isInSight, isNull(threads.assigneeId))),
    })
    .from(threads)
    .where(eq(threads.storeId, storeId))
  const [withDraft] = await db
    .select({ count: sql<number>`count(distinct ${drafts.threadId})::int` })
    .from(drafts)
    .innerJoin(threads, eq(threads.id, drafts.threadId))
    .where(and(eq(threads.storeId, storeId), isInSight, isCounted))
  return {
    drafts: withDraft?.count ?? 0,
    ...(counts ?? {
      all: 0,
      sent: 0,
      archive: 0,
      snoozed: 0,
      unread: 0,
      needs_reply: 0,
      mine: 0,
      unassigned: 0,
    }),
  }
}

const newest = 5

/** Counts stop here, because exact larger counts are slow. */
const mostCounted = 100

/** The newest threads with a draft, and their total number. */
export async function readDraftQueue(
  db: Database,
  storeId: string,
): Promise<{ drafts: List['threads']; counts: { drafts: number; threads: number } }> {
  const isStores = eq(threads.storeId, storeId)
  const isWaiting = and(isStores, lists.drafts)
  const [waiting, [counts]] = await Promise.all([
    selectThreads(db, isWaiting).orderBy(desc(threads.listedAt), desc(threads.id)).limit(newest),
    db
      .select({
        drafts: countUpTo(db, isWaiting),
        threads: countUpTo(db, and(isStores, isNull(threads.mergedInto))),
      })
      .from(stores)
      .where(eq(stores.id, storeId)),
  ])
  return { drafts: waiting.map(threadBody), counts: counts ?? { drafts: 0, threads: 0 } }
}

function countUpTo(db: Database, where: SQL | undefined) {
  return db.$count(db.select({ id: threads.id }).from(threads).where(where).limit(mostCounted).as('counted'))
}
