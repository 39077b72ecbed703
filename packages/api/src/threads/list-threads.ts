import type { ThreadAnswer, ThreadFilter } from '@draftdesk/contract'
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { readPage } from '../database/pages.ts'
import { stores, threads } from '../database/schema.ts'
import { hasDraft, selectThreads, threadBody } from './thread.ts'

/** Which list of a store's threads is wanted, and which page of it. */
export interface ThreadQuery {
  filter?: ThreadFilter | undefined
  cursor?: string | undefined
  limit?: string | undefined
}

/** One page of threads; `hasMail` also of a page without any tells whether the store has threads at all. */
export interface ThreadList {
  threads: ThreadAnswer[]
  next: string | null
  hasMail: boolean
}

/** Lists threads of a store, the latest first; undefined when the cursor is not one of ours. */
export async function listThreads(
  db: Database,
  storeId: string,
  query: ThreadQuery,
): Promise<ThreadList | undefined> {
  const page = readPage(query, threads.lastEmailAt, threads.id)
  if (!page) return undefined
  const { read, isSent } = selectThreads(db)
  const wanted: Record<ThreadFilter, (SQL | undefined)[]> = {
    drafts: [isNull(threads.archivedAt), hasDraft],
    all: [isNull(threads.archivedAt)],
    sent: [isNull(threads.archivedAt), isSent],
    archive: [isNotNull(threads.archivedAt)],
  }
  const isListed = wanted[query.filter ?? 'all']
  const rows = await read(and(eq(threads.storeId, storeId), page.isAfter, ...isListed))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ lastEmailAt: at, id }) => ({ at, id }))
  const hasMail = shown.length > 0 || (await hasThread(db, storeId))
  return { threads: shown.map(threadBody), next, hasMail }
}

async function hasThread(db: Database, storeId: string): Promise<boolean> {
  const found = await db.select({ id: threads.id }).from(threads).where(eq(threads.storeId, storeId)).limit(1)
  return found.length > 0
}

const newest = 5

/** What is counted at most: beyond it a number says no more, and costs more. */
const most = 100

/** The newest threads of a store that have a draft, and how many threads it has. */
export async function readWaiting(
  db: Database,
  storeId: string,
): Promise<{ drafts: ThreadAnswer[]; counts: { drafts: number; threads: number } }> {
  const isStores = eq(threads.storeId, storeId)
  const isWaiting = and(isStores, isNull(threads.archivedAt), hasDraft)
  const [waiting, [counts]] = await Promise.all([
    selectThreads(db).read(isWaiting).orderBy(desc(threads.lastEmailAt), desc(threads.id)).limit(newest),
    db
      .select({ drafts: countUpTo(db, isWaiting), threads: countUpTo(db, isStores) })
      .from(stores)
      .where(eq(stores.id, storeId)),
  ])
  return { drafts: waiting.map(threadBody), counts: counts ?? { drafts: 0, threads: 0 } }
}

function countUpTo(db: Database, where: SQL | undefined) {
  return db.$count(db.select({ id: threads.id }).from(threads).where(where).limit(most).as('counted'))
}
