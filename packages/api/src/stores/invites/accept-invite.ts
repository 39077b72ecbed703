import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { invites } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import { findInvite, getInviteState } from './find-invite.ts'
import type { FoundInvite } from './find-invite.ts'
import { joinInvites } from '../sign-in-callbacks.ts'
import { isMember } from '../pick-store.ts'

/** Result of an acceptance. `isUsed`: the person was a member already. */
export type AcceptInviteResult =
  | { readonly kind: 'accepted'; readonly found: FoundInvite; readonly isUsed: boolean }
  | { readonly kind: 'invalid' | 'foreign' | 'used' }

/** Accepts an invitation by the identifier of its link. Only its address's account becomes a member, at once or after verification. `email` is the signed-in address. */
export function acceptInvite(
  db: Database,
  inviteId: string,
  email: string | undefined,
  nowMs: number,
): Promise<AcceptInviteResult> {
  return transact(db, async (tx): Promise<AcceptInviteResult> => {
    const found = await findInvite(tx, inviteId, { isLocked: true })
    if (!found) return { kind: 'invalid' }
    const { invite, user } = found
    const state = getInviteState(invite, nowMs)
    if (state === 'expired' || state === 'revoked') return { kind: 'invalid' }
    if (email !== undefined && email !== invite.email) return { kind: 'foreign' }
    // A removed member needs a new invitation.
    if (state === 'used' && !(user && (await isMember(tx, user.id, invite.storeId)))) return { kind: 'used' }
    await tx
      .update(invites)
      .set({ acceptedAt: new Date(nowMs) })
      .where(and(eq(invites.id, invite.id), isNull(invites.acceptedAt)))
    if (user?.isVerified) await joinInvites(tx, user, nowMs)
    return { kind: 'accepted', found, isUsed: state === 'used' }
  })
}
