import { memberRole } from '@draftdesk/contract'
import type { MemberRole } from '@draftdesk/contract'
import { allPermissions } from './caller.ts'

/** The acting person for role checks. */
export interface Actor {
  role: string | null
  permissions: readonly string[]
}

const permissions: Record<MemberRole, readonly string[]> = {
  owner: allPermissions,
  manager: ['settings', 'accounts'],
  agent: [],
}

/** The permissions of a role. */
export const permissionsOf = (role: MemberRole): string[] => [...permissions[role]]

/** Reads a stored role. A legacy value counts as the lowest role. */
export const readRole = (role: string): MemberRole => memberRole.safeParse(role).data ?? 'agent'

/** True if the actor may manage people of the role. Only owners manage owners. */
export const mayManage = (actor: Actor, role: MemberRole): boolean =>
  actor.permissions.includes('accounts') && (role !== 'owner' || actor.role === 'owner')

/** The roles that an actor may assign. */
export const rolesToGive = (actor: Actor): MemberRole[] =>
  memberRole.options.filter((role) => mayManage(actor, role))
