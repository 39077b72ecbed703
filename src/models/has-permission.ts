/** The part of a session that names what the person may do in the current store. */
interface SessionPermissions {
  readonly permissions: readonly string[]
}

/** True if the person has a permission in the current store. */
export const hasPermission = (session: SessionPermissions | undefined, permission: string): boolean =>
  session?.permissions.includes(permission) ?? false
