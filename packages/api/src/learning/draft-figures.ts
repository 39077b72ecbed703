import { dayMs } from '@draftdesk/contract/durations'
import type { FiguresAnswer } from '@draftdesk/contract'
import { and, count, eq, gte, inArray, lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open-database.ts'
import { draftUses, gaps, gapThreads, policies } from '../database/schema.ts'

type TopicFigures = FiguresAnswer['topics'][number]

/** Counts how drafts were used from one UTC day to another, by the document that answered, the most used first. */
export async function loadDraftFigures(
  db: Database,
  storeId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<FiguresAnswer> {
  const isWithin = (column: PgColumn) =>
    and(gte(column, new Date(from)), lt(column, new Date(Date.parse(to) + dayMs)))
  const ofStore = eq(draftUses.storeId, storeId)
  const { policyId, use, fault } = draftUses
  const [uses, faults, asked] = await Promise.all([
    db
      .select({ policyId, use, count: count() })
      .from(draftUses)
      .where(and(ofStore, isWithin(draftUses.usedAt)))
      .groupBy(policyId, use),
    db
      .select({ policyId, fault, count: count() })
      .from(draftUses)
      .where(and(ofStore, isWithin(draftUses.faultAt)))
      .groupBy(policyId, fault),
    db
      .select({ policyId: gaps.policyId, count: count() })
      .from(gapThreads)
      .innerJoin(gaps, eq(gaps.id, gapThreads.gapId))
      .where(and(eq(gaps.storeId, storeId), isWithin(gapThreads.askedAt)))
      .groupBy(gaps.policyId),
  ])
  const ids = [...new Set([...uses, ...faults, ...asked].map((row) => row.policyId))]
  const titles = await loadTopicTitles(db, storeId, ids)
  const topics = ids.map((id): TopicFigures => {
    const rowsOfTopic = <T extends { policyId: string | null }>(rows: readonly T[]) =>
      rows.filter((row) => row.policyId === id)
    const countUses = (kind: string) => rowsOfTopic(uses).find((row) => row.use === kind)?.count ?? 0
    return {
      policy_id: id,
      title: id === null ? null : (titles.get(id) ?? null),
      ...{
        as_written: countUses('as_written'),
        edited: countUses('edited'),
        discarded: countUses('discarded'),
      },
      faults: rowsOfTopic(faults)
        .flatMap((row) => (row.fault === null ? [] : [{ reason: row.fault, count: row.count }]))
        .toSorted((a, b) => b.count - a.count),
      gaps: rowsOfTopic(asked)[0]?.count ?? 0,
    }
  })
  return { from, to, topics: topics.toSorted((a, b) => computeTopicWeight(b) - computeTopicWeight(a)) }
}

const computeTopicWeight = ({
  as_written: asWritten,
  edited,
  discarded,
  faults,
  gaps: asked,
}: TopicFigures): number => (asWritten + edited + discarded) * 1000 + faults.length + asked

async function loadTopicTitles(
  db: Database,
  storeId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: policies.id, title: policies.title })
    .from(policies)
    .where(and(eq(policies.storeId, storeId), inArray(policies.id, known)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
