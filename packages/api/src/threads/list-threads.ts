import { dayMs } from '@draftdesk/contract/durations'
import { maxListCount } from '@draftdesk/contract'
import type { Answer, ThreadFilter } from '@draftdesk/contract'
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { parsePageQuery } from '../database/pagination.ts'
import { customers, stores, threads } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import { listColleagues } from './colleagues.ts'
import { matchesThreadIds } from './change-threads.ts'
import { loadSendingStatus } from './replies/sending-status.ts'
import { loadSavedFilters } from './saved-filters.ts'
import type { SavedFilterViewer } from './saved-filters.ts'
import { hasOneOfTags, loadTags } from './tags/store-tags.ts'
import { countThreadsUpTo, findMatchingThreads, findThreadIds } from './find-matching-threads.ts'
import type { PageOrder } from './find-matching-threads.ts'
import {
  findMatchingNotes,
  buildFilterConditions,
  parseThreadSearch,
  buildWordConditions,
} from './thread-search.ts'
import type { WordConditions } from './thread-search.ts'
import { isAnsweredThread, selectThreads, toThreadAnswer } from './load-thread.ts'

type ThreadList = Answer<'threads'>

/** Filters and page of a thread list. */
export interface ThreadQuery {
  readonly filter?: ThreadFilter | undefined
  readonly q?: string | undefined
  readonly unread?: 'true' | undefined
  readonly needs_reply?: 'true' | undefined
  readonly mine?: 'true' | undefined
  readonly unassigned?: 'true' | undefined
  /** The id of a member. */
  readonly assignee?: string | undefined
  /** The id of a tag. */
  readonly tag?: string | undefined
  /** The code of the customer's language. */
  readonly language?: string | undefined
  /** Days since the date by which lists sort. */
  readonly older_than?: string | undefined
  readonly order?: 'oldest' | undefined
  /** The ids of tags, separated by commas. */
  readonly ids?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: string | undefined
}

const isUnarchived = and(isNull(threads.mergedInto), isNull(threads.archivedAt))
const isInInbox = and(isUnarchived, isNull(threads.snoozedAt))

const buildListConditions = (isShown: SQL | undefined): Readonly<Record<ThreadFilter, SQL | undefined>> => ({
  drafts: and(isShown, eq(threads.hasDraft, true)),
  all: isShown,
  sent: and(isShown, isAnsweredThread),
  archive: and(isNull(threads.mergedInto), isNotNull(threads.archivedAt)),
  snoozed: and(isUnarchived, isNotNull(threads.snoozedAt)),
})
const threadLists = buildListConditions(isInInbox)
/** A search finds snoozed threads too. */
const searchedThreadLists = buildListConditions(isUnarchived)

/** Lists a page of threads, newest first. Returns undefined for an invalid cursor. */
export async function listThreads(
  db: Database,
  reader: SavedFilterViewer,
  query: ThreadQuery,
  nowMs: number,
): Promise<ThreadList | undefined> {
  const page = parsePageQuery(
    { ...query, isOldestFirst: query.order === 'oldest' },
    threads.listedAt,
    threads.id,
  )
  if (!page) return undefined
  const { storeId, userId } = reader
  const storeTags = await loadTags(db, storeId)
  const isStores = eq(threads.storeId, storeId)
  const search = parseThreadSearch(query.q ?? '')
  const isWanted = and(
    isStores,
    page.isAfter,
    (query.q === undefined ? threadLists : searchedThreadLists)[query.filter ?? 'all'],
    query.unread && eq(threads.isUnread, true),
    query.needs_reply && eq(threads.needsReply, true),
    query.mine && eq(threads.assigneeId, userId),
    query.unassigned && isNull(threads.assigneeId),
    ...buildQueryConditions(storeId, query, nowMs),
    query.tag === undefined ? undefined : hasOneOfTags(storeTags.idsOf(query.tag)),
    query.ids === undefined ? undefined : matchesThreadIds(query.ids.split(',')),
    ...buildFilterConditions(search, storeTags),
  )
  const [rows, counts, sending, filters, colleagues] = await Promise.all([
    selectThreadPage(db, isWanted, page, buildWordConditions(storeId, search)),
    countThreads(db, storeId, userId),
    loadSendingStatus(db, storeId),
    loadSavedFilters(db, reader),
    listColleagues(db, storeId, nowMs),
  ])
  const { shown, next } = page.cut(rows, ({ listedAt: at, id }) => ({ at, id }))
  const hasMail = counts.all + counts.archive + counts.snoozed > 0
  const ids = shown.map(({ id }) => id)
  const noted = await findMatchingNotes(db, ids, search)
  const listed = shown.map((row) => ({ ...toThreadAnswer(row), note: noted.get(row.id) ?? null }))
  return {
    ...{ threads: listed, next, has_mail: hasMail, counts, sending },
    ...{
      tags: [...storeTags.tags],
      saved_filters: filters,
      colleagues: colleagues.map(({ id, name }) => ({ id, name })),
    },
  }
}

