import { cutText } from '@draftdesk/contract/cut-text'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { attachments, emails, emailWords, notes, noteWords, threads } from '../database/schema.ts'
import { hasTag } from './tags/store-tags.ts'
import type { StoreTags } from './tags/store-tags.ts'

/** A search for conversations. */
export interface Search {
  /** Conditions in the syntax of `to_tsquery`. */
  readonly words?: string | undefined
  readonly from?: string | undefined
  readonly order?: string | undefined
  /** Names of tags in lower case. */
  readonly tags: readonly string[]
  readonly hasFile: boolean
  /** The sort date, of the last email or of a return, is before this time. */
  readonly before?: Date | undefined
  /** It is at this time or later. */
  readonly after?: Date | undefined
}

/** The longest part of a note that a result shows. */
const longestExcerpt = 200

/** The most words of a search, and the most tags: each is a join. */
const mostWords = 10
const mostTags = 10

const terms = /(from|order|tag|has|before|after):("[^"]*"|\S+)|\S+/giu

/**
 * Parses a search: words, and `from:`, `order:`, `tag:`, `has:file`, `before:` and `after:` with a value,
 * which may be in quotes. Terms without a meaning count as words.
 */
export function readSearch(query: string): Search {
  const words: string[] = []
  let search: Search = { hasFile: false, tags: [] }
  for (const [term, name, quoted = ''] of query.normalize('NFC').toLowerCase().matchAll(terms)) {
    const value = quoted.replaceAll('"', '')
    const part = readTerm(name, value)
    if (name === 'tag' && value !== '') search = { ...search, tags: [...search.tags, value] }
    else if (part) search = { ...search, ...part }
    else words.push(term)
  }
  return { ...search, tags: [...new Set(search.tags)].slice(0, mostTags), words: toQuery(words) }
}

/** Parses a term such as `from:anna`. Undefined for a plain word. */
function readTerm(name: string | undefined, value: string): Partial<Search> | undefined {
  if (name === 'from' || name === 'order') {
    const query = toQuery(value.split(/\s+/), name === 'from')
    return query === undefined ? undefined : { [name]: query }
  }
  if (name === 'has') return value === 'file' ? { hasFile: true } : undefined
  const day = name && readDay(value)
  return day ? { [name]: day } : undefined
}

/** The first moment in UTC of a day written as 2026-12-31 or 31/12/2026. */
function readDay(text: string): Date | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? text
    : text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
  const day = new Date(`${iso}T00:00:00Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso)
  return isDay ? day : undefined
}

/**
 * Converts terms into a query of plain words, so that typed operators have no effect. Words without blanks match as a phrase,
 * the last of them also as a prefix unless `isPrefix` is false.
 */
function toQuery(terms: readonly string[], isPrefix = true): string | undefined {
  const groups = terms
    .map((term) => term.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((words) => words.length > 0)
  if (groups.length === 0) return undefined
  return groups
    .slice(0, mostWords)
    .map((words) => words.slice(0, mostWords).map((word) => `'${cutText(word, 100)}'`))
    .map((words) => `(${words.join(' <-> ')}${isPrefix ? ':*' : ''})`)
    .join(' & ')
}

/** A PostgreSQL pattern. It lists punctuation, because letters depend on the locale. */
const punctuation = '[!-/:-@[-`{-~]+'

/** Selects the ids of threads with a note that matches all words. */
const selectNoted = (storeId: string, query: string): SQL =>
  sql`union select ${notes.threadId} from ${noteWords} join ${notes} on ${notes.id} = ${noteWords.noteId}
    where ${notes.storeId} = ${storeId} and ${noteWords.words} @@ to_tsquery('simple', ${query})`

/** Finds the newest matching note of each thread, cut to its beginning. */
export async function findMatchingNotes(
  db: Database,
  threadIds: readonly string[],
  { words, from }: Search,
): Promise<ReadonlyMap<string, string>> {
  if (words === undefined || from !== undefined || threadIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([notes.threadId], {
      threadId: notes.threadId,
      excerpt: sql<string>`left(${notes.body}, ${longestExcerpt})`,
    })
    .from(notes)
    .innerJoin(noteWords, eq(noteWords.noteId, notes.id))
    .where(
      and(inArray(notes.threadId, [...threadIds]), sql`${noteWords.words} @@ to_tsquery('simple', ${words})`),
    )
    .orderBy(notes.threadId, desc(notes.createdAt), notes.id)
  return new Map(rows.map(({ threadId, excerpt }) => [threadId, excerpt]))
}

/** Conditions of a search: one email matches all words, the sender and the order, or a note matches all words. */
export function matchesSearch(
  storeId: string,
  { words, from, order, ...search }: Search,
  { idsOfName }: Pick<StoreTags, 'idsOfName'>,
): SQL[] {
  const all = [words, from, order].filter((query) => query !== undefined).join(' & ')
  const isFrom =
    from === undefined
      ? sql``
      : sql` and to_tsvector('simple', regexp_replace(${emails.sender} || ' ' || ${emails.replyTo}, ${punctuation}, ' ', 'g')) @@ to_tsquery('simple', ${from})`
  return [
    ...(all === ''
      ? []
      : [
          sql`${threads.id} in (select ${emails.threadId} from ${emailWords}
            join ${emails} on ${emails.id} = ${emailWords.emailId}
            where ${emails.storeId} = ${storeId} and ${emailWords.words} @@ to_tsquery('simple', ${all})${isFrom}
            ${from === undefined ? selectNoted(storeId, all) : sql``})`,
        ]),
    ...search.tags.map((name) => hasTag(idsOfName(name))),
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
