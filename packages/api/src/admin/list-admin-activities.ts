import type { AdminActivityAnswer } from '@draftdesk/contract'
import { and, eq, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { parsePageQuery } from '../database/pagination.ts'
import { activities, stores, users } from '../database/schema.ts'
import { formatFullName } from '../platform/full-name.ts'
import { toActivityAnswer } from '../stores/list-activities.ts'

const actorUsers = alias(users, 'actors')

/** Actions of super admins: in stores, about people and about the server. */
const isAdminActivity = or(isNull(activities.storeId), eq(actorUsers.isSuperAdmin, true))

/** A page of the actions of super admins in all stores, newest first. Undefined for an invalid cursor. */
export async function listAdminActivities(
  db: Database,
  wanted: { cursor?: string | undefined; limit?: string | undefined },
  condition: SQL | undefined = isAdminActivity,
): Promise<{ activities: AdminActivityAnswer[]; next: string | null } | undefined> {
  const page = parsePageQuery(wanted, activities.createdAt, activities.id)
  if (!page) return undefined
  const rows = await db
    .select({ entry: activities, store: { id: stores.id, name: stores.name }, person: users })
    .from(activities)
    .leftJoin(actorUsers, eq(actorUsers.id, activities.actorId))
    .leftJoin(stores, eq(stores.id, activities.storeId))
    .leftJoin(users, eq(users.id, activities.personId))
    .where(and(condition, page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ entry }) => ({ at: entry.createdAt, id: entry.id }))
  return {
    activities: shown.map(({ entry, store, person }) => ({
      ...toActivityAnswer(entry),
      store,
      person: person && { id: person.id, name: formatFullName(person), email: person.email },
    })),
    next,
  }
}
