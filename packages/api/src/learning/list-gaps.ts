import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { gaps, gapThreads, policies, threads } from '../database/schema.ts'

const maxShown = 20
const maxClosed = 5
const maxThreads = 3

/** Lists unanswered customer questions, most asked first, and recently answered ones. */
export async function listGaps(db: Database, storeId: string) {
  const asked = count(gapThreads.threadId)
  const open = await db
    .select({ gap: gaps, asked })
    .from(gaps)
    .leftJoin(gapThreads, eq(gapThreads.gapId, gaps.id))
    .where(and(eq(gaps.storeId, storeId), eq(gaps.state, 'open')))
    .groupBy(gaps.id)
    .orderBy(desc(asked), desc(gaps.lastAt), desc(gaps.id))
    .limit(maxShown)
  const settled = await db
    .select({ id: gaps.id, question: gaps.question, title: policies.title, policyId: policies.id })
    .from(gaps)
    .innerJoin(policies, eq(policies.id, gaps.policyId))
    .where(and(eq(gaps.storeId, storeId), eq(gaps.state, 'settled'), isNull(policies.deletedAt)))
    .orderBy(desc(gaps.lastAt), desc(gaps.id))
    .limit(maxClosed)
  const behind = await findGapThreads(
    db,
    open.map(({ gap }) => gap.id),
  )
  return {
    open: open.map(({ gap, asked: times }) => ({
      ...gap,
      asked: times,
      threads: (behind.get(gap.id) ?? []).map(({ id, subject }) => ({ id, subject })),
    })),
    settled,
  }
}

/** Counts unanswered questions. */
export const countOpenGaps = (db: Database, storeId: string): Promise<number> =>
  db.$count(gaps, and(eq(gaps.storeId, storeId), eq(gaps.state, 'open'), eq(gaps.source, 'mail')))

/** Dismisses or reopens a question. Returns false for an unknown id. */
export async function setGapState(
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

/** The newest threads of each question, limited to the shown number. */
async function findGapThreads(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { gapId: string; id: string; subject: string }[]>()
  const newest = db
    .select({
      gapId: gapThreads.gapId,
      threadId: gapThreads.threadId,
      rank: sql<number>`row_number() over (partition by ${gapThreads.gapId} order by ${gapThreads.askedAt} desc, ${gapThreads.threadId})`.as(
        'rank',
      ),
    })
    .from(gapThreads)
    .where(inArray(gapThreads.gapId, [...ids]))
    .as('newest')
  const rows = await db
    .select({ gapId: newest.gapId, id: threads.id, subject: threads.subject })
    .from(newest)
    .innerJoin(threads, eq(threads.id, newest.threadId))
    .where(lte(newest.rank, maxThreads))
    .orderBy(newest.gapId, newest.rank)
  return Map.groupBy(rows, ({ gapId }) => gapId)
}
