import type { PageSession } from './locals.ts'

/** True if the person has a permission in the current store. */
export const hasPermission = (session: PageSession | undefined, permission: string): boolean =>
  session?.permissions.includes(permission) ?? false
