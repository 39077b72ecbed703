import { and, eq, gt, isNull } from 'drizzle-orm'
import { codes, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { resetMail } from '../notices/messages.ts'
import { hashSecret } from '../platform/secret.ts'
import { endChains } from '../accounts/tokens.ts'
import { normalizeAddress } from '../accounts/address.ts'
import { issueReset, resetMinutes } from '../accounts/codes.ts'
import { joinInvites } from '../stores/join.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

/** POST /v1/auth/forgot-password: the same answer and work for every address. */
export const forgotPassword: Handler<'forgotPassword'> = async ({ services, input, address }) => {
  const email = normalizeAddress(input.email)
  const wait = await services.limits.take(['mailAccount', email], ['mailAddress', address])
  if (wait) return refuseBusy(wait)
  const [user] = await services.db.select().from(users).where(eq(users.email, email))
  const token = await issueReset(services, email)
  const link = `${services.siteUrl}/reset-password?token=${token}`
  const mail = user?.isActive ? resetMail(email, link, resetMinutes) : undefined
  await services.mailer.send(services.db, mail)
  return done({ message: 'If this address has an account, a link to reset the password is on its way.' })
}

/** POST /v1/auth/reset-password: sets the password, ends every sign-in, and verifies the address the link went to. */
export const resetPassword: Handler<'resetPassword'> = async ({ services, input, address }) => {
  const wait = await services.limits.take(['resetAddress', address])
  if (wait) return refuseBusy(wait)
  const passwordHash = await services.hasher.hash(input.new_password)
  const isReset = await transact(services.db, async (tx) => {
    const now = new Date(services.clock())
    const isUnused = and(eq(codes.kind, 'reset'), isNull(codes.usedAt))
    const [used] = await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(isUnused, eq(codes.hash, hashSecret(input.reset_token)), gt(codes.expiresAt, now)))
      .returning()
    if (!used) return false
    const [user] = await tx
      .update(users)
      .set({ passwordHash, isVerified: true })
      .where(and(eq(users.email, used.email), eq(users.isActive, true)))
      .returning()
    if (!user) return false
    await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(isUnused, eq(codes.email, used.email)))
    await endChains(tx, user.id, now.getTime())
    await joinInvites(tx, user, now.getTime())
    return true
  })
  if (!isReset) return refuse(400, 'This link is not valid or has expired. Please ask for a new one.')
  return done({ message: 'Password updated successfully!' })
}
