import type { MemberRole } from '@draftdesk/contract'
import { normalizeAddress } from '../accounts/address.ts'
import { findUserByAddress } from '../accounts/find-user.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { inviteMail } from '../notices/messages.ts'
import { addInvite, inviteDays } from '../stores/invite.ts'
import type { Services } from './visit.ts'

/** Content of an invitation mail. */
export interface InviteText {
  storeName: string
  email: string
  /** The inviter's name. */
  invitedBy: string | null
}

/** Sends an invitation with a link to sign in or sign up. Returns the link. */
export async function mailInvite(
  tx: Transaction,
  services: Services,
  text: InviteText,
  inviteId: string,
): Promise<string> {
  const known = await findUserByAddress(tx, text.email)
  const link = `${services.siteUrl}/${known?.isVerified ? 'signin' : 'signup'}?invite_id=${inviteId}`
  await services.mailer.send(tx, inviteMail(text, link, inviteDays))
  return link
}

/** Invites an address without an inviter and sends the link. Returns the link. */
export async function inviteAddress(
  services: Services,
  store: { id: string; name: string },
  address: string,
  role: MemberRole,
): Promise<string> {
  const email = normalizeAddress(address)
  const invited = { storeId: store.id, email, role, invitedBy: null }
  return transact(services.db, async (tx) => {
    const { inviteId } = await addInvite(tx, invited, services.clock())
    return mailInvite(tx, services, { storeName: store.name, email, invitedBy: null }, inviteId)
  })
}
