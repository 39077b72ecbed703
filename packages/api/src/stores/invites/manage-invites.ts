import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { maxMembers } from '@draftdesk/contract'
import type { MemberRole } from '@draftdesk/contract'
import type { Database } from '../../database/open-database.ts'
import { invites, users } from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { isUuid } from '../../database/uuid.ts'
import { formatFullName } from '../../platform/full-name.ts'
import { findPersonName, findInvite, getInviteState } from './find-invite.ts'
import type { FoundInvite } from './find-invite.ts'
import { addInvite, createInviteLink, hasInviteExpired } from './invite.ts'
import type { Invite } from './invite.ts'
import { canManageRole, parseRole } from '../roles.ts'
import { isTeamFull, lockTeam, recordTeamChange } from '../team.ts'
import type { TeamActionContext } from '../team.ts'
import { createMembershipsFromInvites } from '../sign-in-callbacks.ts'
import { isMember } from '../pick-store.ts'

/** Sends the mail of an invitation with `inviteId` in its link. */
export type SendInviteMail = (
  tx: Transaction,
  invited: { readonly email: string; readonly invitedBy: string | null },
  inviteId: string,
) => Promise<unknown>

interface InviteRow {
  readonly kind: 'changed'
  readonly invite: Invite
  readonly invitedBy: string | null
}

/** The changed invitation, or the reason why nothing changed. */
export type InviteChangeResult =
  InviteRow | { readonly kind: 'role' | 'owners' | 'missing' | 'full' | 'member' | 'invited' }

/** Matches invitations of a store that are neither joined nor revoked. Expired ones are included. */
const isOpenInvite = (storeId: string) =>
  and(eq(invites.storeId, storeId), isNull(invites.joinedAt), isNull(invites.revokedAt))