/** Reads a page of rows. Its ids come first, so that the database joins only the mails and drafts of these threads. */
async function selectThreadPage(
  db: Database,
  isWanted: SQL | undefined,
  page: PageOrder,
  words: WordConditions | undefined,
) {
  const ids = words
    ? await findMatchingThreads(db, isWanted, page, words)
    : await findThreadIds(db, isWanted, page)
  return ids.length === 0 ? [] : selectThreads(db, inArray(threads.id, ids)).orderBy(...page.order)
}

/** Conditions of the filters that take a value. */
function buildQueryConditions(
  storeId: string,
  { assignee, language, older_than: days }: ThreadQuery,
  nowMs: number,
): (SQL | undefined)[] {
  const isOf = and(eq(customers.storeId, storeId), eq(customers.language, language ?? ''))
  return [
    assignee === undefined ? undefined : isUuid(assignee) ? eq(threads.assigneeId, assignee) : sql`false`,
    language === undefined
      ? undefined
      : sql`${threads.customerId} in (select ${customers.id} from ${customers} where ${isOf})`,
    days === undefined ? undefined : lt(threads.listedAt, new Date(nowMs - Number(days) * dayMs)),
  ]
}

/** Counts the threads of each list up to a limit, including those assigned to the person. */
async function countThreads(db: Database, storeId: string, userId: string): Promise<ThreadList['counts']> {
  const countAmong = (where: SQL | undefined) =>
    countThreadsUpTo(db, and(eq(threads.storeId, storeId), where), maxListCount)
  const [counts] = await db
    .select({
      drafts: countAmong(threadLists.drafts),
      all: countAmong(isInInbox),
      sent: countAmong(threadLists.sent),
      archive: countAmong(threadLists.archive),
      snoozed: countAmong(threadLists.snoozed),
      unread: countAmong(and(isInInbox, eq(threads.isUnread, true))),
      needs_reply: countAmong(and(isInInbox, eq(threads.needsReply, true))),
      mine: countAmong(and(isInInbox, eq(threads.assigneeId, userId))),
      unassigned: countAmong(and(isInInbox, isNull(threads.assigneeId))),
    })
    .from(stores)
    .where(eq(stores.id, storeId))
  if (!counts) throw new Error('there is no such store')
  return counts
}

const newestCount = 5

/** The counts of the dashboard stop here. */
const maxWaiting = 100

/** The newest threads with a draft, and their total number. */
export async function loadDraftQueue(
  db: Database,
  storeId: string,
): Promise<{ drafts: ThreadList['threads']; counts: { drafts: number; threads: number } }> {
  const isStores = eq(threads.storeId, storeId)
  const isWaiting = and(isStores, threadLists.drafts)
  const [waiting, [counts]] = await Promise.all([
    selectThreads(db, isWaiting).orderBy(desc(threads.listedAt), desc(threads.id)).limit(newestCount),
    db
      .select({
        drafts: countThreadsUpTo(db, isWaiting, maxWaiting),
        threads: countThreadsUpTo(db, and(isStores, isNull(threads.mergedInto)), maxWaiting),
      })
      .from(stores)
      .where(eq(stores.id, storeId)),
  ])
  return { drafts: waiting.map(toThreadAnswer), counts: counts ?? { drafts: 0, threads: 0 } }
}
