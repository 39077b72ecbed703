import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { examples, learnedQuestions, passages, policies } from '../../database/schema.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { findLanguage } from '../../reading/find-language.ts'
import { findLinks } from './split-into-passages.ts'
import { indexKnowledgeInSteps } from '../search/retrieve.ts'
import type { Knowledge, KnowledgePiece } from '../search/retrieve.ts'
import { rewriteOutdatedPassages } from './write-passages.ts'

/**
 * The most cached indexes, and their most characters in total. An index takes about twenty bytes per character.
 */
const mostStores = 50
const mostCharacters = 10_000_000

/** The cached knowledge of one database and the loads in progress, by store. */
interface KnowledgeCache {
  readonly ready: Map<string, Knowledge>
  readonly making: Map<string, { readonly stamp: string; readonly knowledge: Promise<Knowledge> }>
}

const cacheByDatabase = new WeakMap<Database, KnowledgeCache>()

/**
 * Loads the searchable knowledge of a store: passages of documents, and examples, that are on and not deleted. Caches
 * the index until its rows change, and shares a load between concurrent callers.
 */
export async function loadKnowledge(db: Database, storeId: string): Promise<Knowledge> {
  const inMemory: KnowledgeCache = cacheByDatabase.get(db) ?? { ready: new Map(), making: new Map() }
  const { ready, making } = inMemory
  cacheByDatabase.set(db, inMemory)
  await rewriteOutdatedPassages(db, storeId)
  const stamp = await loadKnowledgeStamp(db, storeId)
  const known = ready.get(storeId)
  if (known?.stamp === stamp) {
    cacheKnowledgeIndex(ready, storeId, known)
    return known
  }
  const made = making.get(storeId)
  if (made?.stamp === stamp) return made.knowledge
  ready.delete(storeId)
  const own = { stamp, knowledge: buildKnowledgeIndex(db, storeId, stamp) }
  making.set(storeId, own)
  try {
    const knowledge = await own.knowledge
    // Does not replace a newer load that started meanwhile.
    if (making.get(storeId) === own) cacheKnowledgeIndex(ready, storeId, knowledge)
    return knowledge
  } finally {
    if (making.get(storeId) === own) making.delete(storeId)
  }
}

async function buildKnowledgeIndex(db: Database, storeId: string, stamp: string): Promise<Knowledge> {
  const pieces = await loadKnowledgePieces(db, storeId)
  return runSteps(indexKnowledgeInSteps(stamp, pieces))
}

/** The most recently used store is last, and the first is evicted. */
function cacheKnowledgeIndex(ready: Map<string, Knowledge>, storeId: string, knowledge: Knowledge): void {
  ready.delete(storeId)
  ready.set(storeId, knowledge)
  let characters = 0
  for (const [id, { length }] of [...ready].reverse()) {
    characters += length
    if (id !== storeId && (characters > mostCharacters || ready.size > mostStores)) ready.delete(id)
  }
}

const isUsedForDrafts = (table: typeof policies | typeof examples, storeId: string) =>
  and(eq(table.storeId, storeId), eq(table.isOn, true), isNull(table.deletedAt))

/** Drafts are written for the whole store, so a personal example is in none. */
const isExampleUsedForDrafts = (storeId: string) =>
  and(isUsedForDrafts(examples, storeId), isNull(examples.ownerId))

/** A fingerprint of the store's knowledge. It changes with every edit. */
async function loadKnowledgeStamp(db: Database, storeId: string): Promise<string> {
  const [documents] = await db
    .select({
      stamp: sql<
        string | null
      >`md5(string_agg(${policies.id}::text || ${policies.version} || ${policies.cutFrom}, ',' order by ${policies.id}))`,
    })
    .from(policies)
    .where(isUsedForDrafts(policies, storeId))
  const [learned] = await db
    .select({ stamp: sql<string>`concat(count(*), ' ', max(${learnedQuestions.createdAt}))` })
    .from(learnedQuestions)
    .where(and(eq(learnedQuestions.storeId, storeId), isNull(learnedQuestions.deletedAt)))
  const [answered] = await db
    .select({
      stamp: sql<
        string | null
      >`md5(string_agg(${examples.id}::text || ${examples.version}, ',' order by ${examples.id}))`,
    })
    .from(examples)
    .where(isExampleUsedForDrafts(storeId))
  return [documents, learned, answered].map((part) => part?.stamp ?? '').join(' ')
}

async function loadKnowledgePieces(db: Database, storeId: string): Promise<KnowledgePiece[]> {
  const cut = await db
    .select({ passage: passages, title: policies.title })
    .from(passages)
    .innerJoin(policies, eq(passages.policyId, policies.id))
    .where(isUsedForDrafts(policies, storeId))
    .orderBy(asc(policies.createdAt), asc(policies.id), asc(passages.position))
  const answered = await db
    .select({ id: examples.id, title: examples.title, question: examples.question, answer: examples.answer })
    .from(examples)
    .where(isExampleUsedForDrafts(storeId))
    .orderBy(asc(examples.createdAt), asc(examples.id))
  const learned = await db
    .select({
      passageId: learnedQuestions.passageId,
      questions: sql<string>`string_agg(${learnedQuestions.question}, E'\n' order by ${learnedQuestions.createdAt})`,
    })
    .from(learnedQuestions)
    .where(and(eq(learnedQuestions.storeId, storeId), isNull(learnedQuestions.deletedAt)))
    .groupBy(learnedQuestions.passageId)
  const learnedBy = new Map(learned.map(({ passageId, questions }) => [passageId, questions]))
  const documents = cut.map(
    ({ passage: { id, heading, body, language, links, policyId }, title }): KnowledgePiece => ({
      kind: 'passage',
      ...{ id, title: joinTitleAndHeading(title, heading), text: body, links, documentId: policyId },
      asked: learnedBy.get(id) ?? '',
      language: language ?? undefined,
    }),
  )
  return [...documents, ...(await runSteps(toExamplePieces(answered)))]
}

type ExampleRow = Pick<typeof examples.$inferSelect, 'id' | 'title' | 'question' | 'answer'>

/** Loads examples for the search. Yields after each, because language detection is slow. */
function* toExamplePieces(rows: readonly ExampleRow[]): Generator<undefined, KnowledgePiece[]> {
  const pieces: KnowledgePiece[] = []
  for (const { id, title, question, answer } of rows) {
    const language = findLanguage(`${question}\n${answer}`)
    const links = findLinks(answer)
    pieces.push({
      kind: 'example',
      id,
      title,
      text: answer,
      asked: question,
      links,
      documentId: id,
      language,
    })
    yield
  }
  return pieces
}

/** Joins a document's title and headings without repetition. */
export const joinTitleAndHeading = (title: string, heading: string): string =>
  heading === '' || heading.toLowerCase().startsWith(title.toLowerCase())
    ? heading || title
    : `${title} › ${heading}`
