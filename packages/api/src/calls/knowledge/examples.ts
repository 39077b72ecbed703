import {
  addExample,
  deleteExample as remove,
  editExample,
  restoreExample as bringBack,
} from '../../knowledge/edit-examples.ts'
import type { UnfitExample } from '../../knowledge/edit-examples.ts'
import { addExampleFile as addFile, removeExampleFile as removeFile } from '../../knowledge/example-files.ts'
import type { ExampleFileResult } from '../../knowledge/example-files.ts'
import { findExample } from '../../knowledge/example.ts'
import type { ExampleActionContext } from '../../knowledge/example.ts'
import { listExamples as list } from '../../knowledge/example.ts'
import { areTagsOfStore } from '../../threads/tags/tag-threads.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { refuseAboveQuota } from './policies.ts'
import { createSuccess, refuseCall, refuseTooManyRequests, refuseStaleEdit } from '../call-handler.ts'
import type { CallReply, Refusal } from '../call-handler.ts'

const refuseUnknownExample = () => refuseCall(404, 'This example does not exist any more.')

const refuseUnknownTag = () => refuseCall(400, 'A tag does not exist any more. Please choose again.')

/** Refusals of an example that drafts cannot use. */
export const unfitExampleRefusals: Readonly<Record<UnfitExample['why'], Refusal>> = {
  personal: refuseCall(400, 'Drafts are written for the whole store and use no personal example.'),
  question: refuseCall(400, 'Drafts need the customer’s message that this reply answers. Please enter it.'),
}

/** The acting person, store and time. */
export const toExampleActionContext = ({
  services,
  caller,
  store,
}: Pick<StoreContext<'example'>, 'services' | 'caller' | 'store'>): ExampleActionContext => ({
  storeId: store.id,
  userId: caller.user.id,
  nowMs: services.clock(),
})

/** GET /v1/examples: newest first. */
export const listExamples = createStoreHandler<'examples'>(async (context) => {
  const listed = await list(context.services.db, toExampleActionContext(context), context.input)
  return listed ? createSuccess(listed) : refuseCall(400, 'This page of the list does not exist.')
})

/** POST /v1/examples. */
export const createExample = createStoreHandler<'createExample'>(async (context) => {
  const { services, input, store } = context
  const { db, limits } = services
  const wait = await limits.take(['exampleStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const { is_on: isOn, is_personal: isPersonal, draft_id: draftId, ...texts } = input
  if (!(await areTagsOfStore(db, store.id, texts.actions?.tag_ids ?? []))) return refuseUnknownTag()
  const added = await addExample(db, toExampleActionContext(context), { ...texts, isOn, isPersonal, draftId })
  if (added.kind === 'full') return refuseAboveQuota(added)
  if (added.kind === 'unfit') return unfitExampleRefusals[added.why]
  const example = await findExample(db, toExampleActionContext(context), added.id)
  return example ? createSuccess(example) : refuseUnknownExample()
}, 'knowledge')

/** GET /v1/examples/{id}. */
export const showExample = createStoreHandler<'example'>(async (context) => {
  const example = await findExample(context.services.db, toExampleActionContext(context), context.id)
  return example ? createSuccess(example) : refuseUnknownExample()
})

/** PATCH /v1/examples/{id}. */
export const updateExample = createStoreHandler<'updateExample'>(async (context) => {
  const { is_on: isOn, is_personal: isPersonal, ...change } = context.input
  const tagIds = change.actions?.tag_ids ?? []
  if (!(await areTagsOfStore(context.services.db, context.store.id, tagIds))) return refuseUnknownTag()
  const edit = await editExample(context.services.db, toExampleActionContext(context), context.id, {
    ...change,
    isOn,
    isPersonal,
  })
  if (edit.kind === 'missing') return refuseUnknownExample()
  if (edit.kind === 'unfit') return unfitExampleRefusals[edit.why]
  return edit.kind === 'changed' ? createSuccess(edit.example) : refuseStaleEdit(edit.example)
}, 'knowledge')

/** DELETE /v1/examples/{id}: unused at once, deleted after a day. */
export const deleteExample = createStoreHandler<'deleteExample'>(async (context) => {
  const isDeleted = await remove(context.services.db, toExampleActionContext(context), context.id)
  return isDeleted ? createSuccess({ message: 'The example is deleted.' }) : refuseUnknownExample()
}, 'knowledge')

/** POST /v1/examples/{id}/restore. */
export const restoreExample = createStoreHandler<'restoreExample'>(async (context) => {
  const restored = await bringBack(context.services.db, toExampleActionContext(context), context.id)
  if (restored.kind === 'full') return refuseAboveQuota(restored)
  return restored.kind === 'present' ? createSuccess(restored.example) : refuseUnknownExample()
}, 'knowledge')

/** POST /v1/examples/{id}/files. */
export const addExampleFile = createStoreHandler<'addExampleFile'>(async (context) => {
  const { services, input, store, id } = context
  const wait = await services.limits.take(['draftFileStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const { name, type } = input.file
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  return respondWithExampleFiles(
    context,
    await addFile(services.db, toExampleActionContext(context), id, { name, type, bytes }),
  )
}, 'knowledge')

/** DELETE /v1/example-files/{id}. */
export const removeExampleFile = createStoreHandler<'removeExampleFile'>(
  async (context) =>
    respondWithExampleFiles(
      context,
      await removeFile(context.services.db, toExampleActionContext(context), context.id),
    ),
  'knowledge',
)

async function respondWithExampleFiles(
  context: Pick<StoreContext<'example'>, 'services' | 'caller' | 'store'>,
  changed: ExampleFileResult,
): Promise<CallReply<'addExampleFile'>> {
  if (changed.kind === 'done') {
    const example = await findExample(context.services.db, toExampleActionContext(context), changed.exampleId)
    return example ? createSuccess(example) : refuseUnknownExample()
  }
  if (changed.kind === 'missing') return refuseUnknownExample()
  return changed.kind === 'storeFull'
    ? refuseAboveQuota({ kind: 'full', of: 'fileBytes' })
    : refuseCall(400, 'A saved reply can have up to 20 files with 20 MB in total.')
}
