import { maxLengths } from '@draftdesk/contract'
import type { PolicyAnswer, FullPolicyAnswer } from '@draftdesk/contract'
import { getTableColumns, sql, and, eq, isNull } from 'drizzle-orm'
import { isUndeletedRow } from '../database/soft-deleted.ts'
import type { Database } from '../database/open-database.ts'
import { policies } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { explainExtractionFailure } from './documents/extraction-result.ts'
import { parsePageQuery } from '../database/pagination.ts'

const { content, cutFrom: _cutFrom, ...columns } = getTableColumns(policies)

/** The columns for lists of policies: all but the text. */
export const policyColumns = columns

/** A policy without its text. */
export type StoredPolicy = Omit<typeof policies.$inferSelect, 'content' | 'cutFrom'>

/** Longer than any read including its queue. After this the reading process has died. */
export const readInterruptedAfterMs = 15 * 60_000

/** A policy as /v1 writes it. */
export function toPolicyAnswer(row: StoredPolicy, nowMs: number): PolicyAnswer {
  const isLost = row.state === 'processing' && nowMs > row.updatedAt.getTime() + readInterruptedAfterMs
  const state = isLost ? 'failed' : row.state
  const code = isLost ? 'interrupted' : (row.failure ?? 'damaged')
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    file_name: row.fileName,
    file_bytes: row.fileBytes,
    state,
    failure: state === 'failed' ? { code, detail: explainExtractionFailure(code) } : null,
    is_on: row.isOn,
    excerpt: row.excerpt,
    characters: row.characters,
    is_cut: row.isCut,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** Finds a policy of a store, with its text unless that is too long to edit. Undefined if deleted. */
export async function findPolicy(
  db: Database | Transaction,
  storeId: string,
  id: string,
  nowMs: number,
): Promise<FullPolicyAnswer | undefined> {
  if (!isUuid(id)) return undefined
  const text = sql<
    string | null
  >`case when ${policies.characters} <= ${maxLengths.policyText} then ${content} end`
  const [row] = await db
    .select({ ...policyColumns, text })
    .from(policies)
    .where(isUndeletedRow(policies, storeId, id))
  return row && { ...toPolicyAnswer(row, nowMs), text: row.text }
}

/** Lists the documents of a store, newest first. Undefined for an invalid cursor. */
export async function listPolicies(
  db: Database,
  storeId: string,
  query: { cursor?: string | undefined; limit?: string | undefined },
  nowMs: number,
): Promise<{ policies: PolicyAnswer[]; next: string | null } | undefined> {
  const page = parsePageQuery(query, policies.createdAt, policies.id)
  if (!page) return undefined
  const rows = await db
    .select(policyColumns)
    .from(policies)
    .where(and(eq(policies.storeId, storeId), isNull(policies.deletedAt), page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ createdAt: at, id }) => ({ at, id }))
  return { policies: shown.map((row) => toPolicyAnswer(row, nowMs)), next }
}
