import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import type { Charge } from '../platform/limits.ts'
import { normalizeAddress } from '../accounts/address.ts'
import { flag, signInPerson } from '../accounts/grant.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

/**
 * POST /v1/auth/login. Wrong credentials are a 400: the spec's clients take every 401 for an ended session and would try
 * to refresh it. Only failures count against the limits.
 */
export const signIn: Handler<'signIn'> = async ({ services, input, address }) => {
  const email = normalizeAddress(input.email)
  const charges: Charge[] = [
    ['signInAccountAddress', `${email} ${address}`],
    ['signInAccount', email],
    ['signInAddress', address],
  ]
  const wait = await services.limits.take(...charges)
  if (wait) return refuseBusy(wait)
  const [user] = await services.db.select().from(users).where(eq(users.email, email))
  const isMatch = await services.hasher.matches(user?.passwordHash, input.password)
  if (!user || !isMatch) return refuse(400, 'The email address or the password is wrong.')
  await services.limits.give(...charges)
  if (!user.isActive) return refuse(403, 'This account is not active.')
  const lastLogin = user.lastLogin?.toISOString() ?? null
  const known = { is_verified: flag(user.isVerified), last_login: lastLogin }
  if (!user.isVerified) {
    return done({ email, token: '', expires_in: null, is_super_admin: flag(user.isSuperAdmin), ...known })
  }
  const grant = await transact(services.db, async (tx) => {
    // The password may have been changed while it was compared: the row is read again under a lock.
    const [now] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    return now?.isActive && now.passwordHash === user.passwordHash
      ? signInPerson(tx, services, now)
      : undefined
  })
  return grant ? done({ ...grant, ...known }) : refuse(400, 'The email address or the password is wrong.')
}
