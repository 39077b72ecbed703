import { and, eq } from 'drizzle-orm'
import type { MemberRole } from '@draftdesk/contract'
import type { Database } from '../database/open.ts'
import { members } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { publish } from '../events/publish.ts'
import { isUuid } from '../database/uuid.ts'
import { mayManage, permissionsOf, readRole } from './roles.ts'
import {
  isFull,
  listTeam,
  lockTeam,
  recordChange,
  type InTeam,
  type LockedTeam,
  type TeamRow,
} from './team.ts'

/** Someone who works in a store, among the others and for who asks. */
export interface InTheirTeam extends LockedTeam {
  readonly member: TeamRow
}

/** Why nothing was done: the caller's role does not reach, only owners may do it, or the person is not in the store. */
type Refused = { readonly kind: 'role' | 'owners' | 'missing' }

/** Gives a person another role; `was` is the role that the caller saw, and 'stale' says that it is another by now. */
export function changeRole(
  db: Database,
  inTeam: InTeam,
  id: string,
  { role, was }: { readonly role: MemberRole; readonly was: string | undefined },
): Promise<({ readonly kind: 'changed' | 'stale' } & InTheirTeam) | Refused> {
  const { storeId, caller } = inTeam
  return transact(db, async (tx) => {
    const locked = await lockTeam(tx, storeId, caller)
    const member = locked?.team.find((row) => row.id === id)
    if (!locked || !member) return { kind: 'missing' }
    const { team, actor } = locked
    const before = readRole(member.role)
    if (!actor.permissions.includes('accounts')) return { kind: 'role' }
    if (!mayManage(actor, before) || !mayManage(actor, role)) return { kind: 'owners' }
    if (was !== undefined && was !== before) return { kind: 'stale', team, actor, member }
    await tx
      .update(members)
      .set({ role, permissions: permissionsOf(role) })
      .where(isThem(storeId, id))
    await recordChange(tx, inTeam, 'role_changed', `${member.email}: ${before} → ${role}`)
    const changed = { ...member, role }
    return {
      kind: 'changed',
      actor,
      member: changed,
      team: team.map((row) => (row.id === id ? changed : row)),
    }
  })
}

/**
 * Takes a person out of a store: somebody else with the permission, oneself without, the last owner never. `remember` notes in the same
 * transaction what brings somebody else back.
 */
export function removeMember<T>(
  db: Database,
  inTeam: InTeam,
  id: string,
  remember: (tx: Transaction, member: { readonly role: MemberRole; readonly createdAt: Date }) => Promise<T>,
): Promise<
  | { readonly kind: 'left' }
  | { readonly kind: 'removed'; readonly remembered: T }
  | { kind: 'last' }
  | Refused
> {
  const { storeId, caller, nowMs } = inTeam
  return transact(db, async (tx) => {
    const isSelf = id === caller.user.id
    if (!isSelf && !caller.permissions.includes('accounts')) return { kind: 'role' }
    const locked = await lockTeam(tx, storeId, caller)
    const member = locked?.team.find((row) => row.id === id)
    if (!locked || !member) return { kind: 'missing' }
    const role = readRole(member.role)
    if (!isSelf && !locked.actor.permissions.includes('accounts')) return { kind: 'role' }
    if (!isSelf && !mayManage(locked.actor, role)) return { kind: 'owners' }
    if (role === 'owner' && locked.team.filter((row) => row.role === 'owner').length === 1)
      return { kind: 'last' }
    await tx.delete(members).where(isThem(storeId, id))
    await publish(tx, [{ storeId, type: 'member', ref: id }], nowMs)
    await recordChange(tx, inTeam, isSelf ? 'member_left' : 'member_removed', member.email)
    if (isSelf) return { kind: 'left' }
    return { kind: 'removed', remembered: await remember(tx, { role, createdAt: member.createdAt }) }
  })
}

/** Brings a person back who was removed, as what they were; `mayUndo` says, once asked, whether that can still be undone. */
export function restoreMember(
  db: Database,
  inTeam: InTeam,
  { id, role, createdAt }: { readonly id: string; readonly role: MemberRole; readonly createdAt: Date },
  mayUndo: (tx: Transaction) => Promise<boolean>,
): Promise<({ readonly kind: 'restored' } & InTheirTeam) | { readonly kind: 'full' | 'late' } | Refused> {
  const { storeId, caller, nowMs } = inTeam
  return transact(db, async (tx) => {
    const locked = await lockTeam(tx, storeId, caller)
    if (!locked || !isUuid(id)) return { kind: 'missing' }
    if (!locked.actor.permissions.includes('accounts')) return { kind: 'role' }
    if (!mayManage(locked.actor, role)) return { kind: 'owners' }
    const isBack = locked.team.some((row) => row.id === id)
    if (!isBack && (await isFull(tx, storeId, nowMs))) return { kind: 'full' }
    if (!(await mayUndo(tx))) return { kind: 'late' }
    const added = await tx
      .insert(members)
      .values({ storeId, userId: id, role, permissions: permissionsOf(role), createdAt })
      .onConflictDoNothing()
      .returning({ id: members.userId })
    const team = await listTeam(tx, storeId)
    const member = team.find((row) => row.id === id)
    if (!member) return { kind: 'missing' }
    if (added.length > 0) await recordChange(tx, inTeam, 'member_restored', member.email)
    return { kind: 'restored', team, actor: locked.actor, member }
  })
}

const isThem = (storeId: string, id: string) => and(eq(members.storeId, storeId), eq(members.userId, id))