/** Lists invitations that are neither joined nor revoked, newest first, with the inviter's name. */
export async function listInvites(
  db: Database,
  storeId: string,
): Promise<{ invite: Invite; invitedBy: string | null }[]> {
  const rows = await db
    .select({ invite: invites, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(invites)
    .leftJoin(users, eq(users.id, invites.invitedBy))
    .where(isOpenInvite(storeId))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(2 * maxMembers)
  return rows.map(({ invite, by }) => ({ invite, invitedBy: by && (formatFullName(by) || null) }))
}

/** The address of an open invitation. */
export async function findInvitedAddress(
  db: Database,
  storeId: string,
  id: string,
): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select({ email: invites.email })
    .from(invites)
    .where(and(eq(invites.id, id), isOpenInvite(storeId)))
  return found?.email
}

/** Invites an address, replacing an expired invitation. */
export function createInvite(
  db: Database,
  team: TeamActionContext,
  { email, role }: { readonly email: string; readonly role: MemberRole },
  tell: SendInviteMail,
): Promise<InviteChangeResult> {
  const { storeId, caller, nowMs } = team
  return transact(db, async (tx): Promise<InviteChangeResult> => {
    const locked = await lockTeam(tx, storeId, caller)
    if (!locked?.actor.permissions.includes('accounts')) return { kind: 'role' }
    if (!canManageRole(locked.actor, role)) return { kind: 'owners' }
    if (locked.team.some((member) => member.email === email)) return { kind: 'member' }
    const isSame = and(isOpenInvite(storeId), eq(invites.email, email))
    const earlier = await tx.select().from(invites).where(isSame)
    if (earlier.some((invite) => !hasInviteExpired(invite, nowMs))) return { kind: 'invited' }
    if (await isTeamFull(tx, storeId, nowMs)) return { kind: 'full' }
    await tx
      .update(invites)
      .set({ revokedAt: new Date(nowMs) })
      .where(isSame)
    await recordTeamChange(tx, team, 'member_invited', `${email}, ${role}`)
    const { inviteId, invite } = await addInvite(
      tx,
      { storeId, email, role, invitedBy: caller.user.id },
      nowMs,
    )
    const invitedBy = formatFullName(caller.user) || null
    await tell(tx, { email, invitedBy }, inviteId)
    return { kind: 'changed', invite, invitedBy }
  })
}

/** Renews an invitation with a new link and full lifetime. */
export function renewInvite(
  db: Database,
  team: TeamActionContext,
  id: string,
  tell: SendInviteMail,
): Promise<InviteChangeResult> {
  const { storeId, nowMs } = team
  const { inviteId, ...link } = createInviteLink(nowMs)
  return changeInvite(db, team, { id, isRevoked: false }, async (tx, invite) => {
    // An open invitation already counts towards the limit.
    if (hasInviteExpired(invite, nowMs) && (await isTeamFull(tx, storeId, nowMs))) return { kind: 'full' }
    const [renewed] = await tx.update(invites).set(link).where(eq(invites.id, invite.id)).returning()
    if (!renewed) return { kind: 'missing' }
    const changed = await toInviteChangeResult(tx, renewed)
    await tell(tx, { email: renewed.email, invitedBy: changed.invitedBy }, inviteId)
    return changed
  })
}

export function revokeInvite(db: Database, team: TeamActionContext, id: string): Promise<InviteChangeResult> {
  return changeInvite(db, team, { id, isRevoked: false }, async (tx, invite) => {
    const revokedAt = new Date(team.nowMs)
    await tx.update(invites).set({ revokedAt }).where(eq(invites.id, invite.id))
    await recordTeamChange(tx, team, 'invite_revoked', invite.email)
    return toInviteChangeResult(tx, { ...invite, revokedAt })
  })
}

/** Restores a revoked invitation, unless the address was invited again or joined meanwhile. */
export function restoreInvite(
  db: Database,
  team: TeamActionContext,
  id: string,
): Promise<InviteChangeResult> {
  const { storeId, nowMs } = team
  return changeInvite(db, team, { id, isRevoked: true }, async (tx, invite, members) => {
    if (hasInviteExpired(invite, nowMs)) return { kind: 'missing' }
    if (members.some((member) => member.email === invite.email)) return { kind: 'member' }
    const isSame = and(isOpenInvite(storeId), eq(invites.email, invite.email))
    const earlier = await tx.select().from(invites).where(isSame)
    if (earlier.length > 0) return { kind: 'invited' }
    if (await isTeamFull(tx, storeId, nowMs)) return { kind: 'full' }
    await tx.update(invites).set({ revokedAt: null }).where(eq(invites.id, invite.id))
    await recordTeamChange(tx, team, 'invite_restored', invite.email)
    return toInviteChangeResult(tx, { ...invite, revokedAt: null })
  })
}

/** Changes an open invitation under the team lock, if the caller's role allows it. */
function changeInvite(
  db: Database,
  { storeId, caller }: TeamActionContext,
  { id, isRevoked }: { readonly id: string; readonly isRevoked: boolean },
  work: (tx: Transaction, invite: Invite, team: readonly { email: string }[]) => Promise<InviteChangeResult>,
): Promise<InviteChangeResult> {
  return transact(db, async (tx): Promise<InviteChangeResult> => {
    const locked = await lockTeam(tx, storeId, caller)
    if (!locked?.actor.permissions.includes('accounts')) return { kind: 'role' }
    if (!isUuid(id)) return { kind: 'missing' }
    const revoked = and(eq(invites.storeId, storeId), isNull(invites.joinedAt), isNotNull(invites.revokedAt))
    const [invite] = await tx
      .select()
      .from(invites)
      .where(and(eq(invites.id, id), isRevoked ? revoked : isOpenInvite(storeId)))
      .for('update')
    if (!invite) return { kind: 'missing' }
    if (!canManageRole(locked.actor, parseRole(invite.role))) return { kind: 'owners' }
    return work(tx, invite, locked.team)
  })
}

async function toInviteChangeResult(tx: Transaction, invite: Invite): Promise<InviteRow> {
  return {
    kind: 'changed',
    invite,
    invitedBy: invite.invitedBy && (await findPersonName(tx, invite.invitedBy)),
  }
}

/** Result of an acceptance. `isUsed`: the person was a member already. */
type AcceptInviteResult =
  | { readonly kind: 'accepted'; readonly found: FoundInvite; readonly isUsed: boolean }
  | { readonly kind: 'invalid' | 'foreign' | 'used' }

/**
 * Accepts an invitation by the identifier of its link; `email` is the signed-in address. Only the account of
 * the invited address becomes a member, at once or after verification.
 */
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
    if (user?.isVerified) await createMembershipsFromInvites(tx, user, nowMs)
    return { kind: 'accepted', found, isUsed: state === 'used' }
  })
}
