import { memberRole, type MemberRole } from '@draftdesk/contract'
import { allPermissions } from './caller.ts'

/** Who acts in a store, as far as the rules of roles ask. */
export interface Actor {
  role: string | null
  permissions: readonly string[]
}

const permissions: Record<MemberRole, readonly string[]> = {
  owner: allPermissions,
  manager: ['settings', 'accounts'],
  agent: [],
}

/** What a role allows. */
export const permissionsOf = (role: MemberRole): string[] => [...permissions[role]]

/** Reads a stored role; one from before there were several is the least. */
export const readRole = (role: string): MemberRole => memberRole.safeParse(role).data ?? 'agent'

/** Whether an actor may manage people of a role: owners are the business of owners alone. */
export const mayManage = (actor: Actor, role: MemberRole): boolean =>
  actor.permissions.includes('accounts') && (role !== 'owner' || actor.role === 'owner')

/** The roles that an actor may give. */
export const rolesToGive = (actor: Actor): MemberRole[] =>
  memberRole.options.filter((role) => mayManage(actor, role))
