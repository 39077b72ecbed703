import type { Caller } from '../stores/caller.ts'
import { refuse, type Audience, type Refusal } from './visit.ts'

/** Refuses a caller without the required store, permission or super admin role. */
export function refuseAudience(
  audience: Audience | undefined,
  caller: Caller | undefined,
): Refusal | undefined {
  if (audience?.kind === 'admin')
    return caller?.user.isSuperAdmin ? undefined : refuse(403, 'Only a super administrator can do this.')
  if (audience?.kind !== 'store') return undefined
  if (!caller?.store) return refuse(403, 'Please select a store first.')
  const { permission } = audience
  return permission === undefined || caller.permissions.includes(permission)
    ? undefined
    : refuse(403, 'Your role in this store does not allow this. Please ask its owner.')
}
