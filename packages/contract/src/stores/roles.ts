/** The rights of a member in a store, each once. */
export const allPermissions = [
  'read',
  'notes',
  'mail',
  'knowledge',
  'settings',
  'accounts',
  'owners',
] as const

export type Permission = (typeof allPermissions)[number]

/** The roles of members, from the most rights to the least. */
export const roleNames = ['owner', 'manager', 'agent', 'observer'] as const

export type MemberRole = (typeof roleNames)[number]

/** The rights of each role. The server, the site and the accounts page derive theirs from this table. */
export const permissionsByRole: Readonly<Record<MemberRole, readonly Permission[]>> = {
  owner: allPermissions,
  manager: ['read', 'notes', 'mail', 'knowledge', 'settings', 'accounts'],
  agent: ['read', 'notes', 'mail', 'knowledge'],
  observer: ['read', 'notes'],
}

/** The rights of a super admin inside a store. */
export const superAdminPermissions = permissionsByRole.manager

/**
 * The rights of a session. An API without this field lets every member work on mail and documents.
 *
 * @example addMissingPermissions(['settings']) // ['read', 'notes', 'mail', 'knowledge', 'settings']
 */
export const addMissingPermissions = (given: readonly string[]): readonly string[] =>
  given.includes('read') ? given : [...permissionsByRole.agent, ...given]
