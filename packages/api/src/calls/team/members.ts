import * as z from 'zod'
import { memberRole, memberLimit } from '@draftdesk/contract'
import * as team from '../../stores/manage-members.ts'
import { storeNonce, useNonce } from '../../accounts/sign-in/nonces.ts'
import { createSecret } from '../../platform/secret.ts'
import { listTeam, memberBody } from '../../stores/team.ts'
import { inStore, inTeam } from '../in-store.ts'
import { done, refuseCall, refuseStaleEdit } from '../visit.ts'
import type { Refusal } from '../visit.ts'

/** Minutes in which a removal can be undone. */
const undoMinutes = 10

/** Sealed undo data of a removed membership. */
const former = z.object({ role: memberRole, createdAt: z.iso.datetime(), nonce: z.string() })
const sealContext = (storeId: string, userId: string): string => `member ${storeId} ${userId}`

/** Refuses another person in a full store. */
export const refuseFullTeam = (): Refusal =>
  refuseCall(400, `A store has at most ${memberLimit} people, open invitations included.`)

/** Refuses a caller with insufficient role. */
export const refuseRole = (): Refusal =>
  refuseCall(403, 'Your role in this store does not allow this. Please ask its owner.')

/** Refuses an action reserved for owners. */
export const refuseOwners = (): Refusal => refuseCall(403, 'Only an owner can manage owners of the store.')

const notFound = () => refuseCall(404, 'This person does not work in this store any more.')
const refusals = { missing: notFound, role: refuseRole, owners: refuseOwners } as const

const bodyOf = (found: team.MemberTarget) => memberBody(found.member, found.team, found.actor)

/** GET /v1/members. */
export const listMembers = inStore<'members'>(async ({ services, caller, store }) => {
  const rows = await listTeam(services.db, store.id)
  const actor = { ...caller, id: caller.user.id }
  return done({ members: rows.map((row) => memberBody(row, rows, actor)) })
})

/** PATCH /v1/members/{id}. */
export const updateMember = inStore<'updateMember'>(async (visit) => {
  const { services, input, id, caller } = visit
  if (id === caller.user.id)
    return refuseCall(403, 'You cannot change your own role. Please ask another owner or manager.')
  const wanted = { role: input.role, was: input.was }
  const changed = await team.changeRole(services.db, inTeam(visit), id, wanted)
  if (changed.kind === 'changed') return done(bodyOf(changed))
  return changed.kind === 'stale' ? refuseStaleEdit(bodyOf(changed)) : refusals[changed.kind]()
}, 'accounts')

/** DELETE /v1/members/{id}: removing others needs the permission, leaving does not. */
export const removeMember = inStore<'removeMember'>(async (visit) => {
  const { services, id, store } = visit
  const asked = inTeam(visit)
  const removed = await team.removeMember(services.db, asked, id, async (tx, { role, createdAt }) => {
    const nonce = createSecret()
    await storeNonce(tx, 'restore', nonce, asked.nowMs + undoMinutes * 60_000)
    const remembered = JSON.stringify({ role, createdAt: createdAt.toISOString(), nonce })
    return services.seal.close(remembered, sealContext(store.id, id))
  })
  switch (removed.kind) {
    case 'left':
      return done({ restore: null })
    case 'removed':
      return done({ restore: removed.remembered })
    case 'last':
      return refuseCall(403, 'A store needs an owner. Please make another member an owner first.')
    default:
      return refusals[removed.kind]()
  }
}, 'read')

/** POST /v1/members/{id}/restore: undoes a removal once, with the same permission. */
export const restoreMember = inStore<'restoreMember'>(async (visit) => {
  const { services, input, id, store } = visit
  const opened = services.seal.open(input.restore, sealContext(store.id, id))
  if (opened === undefined) return notFound()
  const { role, createdAt, nonce } = former.parse(JSON.parse(opened))
  const asked = inTeam(visit)
  const back = { id, role, createdAt: new Date(createdAt) }
  const restored = await team.restoreMember(services.db, asked, back, (tx) =>
    useNonce(tx, 'restore', nonce, asked.nowMs),
  )
  switch (restored.kind) {
    case 'restored':
      return done(bodyOf(restored))
    case 'full':
      return refuseFullTeam()
    case 'late':
      return refuseCall(404, 'This can no longer be undone. Please invite this person again.')
    default:
      return refusals[restored.kind]()
  }
}, 'accounts')
