import type { SavedReplyAnswer } from '@draftdesk/contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { examples, exampleUses } from '../database/schema.ts'
import { isVisibleExample } from './example.ts'
import type { ExampleViewer } from './example.ts'

/** The most replies to offer, and the most words of a search. */
const maxReplies = 8
const maxWords = 10

/** A search for saved replies. Those in the language come before others. */
export interface SavedReplySearch {
  readonly text: string
  readonly language?: string | undefined
}

/** Finds saved replies that have every word, by name first. Those that the person uses most come first. */
export async function findSavedReplies(
  db: Database,
  reader: ExampleViewer,
  { text, language }: SavedReplySearch,
): Promise<SavedReplyAnswer[]> {
  const words = text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords)
  const rows = await selectSavedReplies(
    db,
    reader,
    words.map((word) => containsWord(examples.searchText, word)),
  )
    .orderBy(
      ...(words.length > 0 ? [rankRepliesByWords(words)] : []),
      ...(language === undefined ? [] : [rankRepliesByLanguage(language)]),
      desc(sql`coalesce(${exampleUses.uses}, 0)`),
      sql`${exampleUses.usedAt} desc nulls last`,
      asc(examples.title),
      asc(examples.id),
    )
    .limit(maxReplies)
  return rows.map(toSavedReplyAnswer)
}

/** The saved replies with these ids that the person sees, in the same order. */
export async function loadSavedReplies(
  db: Database,
  reader: ExampleViewer,
  ids: readonly string[],
): Promise<SavedReplyAnswer[]> {
  if (ids.length === 0) return []
  const rows = await selectSavedReplies(db, reader, [inArray(examples.id, [...ids])])
  return rows.map(toSavedReplyAnswer).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

const selectSavedReplies = (db: Database, reader: ExampleViewer, where: readonly SQL[]) =>
  db
    .select({
      id: examples.id,
      title: examples.title,
      excerpt: sql<string>`left(${examples.answer}, 160)`,
      language: examples.language,
      ownerId: examples.ownerId,
      uses: sql<number>`coalesce(${exampleUses.uses}, 0)`,
      usedAt: exampleUses.usedAt,
    })
    .from(examples)
    .leftJoin(exampleUses, and(eq(exampleUses.exampleId, examples.id), eq(exampleUses.userId, reader.userId)))
    .where(and(isVisibleExample(reader), ...where))

const toSavedReplyAnswer = ({
  ownerId,
  usedAt,
  ...row
}: Awaited<ReturnType<typeof selectSavedReplies>>[number]): SavedReplyAnswer => ({
  ...row,
  is_personal: ownerId !== null,
  used_at: usedAt?.toISOString() ?? null,
})

/** A reply in the language, then one without a language, then one in another. */
const rankRepliesByLanguage = (language: string): SQL =>
  sql`case when ${examples.language} = ${language} then 0 when ${examples.language} is null then 1 else 2 end`

const containsWord = (text: SQL | typeof examples.searchText, word: string): SQL =>
  sql`position(${word} in ${text}) > 0`

/** Ranks names whose words begin with the search words first, then names that contain them, then texts. */
function rankRepliesByWords(words: readonly string[]): SQL {
  const title = sql`' ' || lower(${examples.title})`
  const begins = and(...words.map((word) => containsWord(title, ` ${word}`)))
  const has = and(...words.map((word) => containsWord(title, word)))
  return sql`case when ${begins} then 0 when ${has} then 1 else 2 end`
}

/** Counts that a person inserted a saved reply. */
export async function recordSavedReplyUse(
  db: Database,
  userId: string,
  exampleId: string,
  nowMs: number,
): Promise<void> {
  const usedAt = new Date(nowMs)
  await db
    .insert(exampleUses)
    .values({ exampleId, userId, uses: 1, usedAt })
    .onConflictDoUpdate({
      target: [exampleUses.exampleId, exampleUses.userId],
      set: { uses: sql`${exampleUses.uses} + 1`, usedAt },
    })
}
