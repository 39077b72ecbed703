import { defaultLanguage } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import type { InviteAnswer, MemberRole } from '@draftdesk/contract'
import * as team from '../../stores/invites/manage-invites.ts'
import { normalizeEmailAddress } from '../../accounts/email-address.ts'
import type { RateLimitCharge } from '../../platform/rate-limits.ts'
import type { Caller } from '../../stores/find-caller.ts'
import { hasInviteExpired, addInvite, inviteDays } from '../../stores/invites/invite.ts'
import type { Invite } from '../../stores/invites/invite.ts'
import { canManageRole, parseRole, listAssignableRoles } from '../../stores/roles.ts'
import type { Actor } from '../../stores/roles.ts'
import { acceptInvite as accept } from '../../stores/invites/manage-invites.ts'
import { findInvite, getInviteState } from '../../stores/invites/find-invite.ts'
import { findUserByAddress } from '../../accounts/find-user.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { createInviteMail } from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import { createStoreHandler, toTeamActionContext } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { refuseFullTeam, refuseNonOwner, refuseInsufficientRole } from './members.ts'
import { createSuccess, refuseCall, refuseTooManyRequests } from '../call-handler.ts'
import type { Success, Refusal, Handler, Services } from '../call-handler.ts'

const refuseUnknownInvite = () => refuseCall(404, 'This invitation does not exist any more.')

const inviteRefusals: Readonly<Record<Exclude<team.InviteChangeResult['kind'], 'changed'>, () => Refusal>> = {
  role: refuseInsufficientRole,
  owners: refuseNonOwner,
  full: refuseFullTeam,
  missing: refuseUnknownInvite,
  member: () => refuseCall(400, 'This person already works in this store.'),
  invited: () => refuseCall(400, 'This address is already invited. You can resend the invitation instead.'),
}

const decideInviteState = (invite: Invite, nowMs: number): InviteAnswer['state'] => {
  if (invite.acceptedAt) return 'accepted'
  return hasInviteExpired(invite, nowMs) ? 'expired' : 'open'
}

const toInviteAnswer = (
  invite: Invite,
  invitedBy: string | null,
  actor: Actor,
  nowMs: number,
): InviteAnswer => ({
  id: invite.id,
  email: invite.email,
  role: parseRole(invite.role),
  state: decideInviteState(invite, nowMs),
  created_at: invite.createdAt.toISOString(),
  expires_at: invite.expiresAt.toISOString(),
  invited_by: invitedBy,
  can_manage: canManageRole(actor, parseRole(invite.role)),
})

/** Rate limits of an invitation: recipient, sender and store. */
const listInviteLimitCharges = (caller: Caller, store: { id: string }, email: string): RateLimitCharge[] => [
  ['inviteAccount', `${store.id} ${email}`],
  ['invitePerson', caller.user.id],
  ['inviteStore', store.id],
  ['inviteRecipient', email],
]

type InviteCallContext = StoreContext<'createInvite' | 'resendInvite' | 'revokeInvite' | 'restoreInvite'>
type InviteContext = Pick<InviteCallContext, 'services' | 'caller' | 'store' | 'language'>

const createInviteMailer =
  ({ services, store, language }: InviteContext): team.SendInviteMail =>
  (tx, invited, inviteId) =>
    sendInviteMail(tx, services, { storeName: store.name, language, ...invited }, inviteId)

function respondWithInvite(
  changed: team.InviteChangeResult,
  { caller, services }: InviteContext,
): Success<InviteAnswer> | Refusal {
  if (changed.kind !== 'changed') return inviteRefusals[changed.kind]()
  return createSuccess(toInviteAnswer(changed.invite, changed.invitedBy, caller, services.clock()))
}

/** GET /v1/invites. */
export const listInvites = createStoreHandler<'invites'>(async ({ services, caller, store }) => {
  const rows = await team.listInvites(services.db, store.id)
  return createSuccess({
    invites: rows.map(({ invite, invitedBy }) => toInviteAnswer(invite, invitedBy, caller, services.clock())),
    can_give: listAssignableRoles(caller),
  })
})

/** POST /v1/invites: replaces an expired invitation. */
export const createInvite = createStoreHandler<'createInvite'>(async (context) => {
  const { services, input, caller, store } = context
  const email = normalizeEmailAddress(input.email)
  const wait = await services.limits.take(...listInviteLimitCharges(caller, store, email))
  if (wait) return refuseTooManyRequests(wait)
  const invited = { email, role: input.role }
  return respondWithInvite(
    await team.createInvite(services.db, toTeamActionContext(context), invited, createInviteMailer(context)),
    context,
  )
}, 'accounts')

