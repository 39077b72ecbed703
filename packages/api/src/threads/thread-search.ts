import { cutText } from '@draftdesk/contract/cut-text'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { attachments, emails, emailWords, notes, noteWords, threads } from '../database/schema.ts'
import { hasOneOfTags } from './tags/store-tags.ts'
import type { StoreTags } from './tags/store-tags.ts'

/** Conditions on words, in the syntax of `to_tsquery`. */
interface WordQuery {
  readonly query: string
  /** The same, or fewer conditions that the index of words answers faster. */
  readonly indexQuery: string
}

/** A search for conversations. */
export interface ThreadSearch {
  readonly words?: WordQuery | undefined
  readonly from?: WordQuery | undefined
  readonly order?: WordQuery | undefined
  /** Names of tags in lower case. */
  readonly tags: readonly string[]
  readonly hasFile: boolean
  /** The sort date, of the last email or of a return, is before this time. */
  readonly before?: Date | undefined
  /** Finds mails of this time or later. */
  readonly after?: Date | undefined
}

/** The longest part of a note that a result shows. */
const maxExcerptLength = 200

/** The most words of a search, and the most tags: each is a join. */
const maxWords = 10
const maxTags = 10

const searchTermPattern = /(from|order|tag|has|before|after):("[^"]*"|\S+)|\S+/giu

/**
 * Parses a search: words, and `from:`, `order:`, `tag:`, `has:file`, `before:` and `after:` with a value,
 * which may be in quotes. Terms without a meaning count as words.
 */
export function parseThreadSearch(query: string): ThreadSearch {
  const words: string[] = []
  let search: ThreadSearch = { hasFile: false, tags: [] }
  for (const [term, name, quoted = ''] of query.normalize('NFC').toLowerCase().matchAll(searchTermPattern)) {
    const value = quoted.replaceAll('"', '')
    const part = parseSearchTerm(name, value)
    if (name === 'tag' && value !== '') search = { ...search, tags: [...search.tags, value] }
    else if (part) search = { ...search, ...part }
    else words.push(term)
  }
  return { ...search, tags: [...new Set(search.tags)].slice(0, maxTags), words: toWordQuery(words) }
}

/** Parses a term such as `from:anna`. Undefined for a plain word. */
function parseSearchTerm(name: string | undefined, value: string): Partial<ThreadSearch> | undefined {
  if (name === 'from' || name === 'order') {
    const query = toWordQuery(value.split(/\s+/), name === 'from')
    return query === undefined ? undefined : { [name]: query }
  }
  if (name === 'has') return value === 'file' ? { hasFile: true } : undefined
  const day = name && parseDay(value)
  return day ? { [name]: day } : undefined
}

