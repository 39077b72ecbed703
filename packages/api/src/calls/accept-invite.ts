import { acceptInvite as accept } from '../stores/accept-invite.ts'
import { findInvite, readInviteState } from '../stores/find-invite.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

const invalid = () => refuse(404, 'This invitation is not valid or has expired.')
const used = () => ({
  ...refuse(404, 'This invitation was already used. Please ask for a new one.'),
  code: 'invite_used',
})

/** GET /v1/invites/link: the invitation of a link. */
export const showInvite: Handler<'showInvite'> = async ({ services, input, address }) => {
  const wait = await services.limits.take(['inviteAddress', address])
  if (wait) return refuseBusy(wait)
  const found = await findInvite(services.db, input.invite_id)
  if (!found) return invalid()
  const { invite, storeName, invitedBy } = found
  const state = readInviteState(invite, services.clock())
  return done({ email: invite.email, store_name: storeName, invited_by: invitedBy, state })
}

/** POST /v1/invites/accept, signed in or not: makes the invited address's account a member, at once or after verification. */
export const acceptInvite: Handler<'acceptInvite'> = async ({ services, input, caller, address }) => {
  const wait = await services.limits.take(['inviteAddress', address])
  if (wait) return refuseBusy(wait)
  const email = caller?.user.email
  const accepted = await accept(services.db, String(input.invite_id), email, services.clock())
  switch (accepted.kind) {
    case 'invalid':
      return invalid()
    case 'foreign':
      return refuse(403, 'This invitation is for another account. Please log in with the invited address.')
    case 'used':
      return used()
    case 'accepted': {
      const { found, isUsed } = accepted
      return done({
        message: isUsed ? 'You have already accepted this invitation.' : 'Invitation accepted!',
        email: found.invite.email,
        store_name: found.storeName,
        invited_by: found.invitedBy,
        is_used: isUsed,
      })
    }
  }
}
