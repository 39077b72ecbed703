import { invites } from '../database/schema.ts'
import type { Services } from '../calls/visit.ts'
import { inviteMail } from '../mail/messages.ts'
import { createSecret, hashSecret } from '../security/secret.ts'
import { normalizeAddress } from './address.ts'

/** Days in which an invitation can be accepted. */
export const inviteDays = 7

/** Invites an address into a store and mails the link; returns the link. */
export async function inviteAddress(
  services: Services,
  store: { id: string; name: string },
  address: string,
  role: string,
  permissions: string[] = [],
): Promise<string> {
  const inviteId = createSecret()
  const email = normalizeAddress(address)
  const createdAt = new Date(services.clock())
  const expiresAt = new Date(services.clock() + inviteDays * 86_400_000)
  const hash = hashSecret(inviteId)
  await services.db
    .insert(invites)
    .values({ hash, email, storeId: store.id, role, permissions, createdAt, expiresAt })
  const link = `${services.siteUrl}/signup?invite_id=${inviteId}`
  services.mailer.send(inviteMail(email, store.name, link, inviteDays))
  return link
}
