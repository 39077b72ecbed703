import type { MemberRole } from '@draftdesk/contract'
import { normalizeAddress } from '../accounts/address.ts'
import { findUserByAddress } from '../accounts/find-user.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { inviteMail } from '../notices/messages.ts'
import { addInvite, inviteDays } from '../stores/invite.ts'
import type { Services } from './visit.ts'

/** What the mail of an invitation says. */
export interface InviteText {
  storeName: string
  email: string
  /** The name of who invites. */
  invitedBy: string | null
}

/** Mails the link of an invitation: to sign in for an account, to sign up for anybody else. Returns the link. */
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

/** Invites an address into a store on nobody's behalf and mails the link; returns the link. */
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
