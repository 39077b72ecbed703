import { dayMs } from '@draftdesk/contract/durations'
import type { MemberRole } from '@draftdesk/contract'
import { invites } from '../../database/schema.ts'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/transact.ts'
import { createSecret, hashSecret } from '../../platform/random-secrets.ts'

/** Lifetime of an invitation in days. */
export const inviteDays = 7

export type Invite = typeof invites.$inferSelect

/** True if an unaccepted invitation has expired. */
export const hasInviteExpired = ({ acceptedAt, expiresAt }: Invite, nowMs: number): boolean =>
  !acceptedAt && expiresAt.getTime() <= nowMs

/** Creates a link identifier with its hash and expiry. */
export function createInviteLink(nowMs: number): { inviteId: string; hash: string; expiresAt: Date } {
  const inviteId = createSecret()
  return {
    inviteId,
    hash: hashSecret(inviteId),
    expiresAt: new Date(nowMs + inviteDays * dayMs),
  }
}

/** Stores an invitation. `inviteId` belongs in its link. */
export async function addInvite(
  db: Database | Transaction,
  invited: { storeId: string; email: string; role: MemberRole; invitedBy: string | null },
  nowMs: number,
): Promise<{ inviteId: string; invite: Invite }> {
  const { inviteId, ...link } = createInviteLink(nowMs)
  const [invite] = await db
    .insert(invites)
    .values({ ...invited, ...link, createdAt: new Date(nowMs) })
    .returning()
  if (!invite) throw new Error('the database returned no invitation')
  return { inviteId, invite }
}
