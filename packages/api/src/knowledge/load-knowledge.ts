import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { examples, passages, policies } from '../database/schema.ts'
import { findLanguage } from '../reading/language.ts'
import { findLinks } from './cut-passages.ts'
import { createKnowledge, type Knowledge, type Piece } from './retrieve.ts'
import { writeMissingPassages } from './write-passages.ts'

/** Stores whose index stays in memory, and the characters that all of them together may have: an index takes about twenty bytes for one. */
const mostStores = 50
const mostCharacters = 10_000_000

const loaded = new WeakMap<Database, Map<string, Knowledge>>()

/**
 * What a store knows, ready to be looked up: the passages of its documents and its examples, those that are switched on and not
 * deleted. The index stays in memory until anything of it changes in the database, by whatever process.
 */
export async function loadKnowledge(db: Database, storeId: string): Promise<Knowledge> {
  const cached = loaded.get(db) ?? new Map<string, Knowledge>()
  loaded.set(db, cached)
  await writeMissingPassages(db, storeId)
  const stamp = await readStamp(db, storeId)
  const known = cached.get(storeId)
  cached.delete(storeId)
  const knowledge = known?.stamp === stamp ? known : createKnowledge(stamp, await readPieces(db, storeId))
  // The store that was asked for last stands at the end, and the first are the first to go.
  cached.set(storeId, knowledge)
  let characters = 0
  for (const [id, { length }] of [...cached].reverse()) {
    characters += length
    if (id !== storeId && (characters > mostCharacters || cached.size > mostStores)) cached.delete(id)
  }
  return knowledge
}

const isUsed = (table: typeof policies | typeof examples, storeId: string) =>
  and(eq(table.storeId, storeId), eq(table.isOn, true), isNull(table.deletedAt))

/** A text that is another one after every change of what a store knows. */
async function readStamp(db: Database, storeId: string): Promise<string> {
  const [documents] = await db
    .select({
      stamp: sql<
        string | null
      >`md5(string_agg(${policies.id}::text || ${policies.version} || ${policies.cutFrom}, ',' order by ${policies.id}))`,
    })
    .from(policies)
    .where(isUsed(policies, storeId))
  const [asked] = await db
    .select({ stamp: sql<string | null>`md5(string_agg(${passages.asked}, ',' order by ${passages.id}))` })
    .from(passages)
    .where(eq(passages.storeId, storeId))
  const [answered] = await db
    .select({
      stamp: sql<
        string | null
      >`md5(string_agg(${examples.id}::text || ${examples.version}, ',' order by ${examples.id}))`,
    })
    .from(examples)
    .where(isUsed(examples, storeId))
  return [documents, asked, answered].map((part) => part?.stamp ?? '').join(' ')
}

async function readPieces(db: Database, storeId: string): Promise<Piece[]> {
  const cut = await db
    .select({ passage: passages, title: policies.title })
    .from(passages)
    .innerJoin(policies, eq(passages.policyId, policies.id))
    .where(isUsed(policies, storeId))
    .orderBy(asc(policies.createdAt), asc(policies.id), asc(passages.position))
  const answered = await db
    .select({ id: examples.id, title: examples.title, question: examples.question, answer: examples.answer })
    .from(examples)
    .where(isUsed(examples, storeId))
    .orderBy(asc(examples.createdAt), asc(examples.id))
  return [
    ...cut.map(({ passage: { id, heading, body, asked, language, links, policyId }, title }) => ({
      kind: 'passage' as const,
      ...{ id, title: joinTitle(title, heading), text: body, asked, links, documentId: policyId },
      language: language ?? undefined,
    })),
    ...answered.map(({ id, title, question, answer }) => ({
      kind: 'example' as const,
      ...{ id, title, text: answer, asked: question, links: findLinks(answer), documentId: id },
      language: findLanguage(`${question}\n${answer}`),
    })),
  ]
}

/** A document's title and the headings inside it, without saying the same twice. */
const joinTitle = (title: string, heading: string): string =>
  heading === '' || heading.toLowerCase().startsWith(title.toLowerCase())
    ? heading || title
    : `${title} › ${heading}`