/** POST /v1/invites/{id}/resend. */
export const resendInvite = createStoreHandler<'resendInvite'>(async (context) => {
  const { services, id, caller, store } = context
  const email = await team.findInvitedAddress(services.db, store.id, id)
  if (email === undefined) return refuseUnknownInvite()
  const wait = await services.limits.take(...listInviteLimitCharges(caller, store, email))
  if (wait) return refuseTooManyRequests(wait)
  return respondWithInvite(
    await team.renewInvite(services.db, toTeamActionContext(context), id, createInviteMailer(context)),
    context,
  )
}, 'accounts')

/** DELETE /v1/invites/{id}. */
export const revokeInvite = createStoreHandler<'revokeInvite'>(async (context) => {
  const revoked = await team.revokeInvite(context.services.db, toTeamActionContext(context), context.id)
  return revoked.kind === 'changed'
    ? createSuccess({ message: 'The invitation is revoked.' })
    : inviteRefusals[revoked.kind]()
}, 'accounts')

/** POST /v1/invites/{id}/restore: fails if the address was invited again or joined. */
export const restoreInvite = createStoreHandler<'restoreInvite'>(
  async (context) =>
    respondWithInvite(
      await team.restoreInvite(context.services.db, toTeamActionContext(context), context.id),
      context,
    ),
  'accounts',
)

const refuseInvalidInvite = () => refuseCall(404, 'This invitation is not valid or has expired.')
const refuseUsedInvite = () => ({
  ...refuseCall(404, 'This invitation was already used. Please ask for a new one.'),
  code: 'invite_used',
})

/** GET /v1/invites/link: the invitation of a link. */
export const showInvite: Handler<'showInvite'> = async ({ services, input, address }) => {
  const wait = await services.limits.take(['inviteAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const found = await findInvite(services.db, input.invite_id)
  if (!found) return refuseInvalidInvite()
  const { invite, storeName, invitedBy } = found
  const state = getInviteState(invite, services.clock())
  return createSuccess({ email: invite.email, store_name: storeName, invited_by: invitedBy, state })
}

/** POST /v1/invites/accept, signed in or not: makes the invited address's account a member, at once or after verification. */
export const acceptInvite: Handler<'acceptInvite'> = async ({ services, input, caller, address }) => {
  const wait = await services.limits.take(['inviteAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  const email = caller?.user.email
  const accepted = await accept(services.db, String(input.invite_id), email, services.clock())
  switch (accepted.kind) {
    case 'invalid':
      return refuseInvalidInvite()
    case 'foreign':
      return refuseCall(
        403,
        'This invitation is for another account. Please log in with the invited address.',
      )
    case 'used':
      return refuseUsedInvite()
    case 'accepted': {
      const { found, isUsed } = accepted
      return createSuccess({
        message: isUsed ? 'You have already accepted this invitation.' : 'Invitation accepted!',
        email: found.invite.email,
        store_name: found.storeName,
        invited_by: found.invitedBy,
        is_used: isUsed,
      })
    }
  }
}

/** The content of an invitation mail. */
export interface InviteMail {
  storeName: string
  email: string
  /** The inviter's name. */
  invitedBy: string | null
  /** The language of the mail for a person without an account. */
  language: PageLanguage
}

/** Sends an invitation with a link to sign in or sign up. Returns the link. */
export async function sendInviteMail(
  tx: Transaction,
  services: Services,
  text: InviteMail,
  inviteId: string,
): Promise<string> {
  const known = await findUserByAddress(tx, text.email)
  const recipient = known ? toNoticeRecipient(known) : text
  const link = `${services.siteUrl}/${known?.isVerified ? 'signin' : 'signup'}?invite_id=${inviteId}`
  await services.mailer.send(tx, createInviteMail(recipient, text, link, inviteDays))
  return link
}

/** Invites an address without an inviter and sends the link. Returns the link. */
export async function inviteByAddress(
  services: Services,
  store: { id: string; name: string },
  address: string,
  role: MemberRole,
): Promise<string> {
  const email = normalizeEmailAddress(address)
  const invited = { storeId: store.id, email, role, invitedBy: null }
  return transact(services.db, async (tx) => {
    const { inviteId } = await addInvite(tx, invited, services.clock())
    const text = { storeName: store.name, email, invitedBy: null, language: defaultLanguage }
    return sendInviteMail(tx, services, text, inviteId)
  })
}
