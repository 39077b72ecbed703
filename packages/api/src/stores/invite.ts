import { and, eq } from 'drizzle-orm'
import type { MemberRole } from '@draftdesk/contract'
import { invites, users } from '../database/schema.ts'
import type { Database } from '../database/open.ts'
import type { Transaction } from '../database/transact.ts'
import type { Services } from '../calls/visit.ts'
import { inviteMail } from '../notices/messages.ts'
import { permissionsOf } from './roles.ts'
import { createSecret, hashSecret } from '../platform/secret.ts'
import { normalizeAddress } from '../accounts/address.ts'

/** Days in which an invitation can be accepted. */
export const inviteDays = 7

/** An invitation as it is stored. */
export type Invite = typeof invites.$inferSelect

/** The identifier for a link, and what to store so that it works from now for `inviteDays`. */
export function createInviteLink(nowMs: number): { inviteId: string; hash: string; expiresAt: Date } {
  const inviteId = createSecret()
  return {
    inviteId,
    hash: hashSecret(inviteId),
    expiresAt: new Date(nowMs + inviteDays * 86_400_000),
  }
}

/** Stores an invitation; `inviteId` is for its link. */
export async function addInvite(
  db: Database | Transaction,
  invited: { storeId: string; email: string; role: MemberRole },
  nowMs: number,
): Promise<{ inviteId: string; invite: Invite }> {
  const { inviteId, ...link } = createInviteLink(nowMs)
  const permissions = permissionsOf(invited.role)
  const [invite] = await db
    .insert(invites)
    .values({ ...invited, ...link, permissions, createdAt: new Date(nowMs) })
    .returning()
  if (!invite) throw new Error('the database returned no invitation')
  return { inviteId, invite }
}

/** Mails the link of an invitation: to sign in for an account, to sign up for anybody else. Returns the link. */
export async function mailInvite(
  services: Services,
  storeName: string,
  email: string,
  inviteId: string,
): Promise<string> {
  const [known] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isVerified, true)))
  const link = `${services.siteUrl}/${known ? 'signin' : 'signup'}?invite_id=${inviteId}`
  await services.mailer.send(services.db, inviteMail(email, storeName, link, inviteDays))
  return link
}

/** Invites an address into a store and mails the link; returns the link. */
export async function inviteAddress(
  services: Services,
  store: { id: string; name: string },
  address: string,
  role: MemberRole,
): Promise<string> {
  const email = normalizeAddress(address)
  const { inviteId } = await addInvite(services.db, { storeId: store.id, email, role }, services.clock())
  return mailInvite(services, store.name, email, inviteId)
}
