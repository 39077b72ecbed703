import { cutText } from '@draftdesk/contract/cut-text'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { gaps, gapThreads } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { readTopic } from '../knowledge/nearness.ts'

/** Questions that nothing answers, of one mail. */
export interface Unanswered {
  readonly storeId: string
  /** None for a mail of an invented customer. */
  readonly threadId: string | undefined
  readonly subject: string
  readonly questions: readonly string[]
  readonly language: string
}

/** A store has so many at most: the oldest go. */
const mostGaps = 200
const longestQuestion = 300
/** Two questions that share so much of what they are about are the same. */
const same = 0.6

/** Notes what nothing answers: a question that was asked before gets one more conversation behind it. */
export async function noteGaps(
  tx: Transaction,
  { storeId, threadId, subject, questions, language }: Unanswered,
  nowMs: number,
): Promise<void> {
  if (questions.length === 0) return
  const at = new Date(nowMs)
  const known: { id: string; topic: readonly string[]; state: string }[] = await tx
    .select({ id: gaps.id, topic: gaps.topic, state: gaps.state })
    .from(gaps)
    .where(eq(gaps.storeId, storeId))
    .orderBy(desc(gaps.lastAt))
    .limit(mostGaps)
  for (const question of questions.map((each) => cutText(each, longestQuestion))) {
    // What is said by the subject alone ('Discount code', 'Can I still use it?') belongs to the question.
    const topic = readTopic(`${subject} ${question}`, language)
    const before = known.find((each) => shareOf(each.topic, topic) >= same)
    const id = before?.id ?? (await addGap(tx, { storeId, threadId, subject, question, language, topic, at }))
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
  await dropOldest(tx, storeId)
}

interface NewGap extends Pick<Unanswered, 'storeId' | 'threadId' | 'subject' | 'language'> {
  readonly question: string
  readonly topic: readonly string[]
  readonly at: Date
}

async function addGap(tx: Transaction, { threadId, at, subject, ...gap }: NewGap): Promise<string> {
  const source = threadId === undefined ? 'sample' : 'mail'
  const [added] = await tx
    .insert(gaps)
    .values({ ...gap, subject: cutText(subject, longestQuestion), source, createdAt: at, lastAt: at })
    .returning({ id: gaps.id })
  if (!added) throw new Error('the database returned no gap')
  return added.id
}

function shareOf(a: readonly string[], b: readonly string[]): number {
  const other = new Set(b)
  const both = a.filter((each) => other.has(each)).length
  const all = a.length + b.length - both
  return all === 0 ? 1 : both / all
}

async function dropOldest(tx: Transaction, storeId: string): Promise<void> {
  const [found] = await tx.select({ there: count() }).from(gaps).where(eq(gaps.storeId, storeId))
  if ((found?.there ?? 0) <= mostGaps) return
  const oldest = tx
    .select({ id: gaps.id })
    .from(gaps)
    .where(eq(gaps.storeId, storeId))
    .orderBy(desc(gaps.lastAt))
    .offset(mostGaps)
  await tx.delete(gaps).where(and(eq(gaps.storeId, storeId), inArray(gaps.id, sql`(${oldest})`)))
}
