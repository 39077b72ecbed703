import { and, eq, isNull } from 'drizzle-orm'
import { invites, users } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { hashSecret } from '../security/secret.ts'
import { joinInvites } from '../sign-in/join.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

/**
 * POST /v1/invites/accept, signed in or not: the link proves the mailbox, and only the account of that mailbox becomes a
 * member, at once when it exists, else when it is verified.
 */
export const acceptInvite: Handler<'acceptInvite'> = async ({ services, input, caller, address }) => {
  const wait = await services.limits.take(['inviteAddress', address])
  if (wait) return refuseBusy(wait)
  const hash = hashSecret(String(input.invite_id))
  return transact(services.db, async (tx) => {
    const now = new Date(services.clock())
    const [invite] = await tx.select().from(invites).where(eq(invites.hash, hash)).for('update')
    const isOpen = invite && !invite.revokedAt && (invite.acceptedAt ?? invite.expiresAt > now)
    if (!isOpen) return refuse(404, 'This invitation is not valid or has expired.')
    if (caller && caller.user.email !== invite.email)
      return refuse(403, 'This invitation is for another account.')
    await tx
      .update(invites)
      .set({ acceptedAt: now })
      .where(and(eq(invites.hash, hash), isNull(invites.acceptedAt)))
    const [user] = await tx.select().from(users).where(eq(users.email, invite.email))
    if (user?.isVerified) await joinInvites(tx, user, now.getTime())
    return done({ message: 'Invitation accepted!', email: invite.email })
  })
}
