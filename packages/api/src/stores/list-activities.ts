import type { ActivityAnswer } from '@draftdesk/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { parsePageQuery } from '../database/pagination.ts'
import { activities } from '../database/schema.ts'

/** A page of the activity log, newest first. Undefined for an invalid cursor. */
export async function listActivities(
  db: Database,
  storeId: string,
  wanted: { cursor?: string | undefined; limit?: string | undefined },
): Promise<{ activities: ActivityAnswer[]; next: string | null } | undefined> {
  const page = parsePageQuery(wanted, activities.createdAt, activities.id)
  if (!page) return undefined
  const rows = await db
    .select()
    .from(activities)
    .where(and(eq(activities.storeId, storeId), page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ createdAt: at, id }) => ({ at, id }))
  return { activities: shown.map(toActivityAnswer), next }
}

/** An entry of the activity log in the shape of /v1. */
export const toActivityAnswer = (row: typeof activities.$inferSelect): ActivityAnswer => ({
  id: row.id,
  action: row.action,
  actor_name: row.actorName,
  note: row.note,
  created_at: row.createdAt.toISOString(),
})