/** The first moment in UTC of a day written as 2026-12-31 or 31/12/2026. */
function parseDay(text: string): Date | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? text
    : text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  const day = new Date(`${iso}T00:00:00Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso)
  return isDay ? day : undefined
}

/**
 * Converts terms into a query of plain words, so that typed operators have no effect. The words of one term ('a-b') match as
 * a phrase, the last one also as a prefix unless `isPrefix` is false.
 */
function toWordQuery(terms: readonly string[], isPrefix = true): WordQuery | undefined {
  const phrases = terms
    .map((term) => term.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((words) => words.length > 0)
    .slice(0, maxWords)
    .map((words) => words.slice(0, maxWords).map((word) => cutText(word, 100)))
  if (phrases.length === 0) return undefined
  const prefixed = phrases.map((words) => ({ words, isPrefix }))
  return {
    query: formatTsQuery(prefixed),
    indexQuery: formatTsQuery(
      prefixed.map((phrase) =>
        isPrefix && endsWithCommonPrefix(phrase.words)
          ? { words: phrase.words.slice(0, -1), isPrefix: false }
          : phrase,
      ),
    ),
  }
}

/** True if the last word begins words of most mails, as `com` of an address does, and the others are longer. */
function endsWithCommonPrefix(words: readonly string[]): boolean {
  const end = words.at(-1) ?? ''
  return /^[\p{L}\p{M}]{1,4}$/u.test(end) && words.slice(0, -1).some(({ length }) => length > end.length)
}

interface SearchPhrase {
  readonly words: readonly string[]
  /** The last word matches as a prefix. */
  readonly isPrefix: boolean
}

const formatTsQuery = (phrases: readonly SearchPhrase[]): string =>
  phrases
    .map(
      ({ words, isPrefix }) => `(${words.map((word) => `'${word}'`).join(' <-> ')}${isPrefix ? ':*' : ''})`,
    )
    .join(' & ')

/** A PostgreSQL pattern. It lists punctuation, because letters depend on the locale. */
const punctuationPattern = '[!-/:-@[-`{-~]+'

const matchesSenderWords = (from: WordQuery): SQL =>
  sql`to_tsvector('simple', regexp_replace(${emails.sender} || ' ' || ${emails.replyTo}, ${punctuationPattern}, ' ', 'g')) @@ to_tsquery('simple', ${from.query})`

/** The word that `email_search_words` gives to the mails of a store. No typed word begins with its `@`. */
const buildStoreWordQuery = (storeId: string): SQL => sql`${`'@${storeId}'`}::tsquery`

/** Selects the threads of a store with an email that matches all words, the sender and the order, or with a note that matches all words. */
function selectMatchingThreads(
  storeId: string,
  { query, indexQuery }: WordQuery,
  from: WordQuery | undefined,
): SQL {
  // The function behind the operator @@. PostgreSQL evaluates it without the index. The word of the store is a condition of its
  // own, because a query of signs alone ('½') becomes empty, and `&&` with an empty query means the other one.
  const isWhole =
    indexQuery === query ? sql`` : sql` and ts_match_vq(${emailWords.words}, to_tsquery('simple', ${query}))`
  const ofMails = sql`select ${emails.threadId} from ${emailWords} join ${emails} on ${emails.id} = ${emailWords.emailId}
    where ${emails.storeId} = ${storeId}
      and ${emailWords.words} @@ ${buildStoreWordQuery(storeId)} and ${emailWords.words} @@ to_tsquery('simple', ${indexQuery})${isWhole}`
  if (from) return sql`${ofMails} and ${matchesSenderWords(from)}`
  return sql`${ofMails} union select ${notes.threadId} from ${noteWords} join ${notes} on ${notes.id} = ${noteWords.noteId}
    where ${notes.storeId} = ${storeId} and ${noteWords.words} @@ to_tsquery('simple', ${query})`
}

/** Matches one mail by its id. The database reads its words alone and cannot reorder that. */
function isMatchingMail(emailId: SQL, { query }: WordQuery, from: WordQuery | undefined): SQL {
  const hasWords = sql`(select ${emailWords.words} @@ to_tsquery('simple', ${query}) from ${emailWords} where ${emailWords.emailId} = ${emailId})`
  return from
    ? sql`${hasWords} and (select ${matchesSenderWords(from)} from ${emails} where ${emails.id} = ${emailId})`
    : hasWords
}

/** Matches one note by its id. A note has no sender. */
const isMatchingNote = (noteId: SQL, { query }: WordQuery, from: WordQuery | undefined): SQL =>
  from
    ? sql`false`
    : sql`(select ${noteWords.words} @@ to_tsquery('simple', ${query}) from ${noteWords} where ${noteWords.noteId} = ${noteId})`

/** Conditions on the words of threads. */
export interface WordConditions {
  /** Finds them in all mails of the store. */
  readonly isAmongAll: SQL
  readonly matchesMail: (emailId: SQL) => SQL
  readonly matchesNote: (noteId: SQL) => SQL
}

/** Conditions of a search on words, sender and order. Undefined without any. */
export function buildWordConditions(
  storeId: string,
  { words, from, order }: ThreadSearch,
): WordConditions | undefined {
  const parts = [words, from, order].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  const whole = {
    query: parts.map(({ query }) => query).join(' & '),
    indexQuery: parts.map(({ indexQuery }) => indexQuery).join(' & '),
  }
  return {
    isAmongAll: sql`${threads.id} in (${selectMatchingThreads(storeId, whole, from)})`,
    matchesMail: (emailId) => isMatchingMail(emailId, whole, from),
    matchesNote: (noteId) => isMatchingNote(noteId, whole, from),
  }
}

/** Finds the newest matching note of each thread, cut to its beginning. */
export async function findMatchingNotes(
  db: Database,
  threadIds: readonly string[],
  { words, from }: ThreadSearch,
): Promise<ReadonlyMap<string, string>> {
  if (words === undefined || from !== undefined || threadIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([notes.threadId], {
      threadId: notes.threadId,
      excerpt: sql<string>`left(${notes.body}, ${maxExcerptLength})`,
    })
    .from(notes)
    .innerJoin(noteWords, eq(noteWords.noteId, notes.id))
    .where(
      and(
        inArray(notes.threadId, [...threadIds]),
        sql`${noteWords.words} @@ to_tsquery('simple', ${words.query})`,
      ),
    )
    .orderBy(notes.threadId, desc(notes.createdAt), notes.id)
  return new Map(rows.map(({ threadId, excerpt }) => [threadId, excerpt]))
}

/** Conditions of a search, except its words. */
export function buildFilterConditions(
  search: ThreadSearch,
  { idsOfName }: Pick<StoreTags, 'idsOfName'>,
): SQL[] {
  return [
    ...search.tags.map((name) => hasOneOfTags(idsOfName(name))),
    ...(search.hasFile
      ? [
          sql`exists (select 1 from ${emails} join ${attachments} on ${attachments.emailId} = ${emails.id}
            where ${emails.threadId} = ${threads.id} and not ${attachments.isInline})`,
        ]
      : []),
    ...(search.before ? [sql`${threads.listedAt} < ${search.before.toISOString()}`] : []),
    ...(search.after ? [sql`${threads.listedAt} >= ${search.after.toISOString()}`] : []),
  ]
}
