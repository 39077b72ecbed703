import { and, eq, sql } from 'drizzle-orm'
import type { MemberRole } from '@draftdesk/contract'
import type { Database } from '../database/open-database.ts'
import { members, threadHistory, threads } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Transaction } from '../database/transact.ts'
import { publishEvents } from '../events/publish-events.ts'
import { deleteBrowsersOfNonMember } from '../notifications/push/push-browsers.ts'
import { formatFullName } from '../platform/full-name.ts'
import { isUuid } from '../database/uuid.ts'
import type { Activity } from './record-activity.ts'
import { canManageRole, getPermissions, parseRole } from './roles.ts'
import { isOnlyOwner, isTeamFull, listTeam, lockTeam, recordTeamChange } from './team.ts'
import type { TeamActionContext, LockedTeam, TeamRow } from './team.ts'

/** A member of the locked team, as the target of an action. */
export interface MemberTarget extends LockedTeam {
  readonly member: TeamRow
}

/** Reason of a refused change. */
type MemberChangeRefusal = { readonly kind: 'role' | 'owners' | 'missing' }

/**
 * Changes a member's role; conversations return to the team when the role cannot answer them. `was` is the
 * role that the caller saw; 'stale' reports another one.
 */
export function changeMemberRole(
  db: Database,
  inTeam: TeamActionContext,
  id: string,
  { role, was }: { readonly role: MemberRole; readonly was: string | undefined },
): Promise<({ readonly kind: 'changed' | 'stale' } & MemberTarget) | MemberChangeRefusal> {
  const { storeId, caller, nowMs } = inTeam
  return transact(db, async (tx) => {
    const locked = await lockTeam(tx, storeId, caller)
    const member = locked?.team.find((row) => row.id === id)
    if (!locked || !member) return { kind: 'missing' }
    const { team, actor } = locked
    const before = parseRole(member.role)
    if (!actor.permissions.includes('accounts')) return { kind: 'role' }
    if (!canManageRole(actor, before) || !canManageRole(actor, role)) return { kind: 'owners' }
    if (was !== undefined && was !== before) return { kind: 'stale', team, actor, member }
    await tx.update(members).set({ role }).where(matchesMember(storeId, id))
    const isIdle = !getPermissions(role).includes('mail')
    if (isIdle) await unassignThreads(tx, { storeId, actor: caller.user, nowMs }, id)
    const list = isIdle ? [{ storeId, type: 'list' as const }] : []
    await publishEvents(tx, [{ storeId, type: 'member', ref: id }, ...list], nowMs)
    await recordTeamChange(tx, inTeam, 'role_changed', `${member.email}: ${before} → ${role}`)
    const changed = { ...member, role }
    return {
      kind: 'changed',
      actor,
      member: changed,
      team: team.map((row) => (row.id === id ? changed : row)),
    }
  })
}

/** Removes a member, or oneself without permission, but never the last owner. `remember` stores the undo data in the same transaction. */
export function removeMember<T>(
  db: Database,
  inTeam: TeamActionContext,
  id: string,
  remember: (tx: Transaction, member: { readonly role: MemberRole; readonly createdAt: Date }) => Promise<T>,
): Promise<
  | { readonly kind: 'left' }
  | { readonly kind: 'removed'; readonly remembered: T }
  | { kind: 'last' }
  | MemberChangeRefusal
> {
  const { storeId, caller, nowMs } = inTeam
  return transact(db, async (tx) => {
    const isSelf = id === caller.user.id
    if (!isSelf && !caller.permissions.includes('accounts')) return { kind: 'role' }
    const locked = await lockTeam(tx, storeId, caller)
    const member = locked?.team.find((row) => row.id === id)
    if (!locked || !member) return { kind: 'missing' }
    const role = parseRole(member.role)
    if (!isSelf && !locked.actor.permissions.includes('accounts')) return { kind: 'role' }
    if (!isSelf && !canManageRole(locked.actor, role)) return { kind: 'owners' }
    if (isOnlyOwner(member, locked.team)) return { kind: 'last' }
    await tx.delete(members).where(matchesMember(storeId, id))
    await unassignThreads(tx, { storeId, actor: caller.user, nowMs }, id)
    await deleteBrowsersOfNonMember(tx, id)
    await publishEvents(
      tx,
      [
        { storeId, type: 'member', ref: id },
        { storeId, type: 'list' },
      ],
      nowMs,
    )
    await recordTeamChange(tx, inTeam, isSelf ? 'member_left' : 'member_removed', member.email)
    if (isSelf) return { kind: 'left' }
    return { kind: 'removed', remembered: await remember(tx, { role, createdAt: member.createdAt }) }
  })
}

/** Returns a person's conversations to the team, and says so in their history. */
export async function unassignThreads(
  tx: Transaction,
  { storeId, actor, nowMs }: Pick<Activity, 'actor' | 'nowMs'> & { readonly storeId: string },
  id: string,
): Promise<void> {
  const released = await tx
    .update(threads)
    .set({ assigneeId: null, version: sql<number>`${threads.version} + 1` })
    .where(and(eq(threads.storeId, storeId), eq(threads.assigneeId, id)))
    .returning({ threadId: threads.id })
  if (released.length === 0) return
  await tx.insert(threadHistory).values(
    released.map(({ threadId }) => ({
      ...{ storeId, threadId, action: 'unassigned' as const },
      actorId: actor.id,
      actorName: formatFullName(actor),
      createdAt: new Date(nowMs),
    })),
  )
}

/** Restores a removed member. `mayUndo` checks if the undo is still possible. */
export function restoreMember(
  db: Database,
  inTeam: TeamActionContext,
  { id, role, createdAt }: { readonly id: string; readonly role: MemberRole; readonly createdAt: Date },
  mayUndo: (tx: Transaction) => Promise<boolean>,
): Promise<
  ({ readonly kind: 'restored' } & MemberTarget) | { readonly kind: 'full' | 'late' } | MemberChangeRefusal
> {
  const { storeId, caller, nowMs } = inTeam
  return transact(db, async (tx) => {
    const locked = await lockTeam(tx, storeId, caller)
    if (!locked || !isUuid(id)) return { kind: 'missing' }
    if (!locked.actor.permissions.includes('accounts')) return { kind: 'role' }
    if (!canManageRole(locked.actor, role)) return { kind: 'owners' }
    const isBack = locked.team.some((row) => row.id === id)
    if (!isBack && (await isTeamFull(tx, storeId, nowMs))) return { kind: 'full' }
    if (!(await mayUndo(tx))) return { kind: 'late' }
    const added = await tx
      .insert(members)
      .values({ storeId, userId: id, role, createdAt })
      .onConflictDoNothing()
      .returning({ id: members.userId })
    const team = await listTeam(tx, storeId)
    const member = team.find((row) => row.id === id)
    if (!member) return { kind: 'missing' }
    if (added.length > 0) await recordTeamChange(tx, inTeam, 'member_restored', member.email)
    return { kind: 'restored', team, actor: locked.actor, member }
  })
}

const matchesMember = (storeId: string, id: string) =>
  and(eq(members.storeId, storeId), eq(members.userId, id))
