import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import type { PageQuery } from '../database/pagination.ts'
import { emails, notes, threads } from '../database/schema.ts'
import type { WordConditions } from './thread-search.ts'

/** The order of a list, and the rows of a page. */
export type PageOrder = Pick<PageQuery, 'order' | 'rows'>

/** Limits of reading the words of mails one by one. A note counts as a mail. */
export interface SearchReadLimits {
  /** Mails that a search of a long list reads first, from its top. */
  readonly sample: number
  /** Mails that it reads if this sample promises a page of matches, or if the list is short. */
  readonly most: number
  readonly shortList: number
}

const searchLimits: SearchReadLimits = { sample: 500, most: 6000, shortList: 2000 }

/**
 * Finds a page of threads with matching words. Reads the first mails of the list one by one, where frequent
 * words are found, and then the index of all words.
 */
export async function findMatchingThreads(
  db: Database,
  isWanted: SQL | undefined,
  page: PageOrder,
  words: WordConditions,
  { sample, most, shortList }: SearchReadLimits = searchLimits,
): Promise<string[]> {
  const readFirst = (count: number) => findMatchesAmongFirstMails(db, isWanted, page, words, count)
  const findByIndex = () => findThreadIds(db, and(isWanted, words.isAmongAll), page)
  if ((await countThreadsUpTo(db, isWanted, shortList + 1)) > shortList) {
    const first = await readFirst(sample)
    if (first.isPage) return first.ids
    const isPromising = first.ids.length * most >= page.rows * sample
    if (!isPromising) return findByIndex()
  }
  const longer = await readFirst(most)
  return longer.isPage ? longer.ids : findByIndex()
}

/** Finds the ids of a page of threads. */
export async function findThreadIds(
  db: Database,
  isWanted: SQL | undefined,
  { order, rows }: PageOrder,
): Promise<string[]> {
  const found = await db
    .select({ id: threads.id })
    .from(threads)
    .where(isWanted)
    .orderBy(...order)
    .limit(rows)
  return found.map(({ id }) => id)
}

interface FirstMatches {
  readonly ids: string[]
  /** False if the list may have more matches behind the mails that were read. */
  readonly isPage: boolean
}

/** Finds matching threads among those with the first `most` mails of a list. It stops at a full page. */
async function findMatchesAmongFirstMails(
  db: Database,
  isWanted: SQL | undefined,
  { order, rows }: PageOrder,
  words: WordConditions,
  most: number,
): Promise<FirstMatches> {
  const first = db
    .select({ id: threads.id, listedAt: threads.listedAt })
    .from(threads)
    .where(isWanted)
    .orderBy(...order)
    .limit(most + 1)
    .as('threads')
  const inOrder = sql.join(order, sql`, `)
  const idsOf = (table: typeof emails | typeof notes) =>
    sql`array(select ${table.id} from ${table} where ${table.threadId} = ${threads.id} limit ${most + 1})`
  // Each step keeps the order of the list, so that the database stops at the last row of the page. `offset 0`
  // makes it read the ids of a thread once.
  const result: unknown = await db.execute(sql`
    select ${threads.id}, total > ${most} as "isRest" from (
      select threads.*, sum(size) over (order by ${inOrder} rows unbounded preceding) as total from (
        select threads.*, mail_ids, note_ids, greatest(1, cardinality(mail_ids) + cardinality(note_ids)) as size
        from ${first} cross join lateral (select ${idsOf(emails)} as mail_ids, ${idsOf(notes)} as note_ids offset 0) ids
      ) threads
    ) threads
    where total > ${most}
      or exists (select 1 from unnest(mail_ids) mail where ${words.matchesMail(sql`mail`)})
      or exists (select 1 from unnest(note_ids) note where ${words.matchesNote(sql`note`)})
    order by ${inOrder} limit ${rows}`)
  const found = (result as { rows: { id: string; isRest: boolean }[] }).rows
  const ids = found.filter(({ isRest }) => !isRest).map(({ id }) => id)
  return { ids, isPage: ids.length === rows || ids.length === found.length }
}

/** Counts threads up to a limit. */
export function countThreadsUpTo(db: Database, where: SQL | undefined, most: number) {
  return db.$count(db.select({ id: threads.id }).from(threads).where(where).limit(most).as('counted'))
}
