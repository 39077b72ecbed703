import {
  addPolicy,
  deletePolicy as remove,
  editPolicy,
  restorePolicy as bringBack,
} from '../knowledge/edit-policies.ts'
import { listPolicies as list } from '../knowledge/list-policies.ts'
import { findPolicy } from '../knowledge/policy.ts'
import { inStore } from './in-store.ts'
import { refuseFull } from './refuse-full.ts'
import { refuseRole } from './team-refusals.ts'
import { done, refuse, refuseBusy, refuseStale } from './visit.ts'

const notFound = () => refuse(404, 'This document does not exist any more.')

/** GET /v1/policies: newest first. */
export const listPolicies = inStore<'policies'>(async ({ services, input, store }) => {
  const listed = await list(services.db, store.id, input, services.clock())
  return listed ? done(listed) : refuse(400, 'This page of the list does not exist.')
})

/** POST /v1/policies. */
export const createPolicy = inStore<'createPolicy'>(async ({ services, input, store }) => {
  const { db, clock, limits } = services
  const wait = await limits.take(['policyStore', store.id])
  if (wait) return refuseBusy(wait)
  const added = await addPolicy(db, store.id, { kind: 'text', ...input }, clock())
  if (added.kind === 'full') return refuseFull(added)
  const policy = await findPolicy(db, store.id, added.id, clock())
  return policy ? done(policy) : notFound()
})

/** GET /v1/policies/{id}. */
export const showPolicy = inStore<'policy'>(async ({ services, id, store }) => {
  const policy = await findPolicy(services.db, store.id, id, services.clock())
  return policy ? done(policy) : notFound()
})

/** PATCH /v1/policies/{id}: agents change what a document says, not whether it is used. */
export const updatePolicy = inStore<'updatePolicy'>(async ({ services, input, id, caller, store }) => {
  if (input.is_on !== undefined && !caller.permissions.includes('settings')) return refuseRole()
  const { is_on: isOn, ...change } = input
  const edit = await editPolicy(services.db, store.id, id, { ...change, isOn }, services.clock())
  if (edit.kind === 'changed') return done(edit.policy)
  if (edit.kind === 'stale') return refuseStale(edit.policy)
  if (edit.kind === 'missing') return notFound()
  return edit.kind === 'full'
    ? refuseFull(edit)
    : refuse(400, 'The text of this document is still being extracted. Please wait a moment.')
})

/** DELETE /v1/policies/{id}: out of sight and out of use at once, gone after a day. */
export const deletePolicy = inStore<'deletePolicy'>(async ({ services, id, store }) => {
  const isDeleted = await remove(services.db, store.id, id, services.clock())
  return isDeleted ? done({ message: 'The document is deleted.' }) : notFound()
}, 'settings')

/** POST /v1/policies/{id}/restore. */
export const restorePolicy = inStore<'restorePolicy'>(async ({ services, id, store }) => {
  const restored = await bringBack(services.db, store.id, id, services.clock())
  if (restored.kind === 'full') return refuseFull(restored)
  return restored.kind === 'present' ? done(restored.policy) : notFound()
}, 'settings')
