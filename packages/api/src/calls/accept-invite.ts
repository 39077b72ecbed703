import { and, eq, isNull } from 'drizzle-orm'
import { invites } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { findInvite, readInviteState } from '../stores/find-invite.ts'
import { joinInvites } from '../stores/join.ts'
import { isMember } from '../stores/pick-store.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

const invalid = () => refuse(404, 'This invitation is not valid or has expired.')
const used = () => ({
  ...refuse(404, 'This invitation was already used. Please ask for a new one.'),
  code: 'invite_used',
})

/** GET /v1/invites/link: what an invitation is about, for whoever holds its link. */
export const showInvite: Handler<'showInvite'> = async ({ services, input, address }) => {
  const wait = await services.limits.take(['inviteAddress', address])
  if (wait) return refuseBusy(wait)
  const found = await findInvite(services.db, input.invite_id)
  if (!found) return invalid()
  const { invite, storeName, invitedBy } = found
  const state = readInviteState(invite, services.clock())
  return done({ email: invite.email, store_name: storeName, invited_by: invitedBy, state })
}

/**
 * POST /v1/invites/accept, signed in or not: the link proves the mailbox, and only the account of that mailbox becomes a
 * member, at once when it exists, else when it is verified.
 */
export const acceptInvite: Handler<'acceptInvite'> = async ({ services, input, caller, address }) => {
  const wait = await services.limits.take(['inviteAddress', address])
  if (wait) return refuseBusy(wait)
  return transact(services.db, async (tx) => {
    const nowMs = services.clock()
    const found = await findInvite(tx, String(input.invite_id), { isLocked: true })
    if (!found) return invalid()
    const { invite, user, storeName, invitedBy } = found
    const state = readInviteState(invite, nowMs)
    if (state === 'expired' || state === 'revoked') return invalid()
    if (caller && caller.user.email !== invite.email)
      return refuse(403, 'This invitation is for another account.')
    // Whoever joined by it and was removed later needs another one.
    if (state === 'used' && !(user && (await isMember(tx, user.id, invite.storeId)))) return used()
    await tx
      .update(invites)
      .set({ acceptedAt: new Date(nowMs) })
      .where(and(eq(invites.id, invite.id), isNull(invites.acceptedAt)))
    if (user?.isVerified) await joinInvites(tx, user, nowMs)
    const about = { email: invite.email, store_name: storeName, invited_by: invitedBy }
    return state === 'used'
      ? done({ message: 'You have already accepted this invitation.', ...about, is_used: true })
      : done({ message: 'Invitation accepted!', ...about, is_used: false })
  })
}
