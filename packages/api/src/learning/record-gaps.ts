import { cutText } from '@draftdesk/contract/cut-text'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { gaps, gapThreads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { findTopicTerms } from '../knowledge/search/relevance.ts'
import type { Database } from '../database/open-database.ts'
import { transact } from '../database/transact.ts'

/** Unanswered questions of a mail. */
export interface UnansweredQuestions {
  readonly storeId: string
  /** Missing for a sample mail. */
  readonly threadId: string | undefined
  readonly subject: string
  readonly questions: readonly string[]
  readonly language: string
}

/** The most questions of a store. The oldest are deleted. */
const maxGaps = 200
const maxQuestionLength = 300
/** Topic overlap above which two questions count as equal. */
const minSharedTopic = 0.6

/** Stores unanswered questions. A repeated question gets another thread. */
export async function recordGaps(
  tx: Transaction,
  { storeId, threadId, subject, questions, language }: UnansweredQuestions,
  nowMs: number,
): Promise<void> {
  if (questions.length === 0) return
  const at = new Date(nowMs)
  const known: { id: string; topic: readonly string[]; state: string }[] = await tx
    .select({ id: gaps.id, topic: gaps.topic, state: gaps.state })
    .from(gaps)
    .where(eq(gaps.storeId, storeId))
    .orderBy(desc(gaps.lastAt))
    .limit(maxGaps)
  for (const question of questions.map((each) => cutText(each, maxQuestionLength))) {
    // The topic includes the subject of the mail, because 'Can I still use it?' alone has no topic.
    const topic = findTopicTerms(`${subject} ${question}`, language)
    const before = known.find((each) => computeJaccardSimilarity(each.topic, topic) >= minSharedTopic)
    const id =
      before?.id ?? (await insertGap(tx, { storeId, threadId, subject, question, language, topic, at }))
    if (!before) known.push({ id, topic, state: 'open' })
    if (threadId === undefined) continue
    await tx.insert(gapThreads).values({ gapId: id, threadId, askedAt: at }).onConflictDoNothing()
    await tx
      .update(gaps)
      .set({
        lastAt: at,
        source: 'mail',
        ...(before?.state === 'settled' && { state: 'open', policyId: null }),
      })
      .where(eq(gaps.id, id))
  }
  await deleteOldestGaps(tx, storeId)
}

interface NewGap extends Pick<UnansweredQuestions, 'storeId' | 'threadId' | 'subject' | 'language'> {
  readonly question: string
  readonly topic: readonly string[]
  readonly at: Date
}

async function insertGap(tx: Transaction, { threadId, at, subject, ...gap }: NewGap): Promise<string> {
  const source = threadId === undefined ? 'sample' : 'mail'
  const [added] = await tx
    .insert(gaps)
    .values({ ...gap, subject: cutText(subject, maxQuestionLength), source, createdAt: at, lastAt: at })
    .returning({ id: gaps.id })
  if (!added) throw new Error('the database returned no gap')
  return added.id
}

function computeJaccardSimilarity(a: readonly string[], b: readonly string[]): number {
  const other = new Set(b)
  const both = a.filter((each) => other.has(each)).length
  const all = a.length + b.length - both
  return all === 0 ? 1 : both / all
}

async function deleteOldestGaps(tx: Transaction, storeId: string): Promise<void> {
  const [found] = await tx.select({ there: count() }).from(gaps).where(eq(gaps.storeId, storeId))
  if ((found?.there ?? 0) <= maxGaps) return
  const oldest = tx
    .select({ id: gaps.id })
    .from(gaps)
    .where(eq(gaps.storeId, storeId))
    .orderBy(desc(gaps.lastAt))
    .offset(maxGaps)
  await tx.delete(gaps).where(and(eq(gaps.storeId, storeId), inArray(gaps.id, sql`(${oldest})`)))
}

interface SampleReply {
  readonly sample: { readonly subject: string; readonly language: string }
  readonly reply: { readonly missing: readonly string[] }
}

/** Stores the unanswered sample questions, which show gaps before any mail arrives. */
export async function recordSampleGaps(
  { db, clock }: { readonly db: Database; readonly clock: () => number },
  storeId: string,
  answered: readonly SampleReply[],
): Promise<void> {
  if ((await db.$count(gaps, eq(gaps.storeId, storeId))) > 0) return
  await transact(db, async (tx) => {
    for (const { sample, reply } of answered)
      await recordGaps(
        tx,
        {
          ...{ storeId, threadId: undefined, subject: sample.subject },
          ...{ questions: reply.missing, language: sample.language },
        },
        clock(),
      )
  })
}
