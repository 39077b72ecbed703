import * as z from 'zod'
import { memberRoleField, maxMembers } from '@draftdesk/contract'
import * as team from '../../stores/manage-members.ts'
import { saveNonce, consumeNonce } from '../../accounts/sign-in/nonces.ts'
import { createSecret } from '../../platform/random-secrets.ts'
import { listTeam, toMemberAnswer } from '../../stores/team.ts'
import { createStoreHandler, toTeamActionContext } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseStaleEdit } from '../call-handler.ts'
import type { Refusal } from '../call-handler.ts'

/** Minutes in which a removal can be undone. */
const removalUndoMinutes = 10

/** Sealed undo data of a removed membership. */
const formerMemberSchema = z.object({ role: memberRoleField, createdAt: z.iso.datetime(), nonce: z.string() })
const buildSealContext = (storeId: string, userId: string): string => `member ${storeId} ${userId}`

/** Refuses another person in a full store. */
export const refuseFullTeam = (): Refusal =>
  refuseCall(400, `A store has at most ${maxMembers} people, open invitations included.`)

/** Refuses a caller with insufficient role. */
export const refuseInsufficientRole = (): Refusal =>
  refuseCall(403, 'Your role in this store does not allow this. Please ask its owner.')

/** Refuses an action reserved for owners. */
export const refuseNonOwner = (): Refusal => refuseCall(403, 'Only an owner can manage owners of the store.')

const refuseUnknownMember = () => refuseCall(404, 'This person does not work in this store any more.')
const memberRefusals = {
  missing: refuseUnknownMember,
  role: refuseInsufficientRole,
  owners: refuseNonOwner,
} as const

const toMemberTargetAnswer = (found: team.MemberTarget) =>
  toMemberAnswer(found.member, found.team, found.actor)

/** GET /v1/members. */
export const listMembers = createStoreHandler<'members'>(async ({ services, caller, store }) => {
  const rows = await listTeam(services.db, store.id)
  const actor = { ...caller, id: caller.user.id }
  return createSuccess({ members: rows.map((row) => toMemberAnswer(row, rows, actor)) })
})

/** PATCH /v1/members/{id}. */
export const updateMember = createStoreHandler<'updateMember'>(async (context) => {
  const { services, input, id, caller } = context
  if (id === caller.user.id)
    return refuseCall(403, 'You cannot change your own role. Please ask another owner or manager.')
  const wanted = { role: input.role, was: input.was }
  const changed = await team.changeMemberRole(services.db, toTeamActionContext(context), id, wanted)
  if (changed.kind === 'changed') return createSuccess(toMemberTargetAnswer(changed))
  return changed.kind === 'stale'
    ? refuseStaleEdit(toMemberTargetAnswer(changed))
    : memberRefusals[changed.kind]()
}, 'accounts')

/** DELETE /v1/members/{id}: removing others needs the permission, leaving does not. */
export const removeMember = createStoreHandler<'removeMember'>(async (context) => {
  const { services, id, store } = context
  const asked = toTeamActionContext(context)
  const removed = await team.removeMember(services.db, asked, id, async (tx, { role, createdAt }) => {
    const nonce = createSecret()
    await saveNonce(tx, 'restore', nonce, asked.nowMs + removalUndoMinutes * 60_000)
    const remembered = JSON.stringify({ role, createdAt: createdAt.toISOString(), nonce })
    return services.seal.close(remembered, buildSealContext(store.id, id))
  })
  switch (removed.kind) {
    case 'left':
      return createSuccess({ restore: null })
    case 'removed':
      return createSuccess({ restore: removed.remembered })
    case 'last':
      return refuseCall(403, 'A store needs an owner. Please make another member an owner first.')
    default:
      return memberRefusals[removed.kind]()
  }
}, 'read')

/** POST /v1/members/{id}/restore: undoes a removal once, with the same permission. */
export const restoreMember = createStoreHandler<'restoreMember'>(async (context) => {
  const { services, input, id, store } = context
  const opened = services.seal.open(input.restore, buildSealContext(store.id, id))
  if (opened === undefined) return refuseUnknownMember()
  const { role, createdAt, nonce } = formerMemberSchema.parse(JSON.parse(opened))
  const asked = toTeamActionContext(context)
  const back = { id, role, createdAt: new Date(createdAt) }
  const restored = await team.restoreMember(services.db, asked, back, (tx) =>
    consumeNonce(tx, 'restore', nonce, asked.nowMs),
  )
  switch (restored.kind) {
    case 'restored':
      return createSuccess(toMemberTargetAnswer(restored))
    case 'full':
      return refuseFullTeam()
    case 'late':
      return refuseCall(404, 'This can no longer be undone. Please invite this person again.')
    default:
      return memberRefusals[restored.kind]()
  }
}, 'accounts')
