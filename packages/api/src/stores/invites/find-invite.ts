import { findUserByAddress } from '../../accounts/find-user.ts'
import type { User } from '../../accounts/find-user.ts'
import { eq } from 'drizzle-orm'
import type { ShowInviteAnswer } from '@draftdesk/contract'
import { formatFullName } from '../../platform/full-name.ts'
import type { Database } from '../../database/open-database.ts'
import { invites, stores, users } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import { hashSecret } from '../../platform/random-secrets.ts'
import type { Invite } from './invite.ts'

/** An invitation with its store and people. */
export interface FoundInvite {
  invite: Invite
  storeName: string
  /** The inviter's name. Null when unknown. */
  invitedBy: string | null
  /** The account of the invited address. */
  user: User | undefined
}

/** Finds an invitation by the identifier of its link. `isLocked` locks it until the transaction ends. */
export async function findInvite(
  db: Database | Transaction,
  inviteId: string,
  { isLocked = false } = {},
): Promise<FoundInvite | undefined> {
  const wanted = db
    .select({ invite: invites, storeName: stores.name })
    .from(invites)
    .innerJoin(stores, eq(stores.id, invites.storeId))
    .where(eq(invites.hash, hashSecret(inviteId)))
  const [found] = await (isLocked ? wanted.for('update', { of: invites }) : wanted)
  if (!found) return undefined
  const { invite, storeName } = found
  const user = await findUserByAddress(db, invite.email)
  const invitedBy = invite.invitedBy && (await findPersonName(db, invite.invitedBy))
  return { invite, storeName, invitedBy, user }
}

/** The state of an invitation for the holder of its link. */
export function getInviteState(
  { revokedAt, joinedAt, acceptedAt, expiresAt }: Invite,
  nowMs: number,
): ShowInviteAnswer['state'] {
  if (revokedAt) return 'revoked'
  if (joinedAt) return 'used'
  if (acceptedAt) return 'accepted'
  return expiresAt.getTime() > nowMs ? 'open' : 'expired'
}

/** A person's name. Null when they are deleted or have none. */
export async function findPersonName(db: Database | Transaction, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return (user && formatFullName(user)) || null
}
