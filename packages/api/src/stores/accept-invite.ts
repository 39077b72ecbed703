import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { invites } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { findInvite, readInviteState, type FoundInvite } from './find-invite.ts'
import { joinInvites } from './join.ts'
import { isMember } from './pick-store.ts'

/** What became of an acceptance: `isUsed` says that the person was in the store already. */
export type Acceptance =
  | { readonly kind: 'accepted'; readonly found: FoundInvite; readonly isUsed: boolean }
  | { readonly kind: 'invalid' | 'foreign' | 'used' }

/**
 * Accepts an invitation by the identifier of its link: only the account of its address becomes a member, at once when it exists, else
 * when it is verified. `email` is the address of who asks, where they are signed in.
 */
export function acceptInvite(
  db: Database,
  inviteId: string,
  email: string | undefined,
  nowMs: number,
): Promise<Acceptance> {
  return transact(db, async (tx): Promise<Acceptance> => {
    const found = await findInvite(tx, inviteId, { isLocked: true })
    if (!found) return { kind: 'invalid' }
    const { invite, user } = found
    const state = readInviteState(invite, nowMs)
    if (state === 'expired' || state === 'revoked') return { kind: 'invalid' }
    if (email !== undefined && email !== invite.email) return { kind: 'foreign' }
    // Whoever joined by it and was removed later needs another one.
    if (state === 'used' && !(user && (await isMember(tx, user.id, invite.storeId)))) return { kind: 'used' }
    await tx
      .update(invites)
      .set({ acceptedAt: new Date(nowMs) })
      .where(and(eq(invites.id, invite.id), isNull(invites.acceptedAt)))
    if (user?.isVerified) await joinInvites(tx, user, nowMs)
    return { kind: 'accepted', found, isUsed: state === 'used' }
  })
}
