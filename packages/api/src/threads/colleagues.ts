import { roleNames, permissionsByRole } from '@draftdesk/contract'
import { and, asc, eq, gt, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import { formatFullName } from '../platform/full-name.ts'
import type { Database } from '../database/open-database.ts'
import { members, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'

/** A member of a store. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

/** A possible assignee, if they answer mail. */
export interface TeamMember extends Colleague {
  readonly canAnswer: boolean
  /** True for a member who is out of office. */
  readonly isAway: boolean
}

/** Roles whose members answer mail. An unknown role does. */
const isAnsweringRole = notInArray(
  members.role,
  roleNames.filter((role) => !permissionsByRole[role].includes('mail')),
)

/** True for a person who is out of office at the time. */
export const isUserAwayAt = (now: Date) =>
  and(
    isNotNull(users.awayFrom),
    lte(users.awayFrom, now),
    or(isNull(users.awayUntil), gt(users.awayUntil, now)),
  )

/** The most members offered as assignees of a thread. */
const maxColleagues = 100

/** Lists members of a store by name. */
export async function listColleagues(db: Database, storeId: string, nowMs: number): Promise<TeamMember[]> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      canAnswer: sql<boolean>`${isAnsweringRole}`,
      isAway: sql<boolean>`coalesce(${isUserAwayAt(new Date(nowMs))}, false)`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.storeId, storeId))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(maxColleagues)
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: formatFullName({ firstName, lastName }),
  }))
}

/** Lists the members of a store who answer mail and may sign in. */
export async function listAnsweringMembers(
  tx: Transaction,
  storeId: string,
): Promise<{ readonly id: string; readonly isOwner: boolean }[]> {
  const rows = await tx
    .select({ id: users.id, role: members.role })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.storeId, storeId), isAnsweringRole, eq(users.isActive, true)))
    .orderBy(asc(users.id))
  return rows.map(({ id, role }) => ({ id, isOwner: role === 'owner' }))
}

/** True if the person is a member of the store who answers mail. */
export async function isAssignable(db: Database, storeId: string, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false
  return (
    (await db.$count(
      members,
      and(eq(members.storeId, storeId), eq(members.userId, userId), isAnsweringRole),
    )) > 0
  )
}

/** True if the person may send mail of a store: a member who answers mail, or a super admin. */
export async function canSendReplies(db: Database, storeId: string, userId: string): Promise<boolean> {
  const [person] = await db
    .select({ isActive: users.isActive, isSuperAdmin: users.isSuperAdmin })
    .from(users)
    .where(eq(users.id, userId))
  if (!person?.isActive) return false
  return person.isSuperAdmin || isAssignable(db, storeId, userId)
}
