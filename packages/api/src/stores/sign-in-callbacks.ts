import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { invites, members } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { SignInCallbacks } from '../accounts/sign-in-callbacks.ts'
import { recordActivity } from './record-activity.ts'
import { pickStore } from './pick-store.ts'

/** Turns accepted invitations of a person's verified address into memberships. */
export async function createMembershipsFromInvites(
  tx: Transaction,
  user: { id: string; email: string; firstName: string; lastName: string },
  nowMs: number,
): Promise<void> {
  const joined = await tx
    .update(invites)
    .set({ joinedAt: new Date(nowMs) })
    .where(
      and(
        eq(invites.email, user.email),
        isNotNull(invites.acceptedAt),
        isNull(invites.joinedAt),
        isNull(invites.revokedAt),
      ),
    )
    .returning()
  for (const { storeId, role } of joined) {
    const createdAt = new Date(nowMs)
    const added = await tx
      .insert(members)
      .values({ userId: user.id, storeId, role, createdAt })
      .onConflictDoNothing()
      .returning({ role: members.role })
    if (added.length > 0)
      await recordActivity(tx, { storeId, actor: user, action: 'member_joined', note: role, nowMs })
  }
}

/** Store callbacks for a verification or sign-in. */
export const signInCallbacks: SignInCallbacks = { join: createMembershipsFromInvites, pickStore }
