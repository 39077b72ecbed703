import type { PolicyAnswer } from '@draftdesk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { parsePage } from '../database/pages.ts'
import { policies } from '../database/schema.ts'
import { policyBody, policyColumns } from './policy.ts'

/** Lists the documents of a store, newest first. Undefined for an invalid cursor. */
export async function listPolicies(
  db: Database,
  storeId: string,
  query: { cursor?: string | undefined; limit?: string | undefined },
  nowMs: number,
): Promise<{ policies: PolicyAnswer[]; next: string | null } | undefined> {
  const page = parsePage(query, policies.createdAt, policies.id)
  if (!page) return undefined
  const rows = await db
    .select(policyColumns)
    .from(policies)
    .where(and(eq(policies.storeId, storeId), isNull(policies.deletedAt), page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ createdAt: at, id }) => ({ at, id }))
  return { policies: shown.map((row) => policyBody(row, nowMs)), next }
}
