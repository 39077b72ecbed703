import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { gaps, gapThreads, policies, threads } from '../database/schema.ts'
import { loadKnowledge } from '../knowledge/load-knowledge.ts'
import { retrieve } from '../knowledge/retrieve.ts'

const mostShown = 20
const mostSettled = 5
const mostThreads = 3

/** What customers ask and nothing answers, those that were asked most first; and what a document has answered since. */
export async function listGaps(db: Database, storeId: string) {
  await settleGaps(db, storeId)
  const asked = count(gapThreads.threadId)
  const open = await db
    .select({ gap: gaps, asked })
    .from(gaps)
    .leftJoin(gapThreads, eq(gapThreads.gapId, gaps.id))
    .where(and(eq(gaps.storeId, storeId), eq(gaps.state, 'open')))
    .groupBy(gaps.id)
    .orderBy(desc(asked), desc(gaps.lastAt), desc(gaps.id))
    .limit(mostShown)
  const settled = await db
    .select({ id: gaps.id, question: gaps.question, title: policies.title, policyId: policies.id })
    .from(gaps)
    .innerJoin(policies, eq(policies.id, gaps.policyId))
    .where(and(eq(gaps.storeId, storeId), eq(gaps.state, 'settled')))
    .orderBy(desc(gaps.lastAt), desc(gaps.id))
    .limit(mostSettled)
  const behind = await findThreads(
    db,
    open.map(({ gap }) => gap.id),
  )
  return {
    open: open.map(({ gap, asked: times }) => ({
      ...gap,
      asked: times,
      threads: (behind.get(gap.id) ?? []).slice(0, mostThreads).map(({ id, subject }) => ({ id, subject })),
    })),
    settled,
  }
}

/** How many questions of customers nothing answers. */
export const countGaps = (db: Database, storeId: string): Promise<number> =>
  db.$count(gaps, and(eq(gaps.storeId, storeId), eq(gaps.state, 'open'), eq(gaps.source, 'mail')))

/** Takes a question off the list, or puts it back; false when there is none of this id. */
export async function changeGap(
  db: Database,
  storeId: string,
  id: string,
  state: 'open' | 'dismissed',
): Promise<boolean> {
  const changed = await db
    .update(gaps)
    .set({ state, policyId: null })
    .where(and(eq(gaps.storeId, storeId), eq(gaps.id, id)))
    .returning({ id: gaps.id })
  return changed.length > 0
}

/** Settles the questions that a document answers by now. */
async function settleGaps(db: Database, storeId: string): Promise<void> {
  const open = await db
    .select()
    .from(gaps)
    .where(and(eq(gaps.storeId, storeId), eq(gaps.state, 'open')))
  if (open.length === 0) return
  const knowledge = await loadKnowledge(db, storeId)
  for (const { id, subject, question, language } of open) {
    const found = [question, `${subject} ${question}`]
      .flatMap((text) => retrieve(knowledge, text, { language, examples: 0 }))
      .find(({ isSure }) => isSure)
    if (found)
      await db
        .update(gaps)
        .set({ state: 'settled', policyId: found.documentId })
        .where(and(eq(gaps.id, id), eq(gaps.state, 'open')))
  }
}

async function findThreads(db: Database, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ gapId: gapThreads.gapId, id: threads.id, subject: threads.subject })
          .from(gapThreads)
          .innerJoin(threads, eq(threads.id, gapThreads.threadId))
          .where(inArray(gapThreads.gapId, [...ids]))
          .orderBy(desc(gapThreads.askedAt))
  return Map.groupBy(rows, ({ gapId }) => gapId)
}
