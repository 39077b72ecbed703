import type { InviteAnswer } from '@draftdesk/contract'
import { normalizeAddress } from '../accounts/address.ts'
import type { Charge } from '../platform/limits.ts'
import type { Caller } from '../stores/caller.ts'
import { hasExpired, type Invite } from '../stores/invite.ts'
import * as team from '../stores/manage-invites.ts'
import { mayManage, readRole, rolesToGive, type Actor } from '../stores/roles.ts'
import { inStore, inTeam, type StoreVisit } from './in-store.ts'
import { mailInvite } from './invite-mail.ts'
import { refuseFull, refuseOwners, refuseRole } from './team-refusals.ts'
import { done, refuse, refuseBusy, type Done, type Refusal } from './visit.ts'

const notFound = () => refuse(404, 'This invitation does not exist any more.')

const refusals: Readonly<Record<Exclude<team.InviteChange['kind'], 'changed'>, () => Refusal>> = {
  role: refuseRole,
  owners: refuseOwners,
  full: refuseFull,
  missing: notFound,
  member: () => refuse(400, 'This person already works in this store.'),
  invited: () => refuse(400, 'This address is already invited. You can resend the invitation instead.'),
}

const stateOf = (invite: Invite, nowMs: number): InviteAnswer['state'] => {
  if (invite.acceptedAt) return 'accepted'
  return hasExpired(invite, nowMs) ? 'expired' : 'open'
}

const inviteBody = (invite: Invite, invitedBy: string | null, actor: Actor, nowMs: number): InviteAnswer => ({
  id: invite.id,
  email: invite.email,
  role: readRole(invite.role),
  state: stateOf(invite, nowMs),
  created_at: invite.createdAt.toISOString(),
  expires_at: invite.expiresAt.toISOString(),
  invited_by: invitedBy,
  can_manage: mayManage(actor, readRole(invite.role)),
})

/** Rate limits of an invitation: recipient, sender and store. */
const chargesOf = (caller: Caller, store: { id: string }, email: string): Charge[] => [
  ['inviteAccount', `${store.id} ${email}`],
  ['invitePerson', caller.user.id],
  ['inviteStore', store.id],
  ['inviteRecipient', email],
]

type InviteVisit = StoreVisit<'createInvite' | 'resendInvite' | 'revokeInvite' | 'restoreInvite'>
type Asked = Pick<InviteVisit, 'services' | 'caller' | 'store'>

const tellOf =
  ({ services, store }: Asked): team.SendInviteMail =>
  (tx, invited, inviteId) =>
    mailInvite(tx, services, { storeName: store.name, ...invited }, inviteId)

function answer(changed: team.InviteChange, { caller, services }: Asked): Done<InviteAnswer> | Refusal {
  if (changed.kind !== 'changed') return refusals[changed.kind]()
  return done(inviteBody(changed.invite, changed.invitedBy, caller, services.clock()))
}

/** GET /v1/invites. */
export const listInvites = inStore<'invites'>(async ({ services, caller, store }) => {
  const rows = await team.listInvites(services.db, store.id)
  return done({
    invites: rows.map(({ invite, invitedBy }) => inviteBody(invite, invitedBy, caller, services.clock())),
    can_give: rolesToGive(caller),
  })
})

/** POST /v1/invites: replaces an expired invitation. */
export const createInvite = inStore<'createInvite'>(async (visit) => {
  const { services, input, caller, store } = visit
  const email = normalizeAddress(input.email)
  const wait = await services.limits.take(...chargesOf(caller, store, email))
  if (wait) return refuseBusy(wait)
  const invited = { email, role: input.role }
  return answer(await team.createInvite(services.db, inTeam(visit), invited, tellOf(visit)), visit)
}, 'accounts')

/** POST /v1/invites/{id}/resend. */
export const resendInvite = inStore<'resendInvite'>(async (visit) => {
  const { services, id, caller, store } = visit
  const email = await team.findInvitedAddress(services.db, store.id, id)
  if (email === undefined) return notFound()
  const wait = await services.limits.take(...chargesOf(caller, store, email))
  if (wait) return refuseBusy(wait)
  return answer(await team.renewInvite(services.db, inTeam(visit), id, tellOf(visit)), visit)
}, 'accounts')

/** DELETE /v1/invites/{id}. */
export const revokeInvite = inStore<'revokeInvite'>(async (visit) => {
  const revoked = await team.revokeInvite(visit.services.db, inTeam(visit), visit.id)
  return revoked.kind === 'changed'
    ? done({ message: 'The invitation is revoked.' })
    : refusals[revoked.kind]()
}, 'accounts')

/** POST /v1/invites/{id}/restore: fails if the address was invited again or joined. */
export const restoreInvite = inStore<'restoreInvite'>(
  async (visit) => answer(await team.restoreInvite(visit.services.db, inTeam(visit), visit.id), visit),
  'accounts',
)
