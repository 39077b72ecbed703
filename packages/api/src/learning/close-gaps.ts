import { setImmediate as otherWork } from 'node:timers/promises'
import { and, eq, isNull, notExists, or } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { gaps, policies } from '../database/schema.ts'
import { loadKnowledge } from '../knowledge/passages/load-knowledge.ts'
import { retrievePieces } from '../knowledge/search/retrieve.ts'

/**
 * Resolves questions that a document answers, and reopens those without one. A document that is older than the last
 * mail with the question was no answer to it. Yields between questions and returns the number of changes.
 */
export async function closeGaps(db: Database, storeId: string, stopping: AbortSignal): Promise<number> {
  let changed = await reopenGaps(db, storeId)
  const open = await db
    .select()
    .from(gaps)
    .where(and(eq(gaps.storeId, storeId), eq(gaps.state, 'open')))
  if (open.length === 0) return changed
  const knowledge = await loadKnowledge(db, storeId)
  const changedAt = await loadChangeTimes(db, storeId)
  for (const { id, subject, question, language, lastAt } of open) {
    if (stopping.aborted) return changed
    const found = [question, `${subject} ${question}`]
      .flatMap((text) => retrievePieces(knowledge, text, { language, examples: 0 }))
      .find(({ isSure, documentId }) => isSure && (changedAt.get(documentId) ?? 0) >= lastAt.getTime())
    if (found) {
      await db
        .update(gaps)
        .set({ state: 'settled', policyId: found.documentId })
        .where(and(eq(gaps.id, id), eq(gaps.state, 'open')))
      changed += 1
    }
    await otherWork()
  }
  return changed
}

/** The last change of each document. */
async function loadChangeTimes(db: Database, storeId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: policies.id, updatedAt: policies.updatedAt })
    .from(policies)
    .where(eq(policies.storeId, storeId))
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
}

async function reopenGaps(db: Database, storeId: string): Promise<number> {
  const used = db
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.id, gaps.policyId), eq(policies.isOn, true), isNull(policies.deletedAt)))
  const reopened = await db
    .update(gaps)
    .set({ state: 'open', policyId: null })
    .where(
      and(eq(gaps.storeId, storeId), eq(gaps.state, 'settled'), or(isNull(gaps.policyId), notExists(used))),
    )
    .returning({ id: gaps.id })
  return reopened.length
}
