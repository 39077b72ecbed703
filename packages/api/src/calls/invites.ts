import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { memberLimit, type InviteAnswer } from '@draftdesk/contract'
import { fullName } from '../platform/full-name.ts'
import { recordActivity } from '../stores/record-activity.ts'
import type { Activity } from '../stores/record-activity.ts'
import { invites, users } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import type { Charge } from '../platform/limits.ts'
import type { Caller } from '../stores/caller.ts'
import { findName } from '../stores/find-invite.ts'
import { mayManage, readRole, rolesToGive, type Actor } from '../stores/roles.ts'
import { isFull, lockTeam } from '../stores/team.ts'
import { normalizeAddress } from '../accounts/address.ts'
import { addInvite, createInviteLink, type Invite } from '../stores/invite.ts'
import { inStore, type StoreVisit } from './in-store.ts'
import { mailInvite } from './invite-mail.ts'
import { refuseFull, refuseOwners, refuseRole } from './team-refusals.ts'
import { done, refuse, refuseBusy, type Refusal } from './visit.ts'

const notFound = () => refuse(404, 'This invitation does not exist any more.')
const alreadyMember = () => refuse(400, 'This person already works in this store.')
const alreadyInvited = () =>
  refuse(400, 'This address is already invited. You can resend the invitation instead.')

const isWaiting = (storeId: string) =>
  and(eq(invites.storeId, storeId), isNull(invites.joinedAt), isNull(invites.revokedAt))

const stateOf = ({ acceptedAt, expiresAt }: Invite, nowMs: number): InviteAnswer['state'] => {
  if (acceptedAt) return 'accepted'
  return expiresAt.getTime() > nowMs ? 'open' : 'expired'
}

const inviteBody = (invite: Invite, invitedBy: string | null, actor: Actor, nowMs: number): InviteAnswer => ({
  id: invite.id,
  email: invite.email,
  role: readRole(invite.role),
  state: stateOf(invite, nowMs),
  created_at: invite.createdAt.toISOString(),
  expires_at: invite.expiresAt.toISOString(),
  invited_by: invitedBy,
  can_manage: mayManage(actor, readRole(invite.role)),
})

/** What a mail to an invited address counts against: whom it goes to, who has it sent, and the store. */
const chargesOf = (caller: Caller, store: { id: string }, email: string): Charge[] => [
  ['inviteAccount', `${store.id} ${email}`],
  ['invitePerson', caller.user.id],
  ['inviteStore', store.id],
  ['inviteRecipient', email],
]

