import { memberRoleField, permissionsByRole } from '@draftdesk/contract'
import type { MemberRole, Permission } from '@draftdesk/contract'

/** The acting person for role checks. */
export interface Actor {
  permissions: readonly Permission[]
}

/** Reads a stored role. A legacy value counts as an agent. */
export const parseRole = (role: string): MemberRole => memberRoleField.safeParse(role).data ?? 'agent'

export const getPermissions = (role: string): readonly Permission[] => permissionsByRole[parseRole(role)]

/** True if the actor may manage people of the role. Only owners manage owners. */
export const canManageRole = ({ permissions }: Actor, role: MemberRole): boolean =>
  permissions.includes('accounts') && (role !== 'owner' || permissions.includes('owners'))

/** The roles that an actor may assign. */
export const listAssignableRoles = (actor: Actor): MemberRole[] =>
  memberRoleField.options.filter((role) => canManageRole(actor, role))
