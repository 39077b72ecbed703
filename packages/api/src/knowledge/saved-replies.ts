import type { SavedReplyAnswer } from '@draftdesk/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { examples, exampleUses } from '../database/schema.ts'
import { isVisible } from './example.ts'
import type { ExampleReader } from './example.ts'

/** The most replies that are offered, and the most words of a search. */
const most = 8
const mostWords = 10

/** Finds saved replies that have every word, by name first. Those that the person uses most come first. */
export async function findSavedReplies(
  db: Database,
  reader: ExampleReader,
  search: string,
): Promise<SavedReplyAnswer[]> {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  const rows = await db
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
    .where(and(isVisible(reader), ...words.map((word) => hasWord(examples.searchText, word))))
    .orderBy(
      ...(words.length > 0 ? [rankOf(words)] : []),
      desc(sql`coalesce(${exampleUses.uses}, 0)`),
      sql`${exampleUses.usedAt} desc nulls last`,
      asc(examples.title),
      asc(examples.id),
    )
    .limit(most)
  return rows.map(({ id, title, excerpt, language, ownerId, uses, usedAt }) => ({
    ...{ id, title, excerpt, language, uses },
    is_personal: ownerId !== null,
    used_at: usedAt?.toISOString() ?? null,
  }))
}

const hasWord = (text: SQL | typeof examples.searchText, word: string): SQL =>
  sql`position(${word} in ${text}) > 0`

/** The names where every word begins one come first, then names with all words, then texts. */
function rankOf(words: readonly string[]): SQL {
  const title = sql`' ' || lower(${examples.title})`
  const begins = and(...words.map((word) => hasWord(title, ` ${word}`)))
  const has = and(...words.map((word) => hasWord(title, word)))
  return sql`case when ${begins} then 0 when ${has} then 1 else 2 end`
}

/** Counts that a person inserted a saved reply. */
export async function countUse(
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