/** GET /v1/invites. */
export const listInvites = inStore<'invites'>(async ({ services, caller, store }) => {
  const rows = await services.db
    .select({ invite: invites, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(invites)
    .leftJoin(users, eq(users.id, invites.invitedBy))
    .where(isWaiting(store.id))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(2 * memberLimit)
  return done({
    invites: rows.map(({ invite, by }) =>
      inviteBody(invite, by && (fullName(by) || null), caller, services.clock()),
    ),
    can_give: rolesToGive(caller),
  })
})

/** POST /v1/invites: in the place of one that has expired. */
export const createInvite = inStore<'createInvite'>(async ({ services, input, caller, store }) => {
  const email = normalizeAddress(input.email)
  const wait = await services.limits.take(...chargesOf(caller, store, email))
  if (wait) return refuseBusy(wait)
  const nowMs = services.clock()
  const invitedBy = fullName(caller.user) || null
  const added = await transact(services.db, async (tx) => {
    const locked = await lockTeam(tx, store.id, caller)
    if (!locked?.actor.permissions.includes('accounts')) return refuseRole()
    if (!mayManage(locked.actor, input.role)) return refuseOwners()
    if (locked.team.some((member) => member.email === email)) return alreadyMember()
    const isSame = and(isWaiting(store.id), eq(invites.email, email))
    const earlier = await tx.select().from(invites).where(isSame)
    if (earlier.some((invite) => stateOf(invite, nowMs) !== 'expired')) return alreadyInvited()
    if (await isFull(tx, store.id, nowMs)) return refuseFull()
    await tx
      .update(invites)
      .set({ revokedAt: new Date(nowMs) })
      .where(isSame)
    await record(tx, { services, caller, store }, 'member_invited', `${email}, ${input.role}`)
    const invited = { storeId: store.id, email, role: input.role, invitedBy: caller.user.id }
    const { inviteId, invite } = await addInvite(tx, invited, nowMs)
    await mailInvite(tx, services, { storeName: store.name, email, invitedBy }, inviteId)
    return invite
  })
  if ('kind' in added) return added
  return done(inviteBody(added, invitedBy, caller, nowMs))
}, 'accounts')

/** POST /v1/invites/{id}/resend. */
export const resendInvite = inStore<'resendInvite'>(async (visit) => {
  const { services, caller, store } = visit
  const nowMs = services.clock()
  const { inviteId, ...link } = createInviteLink(nowMs)
  const email = await findEmail(visit)
  if (email === undefined) return notFound()
  const wait = await services.limits.take(...chargesOf(caller, store, email))
  if (wait) return refuseBusy(wait)
  const sent = await change(visit, async (tx, invite) => {
    // An open one has its place already.
    if (stateOf(invite, nowMs) === 'expired' && (await isFull(tx, store.id, nowMs))) return refuseFull()
    const [renewed] = await tx.update(invites).set(link).where(eq(invites.id, invite.id)).returning()
    if (!renewed) return notFound()
    const invitedBy = renewed.invitedBy && (await findName(tx, renewed.invitedBy))
    await mailInvite(tx, services, { storeName: store.name, email: renewed.email, invitedBy }, inviteId)
    return renewed
  })
  if ('kind' in sent) return sent
  const invitedBy = sent.invitedBy && (await findName(services.db, sent.invitedBy))
  return done(inviteBody(sent, invitedBy, caller, nowMs))
}, 'accounts')

/** DELETE /v1/invites/{id}. */
export const revokeInvite = inStore<'revokeInvite'>(async (visit) => {
  const revoked = await change(visit, async (tx, invite) => {
    await tx
      .update(invites)
      .set({ revokedAt: new Date(visit.services.clock()) })
      .where(eq(invites.id, invite.id))
    await record(tx, visit, 'invite_revoked', invite.email)
    return invite
  })
  return 'kind' in revoked ? revoked : done({ message: 'The invitation is revoked.' })
}, 'accounts')

/** POST /v1/invites/{id}/restore: not when the address was invited again or joined meanwhile. */
export const restoreInvite = inStore<'restoreInvite'>(async (visit) => {
  const { services, caller, store } = visit
  const nowMs = services.clock()
  const restored = await change(
    visit,
    async (tx, invite, team) => {
      if (stateOf(invite, nowMs) === 'expired') return notFound()
      if (team.some((member) => member.email === invite.email)) return alreadyMember()
      const isSame = and(isWaiting(store.id), eq(invites.email, invite.email))
      const earlier = await tx.select().from(invites).where(isSame)
      if (earlier.length > 0) return alreadyInvited()
      if (await isFull(tx, store.id, nowMs)) return refuseFull()
      await tx.update(invites).set({ revokedAt: null }).where(eq(invites.id, invite.id))
      await record(tx, visit, 'invite_restored', invite.email)
      return { ...invite, revokedAt: null }
    },
    'revoked',
  )
  if ('kind' in restored) return restored
  const invitedBy = restored.invitedBy && (await findName(services.db, restored.invitedBy))
  return done(inviteBody(restored, invitedBy, caller, nowMs))
}, 'accounts')

type InviteVisit = StoreVisit<'resendInvite' | 'revokeInvite' | 'restoreInvite'>

const record = (
  tx: Transaction,
  { services, caller, store }: Pick<InviteVisit, 'services' | 'caller' | 'store'>,
  action: Activity['action'],
  note: string,
): Promise<void> =>
  recordActivity(tx, { storeId: store.id, actor: caller.user, action, note, nowMs: services.clock() })

async function findEmail({ services, id, store }: InviteVisit): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await services.db
    .select({ email: invites.email })
    .from(invites)
    .where(and(eq(invites.id, id), isWaiting(store.id)))
  return found?.email
}

/** Works on an invitation that nobody has joined by, under the lock of the team and by the rules of its role. */
function change(
  { services, id, caller, store }: InviteVisit,
  work: (tx: Transaction, invite: Invite, team: readonly { email: string }[]) => Promise<Invite | Refusal>,
  which: 'waiting' | 'revoked' = 'waiting',
): Promise<Invite | Refusal> {
  return transact(services.db, async (tx) => {
    const locked = await lockTeam(tx, store.id, caller)
    if (!locked?.actor.permissions.includes('accounts')) return refuseRole()
    if (!isUuid(id)) return notFound()
    const isRevoked = and(
      eq(invites.storeId, store.id),
      isNull(invites.joinedAt),
      isNotNull(invites.revokedAt),
    )
    const [invite] = await tx
      .select()
      .from(invites)
      .where(and(eq(invites.id, id), which === 'revoked' ? isRevoked : isWaiting(store.id)))
      .for('update')
    if (!invite) return notFound()
    if (!mayManage(locked.actor, readRole(invite.role))) return refuseOwners()
    return work(tx, invite, locked.team)
  })
}
