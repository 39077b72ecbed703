import { dayMs } from '@draftdesk/contract/durations'
import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { contradictions, dismissedSuggestions, emails, policies, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import {
  findContradictions,
  findSentenceStatements,
  findComparableStatements,
} from './find-contradictions.ts'
import type { Contradiction, ComparableStatement } from './find-contradictions.ts'

/** The replies that are read, and how old they are at most. */
const maxReplies = 300
const replyDays = 30
const maxReplyLength = 2000
/** The replies that must say the same before a document is doubted. */
const minReplies = 2
/** The most contradictions that are stored, without those that people keep. */
const maxStored = 50
/** Contradictions of replies that are read: each reply may say the same. */
const maxInReplies = 2000

/** Replies from before this time are not compared with documents. */
export const getOldestComparedReplyTime = (nowMs: number): Date => new Date(nowMs - replyDays * dayMs)

/** A row of `contradictions` to insert. */
export type ContradictionRow = typeof contradictions.$inferInsert

/**
 * Finds sentences of a store's documents that contradict each other or recent replies, in small steps.
 * Undefined when the process stops.
 */
export async function searchContradictions(
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  storeId: string,
  stopping: AbortSignal,
): Promise<readonly ContradictionRow[] | undefined> {
  const isStopping = () => stopping.aborted
  const { pieces } = await loadKnowledge(db, storeId)
  const kept = await loadDismissedPairs(db, storeId)
  const statements = await runSteps(findComparableStatements(pieces))
  const ofDocuments = await runSteps(
    findContradictions(statements, { isKept: createDismissedPairCheck(kept) }),
  )
  if (isStopping()) return undefined
  const replies = await loadSentReplies(db, storeId, getOldestComparedReplyTime(clock()))
  const said = await runSteps(findReplyStatements(replies))
  const isReplyKept = (reply: ComparableStatement, document: ComparableStatement) =>
    kept.has(hashReplyContradiction(document, reply)) || kept.has(hashSentencePair(document, reply))
  const ofReplies = await runSteps(
    findContradictions(said, { others: statements, most: maxInReplies, isKept: isReplyKept }),
  )
  if (isStopping()) return undefined
  const order = new Map(replies.map(({ id }, at) => [id, at]))
  const found = [
    ...ofDocuments.map(({ one, other }) => toContradictionRow(storeId, one, other)),
    ...groupByContradictedSentence(ofReplies, order).map(
      ({ document, reply, earlierPairs, replies: count }) => ({
        ...toContradictionRow(storeId, document, reply),
        ...{
          pair: earlierPairs.find((pair) => kept.has(pair)) ?? hashReplyContradiction(document, reply),
          otherPolicyId: null,
          replyId: reply.sourceId,
          replies: count,
        },
      }),
    ),
  ]
  // Keeps the first of equal pairs, because documents come before replies.
  const pairs = [...new Map(found.toReversed().map((row) => [row.pair, row])).values()].toReversed()
  return [
    ...pairs.filter(({ pair }) => !kept.has(pair)).slice(0, maxStored),
    ...pairs.filter(({ pair }) => kept.has(pair)),
  ]
}

/** Loads the pairs of sentences that people of a store dismissed as no contradiction. */
export async function loadDismissedPairs(db: Database, storeId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ pair: dismissedSuggestions.suggestion })
    .from(dismissedSuggestions)
    .where(eq(dismissedSuggestions.storeId, storeId))
  return new Set(rows.map(({ pair }) => pair))
}

/** Creates a check that is true for two statements that people keep both. */
export const createDismissedPairCheck =
  (kept: ReadonlySet<string>) =>
  (one: ComparableStatement, other: ComparableStatement): boolean =>
    kept.has(hashSentencePair(one, other))

/** The id of a pair of sentences, in either order. */
export const hashSentencePair = (
  one: Pick<ComparableStatement, 'quote'>,
  other: Pick<ComparableStatement, 'quote'>,
): string => hashContradictionId([one.quote, other.quote].toSorted())

/**
 * The id of a sentence of a document with what replies say instead. Replies in other words with the same values have
 * the same id, so that a kept contradiction stays kept.
 */
export const hashReplyContradiction = (document: ComparableStatement, reply: ComparableStatement): string =>
  hashContradictionId([document.quote, 'reply', formatStatement(reply)])

/** The values and countries of a statement, or its subject where it has no value, in one order. */
const formatStatement = ({ values, countries, subject }: ComparableStatement): string =>
  JSON.stringify([
    [...values].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    countries,
    ...(values.size === 0 ? [[...subject].toSorted()] : []),
  ])

