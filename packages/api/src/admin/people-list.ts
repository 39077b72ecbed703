import type { AdminPeopleRequest, AdminPersonAnswer } from '@draftdesk/contract'
import { and, count, eq, ilike, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { User } from '../accounts/find-user.ts'
import type { Database } from '../database/open-database.ts'
import { parsePageQuery } from '../database/pagination.ts'
import { members, users } from '../database/schema.ts'
import { formatFullName } from '../platform/full-name.ts'

const peopleFilters: Readonly<Record<NonNullable<AdminPeopleRequest['filter']>, SQL>> = {
  locked: eq(users.isActive, false),
  unverified: eq(users.isVerified, false),
  admins: eq(users.isSuperAdmin, true),
}

/** Reads a page of people, newest first, and their total. Undefined for an invalid cursor. */
export async function searchPeople(db: Database, { search = '', filter, ...wanted }: AdminPeopleRequest) {
  const page = parsePageQuery(wanted, users.createdAt, users.id)
  if (!page) return undefined
  const isFound = and(
    search === '' ? undefined : matchesPersonSearch(search),
    filter && peopleFilters[filter],
  )
  const [rows, total] = await Promise.all([
    db
      .select({ user: users, stores: count(members.storeId) })
      .from(users)
      .leftJoin(members, eq(members.userId, users.id))
      .where(and(isFound, page.isAfter))
      .groupBy(users.id)
      .orderBy(...page.order)
      .limit(page.rows),
    db.$count(users, isFound),
  ])
  const { shown, next } = page.cut(rows, ({ user }) => ({ at: user.createdAt, id: user.id }))
  return { people: shown.map(({ user, stores }) => toAdminPersonAnswer(user, stores)), next, total }
}

/** A person in the shape of the admin area. */
export const toAdminPersonAnswer = (user: User, stores: number): AdminPersonAnswer => ({
  id: user.id,
  name: formatFullName(user),
  email: user.email,
  is_locked: !user.isActive,
  is_verified: user.isVerified,
  is_super_admin: user.isSuperAdmin,
  stores,
  last_login: user.lastLogin?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
})

function matchesPersonSearch(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(ilike(users.email, pattern), ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern))
}
