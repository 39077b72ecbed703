import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { memberRole } from '@draftdesk/contract'
import { recordActivity } from '../stores/record-activity.ts'
import { members } from '../database/schema.ts'
import { transact } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { mayManage, permissionsOf, readRole } from '../stores/roles.ts'
import { isFull, listTeam, lockTeam, memberBody } from '../stores/team.ts'
import { createSecret } from '../platform/secret.ts'
import { keepNonce, useNonce } from '../accounts/nonces.ts'
import { inStore } from './in-store.ts'
import { refuseFull, refuseOwners, refuseRole } from './team-refusals.ts'
import { done, refuse, refuseStale, type Reply } from './visit.ts'

/** Minutes in which a removal can be undone. */
const undoMinutes = 10

/** What a removal remembers of the membership; sealed, so that only the server could have written it. */
const former = z.object({ role: memberRole, createdAt: z.iso.datetime(), nonce: z.string() })
const sealContext = (storeId: string, userId: string): string => `member ${storeId} ${userId}`

const notFound = () => refuse(404, 'This person does not work in this store any more.')

/** GET /v1/members. */
export const listMembers = inStore<'members'>(async ({ services, caller, store }) => {
  const team = await listTeam(services.db, store.id)
  const actor = { ...caller, id: caller.user.id }
  return done({ members: team.map((row) => memberBody(row, team, actor)) })
})

/** PATCH /v1/members/{id}. */
export const updateMember = inStore<'updateMember'>(
  ({ services, input, id, caller, store }) =>
    transact(services.db, async (tx): Promise<Reply<'updateMember'>> => {
      if (id === caller.user.id)
        return refuse(403, 'You cannot change your own role. Please ask another owner or manager.')
      const locked = await lockTeam(tx, store.id, caller)
      const member = locked?.team.find((row) => row.id === id)
      if (!locked || !member) return notFound()
      const { team, actor } = locked
      const role = readRole(member.role)
      if (!actor.permissions.includes('accounts')) return refuseRole()
      if (!mayManage(actor, role) || !mayManage(actor, input.role)) return refuseOwners()
      if (input.was !== undefined && input.was !== role) return refuseStale(memberBody(member, team, actor))
      await tx
        .update(members)
        .set({ role: input.role, permissions: permissionsOf(input.role) })
        .where(and(eq(members.storeId, store.id), eq(members.userId, id)))
      const note = `${member.email}: ${role} → ${input.role}`
      const nowMs = services.clock()
      await recordActivity(tx, { storeId: store.id, actor: caller.user, action: 'role_changed', note, nowMs })
      const changed = { ...member, role: input.role }
      return done(
        memberBody(
          changed,
          team.map((row) => (row.id === id ? changed : row)),
          actor,
        ),
      )
    }),
  'accounts',
)

/** DELETE /v1/members/{id}: somebody else with the permission, oneself without. */
export const removeMember = inStore<'removeMember'>(({ services, id, caller, store }) =>
  transact(services.db, async (tx): Promise<Reply<'removeMember'>> => {
    const isSelf = id === caller.user.id
    if (!isSelf && !caller.permissions.includes('accounts')) return refuseRole()
    const locked = await lockTeam(tx, store.id, caller)
    const member = locked?.team.find((row) => row.id === id)
    if (!locked || !member) return notFound()
    const role = readRole(member.role)
    if (!isSelf && !locked.actor.permissions.includes('accounts')) return refuseRole()
    if (!isSelf && !mayManage(locked.actor, role)) return refuseOwners()
    if (role === 'owner' && locked.team.filter((row) => row.role === 'owner').length === 1)
      return refuse(403, 'A store needs an owner. Please make somebody else an owner first.')
    await tx.delete(members).where(and(eq(members.storeId, store.id), eq(members.userId, id)))
    const nowMs = services.clock()
    const what = { storeId: store.id, actor: caller.user, note: member.email, nowMs }
    await recordActivity(tx, { ...what, action: isSelf ? 'member_left' : 'member_removed' })
    if (isSelf) return done({ restore: null })
    const nonce = createSecret()
    await keepNonce(tx, 'restore', nonce, nowMs + undoMinutes * 60_000)
    const remembered = JSON.stringify({ role, createdAt: member.createdAt.toISOString(), nonce })
    return done({ restore: services.seal.close(remembered, sealContext(store.id, id)) })
  }),
)

/** POST /v1/members/{id}/restore: a removal is undone by those who could have made it, once. */
export const restoreMember = inStore<'restoreMember'>(
  ({ services, input, id, caller, store }) =>
    transact(services.db, async (tx): Promise<Reply<'restoreMember'>> => {
      const locked = await lockTeam(tx, store.id, caller)
      const opened = services.seal.open(input.restore, sealContext(store.id, id))
      if (!locked || opened === undefined || !isUuid(id)) return notFound()
      const { role, createdAt, nonce } = former.parse(JSON.parse(opened))
      if (!locked.actor.permissions.includes('accounts')) return refuseRole()
      if (!mayManage(locked.actor, role)) return refuseOwners()
      const isBack = locked.team.some((row) => row.id === id)
      if (!isBack && (await isFull(tx, store.id, services.clock()))) return refuseFull()
      if (!(await useNonce(tx, 'restore', nonce, services.clock())))
        return refuse(404, 'This can no longer be undone. Please invite this person again.')
      const added = await tx
        .insert(members)
        .values({
          storeId: store.id,
          userId: id,
          role,
          permissions: permissionsOf(role),
          createdAt: new Date(createdAt),
        })
        .onConflictDoNothing()
        .returning({ id: members.userId })
      const team = await listTeam(tx, store.id)
      const member = team.find((row) => row.id === id)
      if (!member) return notFound()
      const what = { storeId: store.id, actor: caller.user, note: member.email, nowMs: services.clock() }
      if (added.length > 0) await recordActivity(tx, { ...what, action: 'member_restored' })
      return done(memberBody(member, team, locked.actor))
    }),
  'accounts',
)
