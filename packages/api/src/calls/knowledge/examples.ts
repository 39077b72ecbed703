import {
  addExample,
  deleteExample as remove,
  editExample,
  restoreExample as bringBack,
} from '../../knowledge/edit-examples.ts'
import type { Unfit } from '../../knowledge/edit-examples.ts'
import { addExampleFile as addFile, removeExampleFile as removeFile } from '../../knowledge/example-files.ts'
import type { ExampleFileResult } from '../../knowledge/example-files.ts'
import { findExample } from '../../knowledge/example.ts'
import type { ExampleAction } from '../../knowledge/example.ts'
import { listExamples as list } from '../../knowledge/example.ts'
import { areTags } from '../../threads/tags/tag-threads.ts'
import { inStore } from '../in-store.ts'
import type { StoreVisit } from '../in-store.ts'
import { refuseQuota } from './policies.ts'
import { done, refuseCall, refuseBusy, refuseStaleEdit } from '../visit.ts'
import type { CallReply, Refusal } from '../visit.ts'

const notFound = () => refuseCall(404, 'This example does not exist any more.')

const refuseTag = () => refuseCall(400, 'A tag does not exist any more. Please choose again.')

/** Refusals of an example that drafts cannot use. */
export const unfit: Readonly<Record<Unfit['why'], Refusal>> = {
  personal: refuseCall(400, 'Drafts are written for the whole store and use no personal example.'),
  question: refuseCall(400, 'Drafts need the customer’s message that this reply answers. Please enter it.'),
}

/** The acting person, store and time. */
export const actionOf = ({
  services,
  caller,
  store,
}: Pick<StoreVisit<'example'>, 'services' | 'caller' | 'store'>): ExampleAction => ({
  storeId: store.id,
  userId: caller.user.id,
  nowMs: services.clock(),
})

/** GET /v1/examples: newest first. */
export const listExamples = inStore<'examples'>(async (visit) => {
  const listed = await list(visit.services.db, actionOf(visit), visit.input)
  return listed ? done(listed) : refuseCall(400, 'This page of the list does not exist.')
})

/** POST /v1/examples. */
export const createExample = inStore<'createExample'>(async (visit) => {
  const { services, input, store } = visit
  const { db, limits } = services
  const wait = await limits.take(['exampleStore', store.id])
  if (wait) return refuseBusy(wait)
  const { is_on: isOn, is_personal: isPersonal, draft_id: draftId, ...texts } = input
  if (!(await areTags(db, store.id, texts.actions?.tag_ids ?? []))) return refuseTag()
  const added = await addExample(db, actionOf(visit), { ...texts, isOn, isPersonal, draftId })
  if (added.kind === 'full') return refuseQuota(added)
  if (added.kind === 'unfit') return unfit[added.why]
  const example = await findExample(db, actionOf(visit), added.id)
  return example ? done(example) : notFound()
}, 'knowledge')

/** GET /v1/examples/{id}. */
export const showExample = inStore<'example'>(async (visit) => {
  const example = await findExample(visit.services.db, actionOf(visit), visit.id)
  return example ? done(example) : notFound()
})

/** PATCH /v1/examples/{id}. */
export const updateExample = inStore<'updateExample'>(async (visit) => {
  const { is_on: isOn, is_personal: isPersonal, ...change } = visit.input
  const tagIds = change.actions?.tag_ids ?? []
  if (!(await areTags(visit.services.db, visit.store.id, tagIds))) return refuseTag()
  const edit = await editExample(visit.services.db, actionOf(visit), visit.id, {
    ...change,
    isOn,
    isPersonal,
  })
  if (edit.kind === 'missing') return notFound()
  if (edit.kind === 'unfit') return unfit[edit.why]
  return edit.kind === 'changed' ? done(edit.example) : refuseStaleEdit(edit.example)
}, 'knowledge')

/** DELETE /v1/examples/{id}: unused at once, deleted after a day. */
export const deleteExample = inStore<'deleteExample'>(async (visit) => {
  const isDeleted = await remove(visit.services.db, actionOf(visit), visit.id)
  return isDeleted ? done({ message: 'The example is deleted.' }) : notFound()
}, 'knowledge')

/** POST /v1/examples/{id}/restore. */
export const restoreExample = inStore<'restoreExample'>(async (visit) => {
  const restored = await bringBack(visit.services.db, actionOf(visit), visit.id)
  if (restored.kind === 'full') return refuseQuota(restored)
  return restored.kind === 'present' ? done(restored.example) : notFound()
}, 'knowledge')

/** POST /v1/examples/{id}/files. */
export const addExampleFile = inStore<'addExampleFile'>(async (visit) => {
  const { services, input, store, id } = visit
  const wait = await services.limits.take(['draftFileStore', store.id])
  if (wait) return refuseBusy(wait)
  const { name, type } = input.file
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  return answerFiles(visit, await addFile(services.db, actionOf(visit), id, { name, type, bytes }))
}, 'knowledge')

/** DELETE /v1/example-files/{id}. */
export const removeExampleFile = inStore<'removeExampleFile'>(
  async (visit) => answerFiles(visit, await removeFile(visit.services.db, actionOf(visit), visit.id)),
  'knowledge',
)

async function answerFiles(
  visit: Pick<StoreVisit<'example'>, 'services' | 'caller' | 'store'>,
  changed: ExampleFileResult,
): Promise<CallReply<'addExampleFile'>> {
  if (changed.kind === 'done') {
    const example = await findExample(visit.services.db, actionOf(visit), changed.exampleId)
    return example ? done(example) : notFound()
  }
  if (changed.kind === 'missing') return notFound()
  return changed.kind === 'storeFull'
    ? refuseQuota({ kind: 'full', of: 'fileBytes' })
    : refuseCall(400, 'A saved reply can have up to 20 files with 20 MB in total.')
}
