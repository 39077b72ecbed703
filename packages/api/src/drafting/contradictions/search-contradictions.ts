import { createHash } from 'node:crypto'
import { and, desc, eq, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { contradictions, emails, threads } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { runSteps } from '../../platform/scheduling/run-steps.ts'
import { findContradictions, readSentences, readStatements } from './find-contradictions.ts'
import type { Contradiction, Statement } from './find-contradictions.ts'

/** The replies that are read, and how old they are at most. */
const maxReplies = 300
const replyDays = 30
const maxReplyLength = 2000
/** The replies that must say the same before a document is doubted. */
const minReplies = 2
/** The most contradictions that are stored. */
const maxStored = 50

type ContradictionRow = typeof contradictions.$inferInsert

/**
 * Finds sentences of a store's documents that contradict each other, or that recent replies contradict, and stores
 * them. Reads bounded texts in small steps, so that other work runs in between.
 */
export async function searchContradictions(
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  storeId: string,
  stopping: AbortSignal,
): Promise<void> {
  const isStopping = () => stopping.aborted
  const { pieces } = await loadKnowledge(db, storeId)
  const statements = await runSteps(readStatements(pieces))
  const ofDocuments = await runSteps(findContradictions(statements))
  if (isStopping()) return
  const replies = await readReplies(db, storeId, new Date(clock() - replyDays * 86_400_000))
  const said = await runSteps(readReplyStatements(replies))
  const ofReplies = await runSteps(findContradictions(said, statements))
  if (isStopping()) return
  const order = new Map(replies.map(({ id }, at) => [id, at]))
  const found = [
    ...ofDocuments.map(({ one, other }) => toContradictionRow(storeId, one, other)),
    ...groupReplies(ofReplies, order).map(({ document, reply, replies: count }) => ({
      ...toContradictionRow(storeId, document, reply),
      ...{ otherPolicyId: null, replyId: reply.sourceId, replies: count },
    })),
  ]
  // The first of equal pairs stays, because documents come before replies.
  const pairs = [...new Map(found.toReversed().map((row) => [row.pair, row])).values()].toReversed()
  await storeContradictions(db, storeId, pairs.slice(0, maxStored))
}

interface SentReply {
  readonly id: string
  readonly threadId: string
  readonly language: string | null
  readonly text: string
}

/** The own words of recent replies, the newest first. */
const readReplies = (db: Database, storeId: string, since: Date): Promise<SentReply[]> =>
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

function* readReplyStatements(replies: readonly SentReply[]): Generator<undefined, Statement[]> {
  const said: Statement[] = []
  for (const { id, language, text } of replies) {
    if (language !== null) said.push(...readSentences(text, { sourceId: id, language }))
    yield
  }
  return said
}

/** Contradictions of a sentence of a document that several replies share. The newest reply is quoted. */
function groupReplies(found: readonly Contradiction[], order: ReadonlyMap<string, number>) {
  const groups = Map.groupBy(found, ({ one, other }) =>
    JSON.stringify([other.sourceId, other.quote, [...one.values], one.countries]),
  )
  return [...groups.values()].flatMap((group) => {
    const newest = group.toSorted(
      (a, b) => (order.get(a.one.sourceId) ?? 0) - (order.get(b.one.sourceId) ?? 0),
    )[0]
    const replies = new Set(group.map(({ one }) => one.sourceId)).size
    return newest && replies >= minReplies ? [{ document: newest.other, reply: newest.one, replies }] : []
  })
}

function toContradictionRow(storeId: string, one: Statement, other: Statement): ContradictionRow {
  const pair = createHash('sha256')
    .update([one.quote, other.quote].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 32)
  const sides = { policyId: one.sourceId, quote: one.quote, otherPolicyId: other.sourceId }
  return { storeId, pair, ...sides, otherQuote: other.quote }
}

async function storeContradictions(
  db: Database,
  storeId: string,
  pairs: readonly ContradictionRow[],
): Promise<void> {
  await transact(db, async (tx) => {
    const known = pairs.map(({ pair }) => pair)
    await tx
      .delete(contradictions)
      .where(
        and(
          eq(contradictions.storeId, storeId),
          known.length > 0 ? notInArray(contradictions.pair, known) : undefined,
        ),
      )
    // Documents and replies may be deleted meanwhile.
    const replyIds = pairs.flatMap(({ replyId }) => replyId ?? [])
    const replies =
      replyIds.length === 0
        ? []
        : await tx.select({ id: emails.id }).from(emails).where(inArray(emails.id, replyIds)).for('key share')
    const isThere = new Set(replies.map(({ id }) => id))
    for (const row of pairs)
      if (row.replyId == null || isThere.has(row.replyId))
        await tx
          .insert(contradictions)
          .values(row)
          .onConflictDoUpdate({
            target: [contradictions.storeId, contradictions.pair],
            set: {
              ...{ policyId: row.policyId, otherPolicyId: row.otherPolicyId ?? null },
              ...{ quote: row.quote, otherQuote: row.otherQuote },
              ...{ replyId: row.replyId ?? null, replies: row.replies ?? 0 },
            },
          })
  })
}