const hashContradictionId = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32)

interface SentReply {
  readonly id: string
  readonly threadId: string
  readonly language: string | null
  readonly text: string
}

/** The own words of recent replies, the newest first. */
const loadSentReplies = (db: Database, storeId: string, since: Date): Promise<SentReply[]> =>
  db
    .select({ id: emails.id, threadId: emails.threadId, language: emails.language, text: replyText })
    .from(emails)
    .innerJoin(threads, eq(threads.id, emails.threadId))
    .where(
      and(
        ...[eq(emails.storeId, storeId), eq(emails.direction, 'out'), gte(emails.createdAt, since)],
        ...[eq(emails.isForward, false), eq(emails.isSide, false)],
        ...[isNull(threads.mergedInto), isNull(threads.spamAt)],
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(maxReplies)

const replyText = sql<string>`left(${emails.body}, least(${maxReplyLength}, coalesce(nullif(${emails.foldAt}, 0), ${maxReplyLength})))`

function* findReplyStatements(replies: readonly SentReply[]): Generator<undefined, ComparableStatement[]> {
  const said: ComparableStatement[] = []
  for (const { id, language, text } of replies) {
    if (language !== null) said.push(...findSentenceStatements(text, { sourceId: id, language }))
    yield
  }
  return said
}

/** Contradictions of a sentence of a document that several replies share. The newest reply is quoted. */
function groupByContradictedSentence(found: readonly Contradiction[], order: ReadonlyMap<string, number>) {
  const groups = Map.groupBy(found, ({ one, other }) =>
    JSON.stringify([other.sourceId, other.quote, formatStatement(one)]),
  )
  return [...groups.values()].flatMap((group) => {
    const newest = group.toSorted(
      (a, b) => (order.get(a.one.sourceId) ?? 0) - (order.get(b.one.sourceId) ?? 0),
    )[0]
    const replies = new Set(group.map(({ one }) => one.sourceId)).size
    // Pairs of sentences, the ids under which contradictions of replies were kept before.
    const earlierPairs = group.map(({ one, other }) => hashSentencePair(other, one))
    return newest && replies >= minReplies
      ? [{ document: newest.other, reply: newest.one, earlierPairs, replies }]
      : []
  })
}

function toContradictionRow(
  storeId: string,
  one: ComparableStatement,
  other: ComparableStatement,
): ContradictionRow {
  const sides = { policyId: one.sourceId, quote: one.quote, otherPolicyId: other.sourceId }
  return { storeId, pair: hashSentencePair(one, other), ...sides, otherQuote: other.quote }
}

/** Replaces the contradictions of a store. Those of documents and replies that were deleted meanwhile are left out. */
export async function saveContradictions(
  tx: Transaction,
  storeId: string,
  found: readonly ContradictionRow[],
): Promise<void> {
  const known = found.map(({ pair }) => pair)
  await tx
    .delete(contradictions)
    .where(
      and(
        eq(contradictions.storeId, storeId),
        known.length > 0 ? notInArray(contradictions.pair, known) : undefined,
      ),
    )
  const documents = await lockExistingRows(
    tx,
    policies,
    found.flatMap(({ policyId, otherPolicyId }) => [policyId, ...(otherPolicyId ? [otherPolicyId] : [])]),
  )
  const replies = await lockExistingRows(
    tx,
    emails,
    found.flatMap(({ replyId }) => replyId ?? []),
  )
  for (const row of found) {
    const { policyId, otherPolicyId, replyId } = row
    const isThere =
      documents.has(policyId) &&
      (otherPolicyId == null || documents.has(otherPolicyId)) &&
      (replyId == null || replies.has(replyId))
    if (isThere)
      await tx
        .insert(contradictions)
        .values(row)
        .onConflictDoUpdate({
          target: [contradictions.storeId, contradictions.pair],
          set: {
            ...{ policyId, otherPolicyId: otherPolicyId ?? null },
            ...{ quote: row.quote, otherQuote: row.otherQuote },
            ...{ replyId: replyId ?? null, replies: row.replies ?? 0 },
          },
        })
  }
}

/** Locks rows against deletion, in one order. Returns the ids of those that exist. */
async function lockExistingRows(
  tx: Transaction,
  table: typeof policies | typeof emails,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  // A union of tables loses the shared columns, hence the cast.
  const { id } = table as typeof policies
  const rows = await tx
    .select({ id })
    .from(table as typeof policies)
    .where(inArray(id, [...new Set(ids)]))
    .orderBy(asc(id))
    .for('key share')
  return new Set(rows.map((row) => row.id))
}
