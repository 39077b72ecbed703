import { roleNames, roles } from '@draftdesk/contract'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { fullName } from '../platform/full-name.ts'
import type { Database } from '../database/open.ts'
import { members, users } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'

/** A member of a store. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

/** A possible assignee, if they answer mail. */
export interface TeamMember extends Colleague {
  readonly canAnswer: boolean
}

/** Roles whose members answer mail. An unknown role does. */
const answersMail = notInArray(
  members.role,
  roleNames.filter((role) => !roles[role].includes('mail')),
)

/** The most members offered as assignees of a thread. */
const most = 100

/** Lists members of a store by name. */
export async function listColleagues(db: Database, storeId: string): Promise<TeamMember[]> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      canAnswer: sql<boolean>`${answersMail}`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.storeId, storeId))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(most)
  return rows.map(({ id, canAnswer, ...name }) => ({ id, name: fullName(name), canAnswer }))
}

/** True if the person is a member of the store who answers mail. */
export async function isAssignable(db: Database, storeId: string, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false
  return (
    (await db.$count(members, and(eq(members.storeId, storeId), eq(members.userId, userId), answersMail))) > 0
  )
}
