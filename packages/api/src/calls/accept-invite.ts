import { and, eq, isNull } from 'drizzle-orm'
import { invites, members, users } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { hashSecret } from '../platform/secret.ts'
import { joinInvites } from '../stores/join.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

const invalid = () => refuse(404, 'This invitation is not valid or has expired.')

const isMember = async (tx: Transaction, userId: string, storeId: string): Promise<boolean> =>
  (await tx.$count(members, and(eq(members.userId, userId), eq(members.storeId, storeId)))) > 0

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
    if (!isOpen) return invalid()
    if (caller && caller.user.email !== invite.email)
      return refuse(403, 'This invitation is for another account.')
    const [user] = await tx.select().from(users).where(eq(users.email, invite.email))
    // Whoever joined by it and was removed later needs another one.
    if (invite.joinedAt && !(user && (await isMember(tx, user.id, invite.storeId)))) return invalid()
    await tx
      .update(invites)
      .set({ acceptedAt: now })
      .where(and(eq(invites.hash, hash), isNull(invites.acceptedAt)))
    if (user?.isVerified) await joinInvites(tx, user, now.getTime())
    return done({ message: 'Invitation accepted!', email: invite.email })
  })
}
