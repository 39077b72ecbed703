import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { maxMembers } from '@draftdesk/contract'
import type { MemberAnswer } from '@draftdesk/contract'
import type { Database } from '../database/open-database.ts'
import { invites, members, stores, users } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Caller } from './find-caller.ts'
import { recordActivity } from './record-activity.ts'
import type { Activity } from './record-activity.ts'
import { canManageRole, getPermissions, parseRole, listAssignableRoles } from './roles.ts'
import type { Actor } from './roles.ts'

const teamColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImage: users.profileImage,
  role: members.role,
  isSuperAdmin: users.isSuperAdmin,
  createdAt: members.createdAt,
}

/** A member with the list columns. */
export type TeamRow = Omit<typeof members.$inferSelect, 'userId' | 'storeId'> &
  Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email' | 'profileImage' | 'isSuperAdmin'>

/** Lists members of a store, the longest membership first. */
export function listTeam(db: Database | Transaction, storeId: string): Promise<TeamRow[]> {
  return db
    .select(teamColumns)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.storeId, storeId))
    .orderBy(asc(members.createdAt), asc(users.email))
}

/** True if no other member has the rights of an owner. Super admins have those of a manager. */
export const isOnlyOwner = (row: TeamRow, team: readonly TeamRow[]): boolean =>
  row.role === 'owner' &&
  !team.some((other) => other.id !== row.id && other.role === 'owner' && !other.isSuperAdmin)

/** A member in the shape of /v1 for the caller. */
export function toMemberAnswer(
  row: TeamRow,
  team: readonly TeamRow[],
  actor: Actor & { id: string },
): MemberAnswer {
  const role = parseRole(row.role)
  const isSelf = row.id === actor.id
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    profile_image: row.profileImage,
    role,
    created_at: row.createdAt.toISOString(),
    can_give: !isSelf && canManageRole(actor, role) ? listAssignableRoles(actor) : [],
    can_remove: !isOnlyOwner(row, team) && (isSelf || canManageRole(actor, role)),
  }
}

/** The acting person, their store and the time. */
export interface TeamActionContext {
  readonly storeId: string
  readonly caller: Caller
  readonly nowMs: number
}

/** Adds a team change to the activity log. */
export const recordTeamChange = (
  tx: Transaction,
  { storeId, caller, nowMs }: TeamActionContext,
  action: Activity['action'],
  note: string,
): Promise<void> => recordActivity(tx, { storeId, actor: caller.user, action, note, nowMs })

/** A locked team and the caller's current rights. */
export interface LockedTeam {
  team: TeamRow[]
  actor: Actor & { id: string }
}

/**
 * Locks the members of a store and reads the caller again, who may have been demoted or removed. Undefined
 * when they are not a member.
 */
export async function lockTeam(
  tx: Transaction,
  storeId: string,
  caller: Caller,
): Promise<LockedTeam | undefined> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update')
  const team = await listTeam(tx, storeId)
  const { id } = caller.user
  if (caller.user.isSuperAdmin) return { team, actor: { permissions: caller.permissions, id } }
  const [now] = await tx
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.storeId, storeId), eq(members.userId, id)))
  return now && { team, actor: { permissions: getPermissions(now.role), id } }
}

/** True if members and open invitations reach the limit. */
export async function isTeamFull(tx: Transaction, storeId: string, nowMs: number): Promise<boolean> {
  return (await countSeats(tx, storeId, new Date(nowMs))) >= maxMembers
}

async function countSeats(tx: Transaction, storeId: string, now: Date): Promise<number> {
  const isOpen = sql`(${invites.expiresAt} > ${now.toISOString()}::timestamptz or ${invites.acceptedAt} is not null)`
  const working = await tx.$count(members, eq(members.storeId, storeId))
  const invited = await tx.$count(
    invites,
    and(eq(invites.storeId, storeId), isNull(invites.joinedAt), isNull(invites.revokedAt), isOpen),
  )
  return working + invited
}
