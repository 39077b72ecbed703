import {
  addExample,
  deleteExample as remove,
  editExample,
  restoreExample as bringBack,
} from '../../knowledge/edit-examples.ts'
import { findExample } from '../../knowledge/example.ts'
import { listExamples as list } from '../../knowledge/list-examples.ts'
import { inStore } from '../in-store.ts'
import { refuseQuota } from './policies.ts'
import { done, refuse, refuseBusy, refuseStale } from '../visit.ts'

const notFound = () => refuse(404, 'This example does not exist any more.')

/** GET /v1/examples: newest first. */
export const listExamples = inStore<'examples'>(async ({ services, input, store }) => {
  const listed = await list(services.db, store.id, input)
  return listed ? done(listed) : refuse(400, 'This page of the list does not exist.')
})

/** POST /v1/examples. */
export const createExample = inStore<'createExample'>(async ({ services, input, store }) => {
  const { db, clock, limits } = services
  const wait = await limits.take(['exampleStore', store.id])
  if (wait) return refuseBusy(wait)
  const added = await addExample(db, store.id, input, clock())
  if (added.kind === 'full') return refuseQuota(added)
  const example = await findExample(db, store.id, added.id)
  return example ? done(example) : notFound()
})

/** GET /v1/examples/{id}. */
export const showExample = inStore<'example'>(async ({ services, id, store }) => {
  const example = await findExample(services.db, store.id, id)
  return example ? done(example) : notFound()
})

/** PATCH /v1/examples/{id}. */
export const updateExample = inStore<'updateExample'>(async ({ services, input, id, store }) => {
  const { is_on: isOn, ...change } = input
  const edit = await editExample(services.db, store.id, id, { ...change, isOn }, services.clock())
  if (edit.kind === 'missing') return notFound()
  return edit.kind === 'changed' ? done(edit.example) : refuseStale(edit.example)
})

/** DELETE /v1/examples/{id}: out of sight and out of use at once, gone after a day. */
export const deleteExample = inStore<'deleteExample'>(async ({ services, id, store }) => {
  const isDeleted = await remove(services.db, store.id, id, services.clock())
  return isDeleted ? done({ message: 'The example is deleted.' }) : notFound()
})

/** POST /v1/examples/{id}/restore. */
export const restoreExample = inStore<'restoreExample'>(async ({ services, id, store }) => {
  const restored = await bringBack(services.db, store.id, id, services.clock())
  if (restored.kind === 'full') return refuseQuota(restored)
  return restored.kind === 'present' ? done(restored.example) : notFound()
})
