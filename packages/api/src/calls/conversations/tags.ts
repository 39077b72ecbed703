import { tagLimits } from '@draftdesk/contract'
import type { TagAnswer } from '@draftdesk/contract'
import {
  createTag as create,
  deleteTag as remove,
  listTags as list,
  mergeTag as merge,
  restoreTag as restore,
  updateTag as update,
} from '../../threads/tags/edit-tags.ts'
import type { TagAction, TagResult } from '../../threads/tags/edit-tags.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseField } from '../call-handler.ts'
import type { Refusal, Success } from '../call-handler.ts'

const toTagAction = ({ services, store }: Pick<StoreContext<'tags'>, 'services' | 'store'>): TagAction => ({
  storeId: store.id,
  nowMs: services.clock(),
})

function answerTag(result: TagResult): Success<TagAnswer> | Refusal {
  switch (result.kind) {
    case 'done':
      return createSuccess(result.tag)
    case 'missing':
      return refuseCall(404, 'This tag does not exist any more.')
    case 'taken':
      return refuseField('name', 'Another tag has this name. Merge the two instead.')
    case 'full':
      return refuseField('name', `A store has at most ${tagLimits.perStore} tags.`)
  }
}

/** GET /v1/tags. */
export const listTags = createStoreHandler<'tags'>(async ({ services, store }) =>
  createSuccess(await list(services.db, store.id)),
)

/** POST /v1/tags. */
export const createTag = createStoreHandler<'createTag'>(async (context) =>
  answerTag(await create(context.services.db, toTagAction(context), context.input)),
)

/** PATCH /v1/tags/{id}. */
export const updateTag = createStoreHandler<'updateTag'>(
  async (context) =>
    answerTag(await update(context.services.db, toTagAction(context), context.id, context.input)),
  'settings',
)

/** POST /v1/tags/{id}/merge. */
export const mergeTag = createStoreHandler<'mergeTag'>(
  async (context) =>
    answerTag(
      await merge(context.services.db, toTagAction(context), { from: context.id, into: context.input.into }),
    ),
  'settings',
)

/** DELETE /v1/tags/{id}. */
export const deleteTag = createStoreHandler<'deleteTag'>(async (context) => {
  const result = answerTag(await remove(context.services.db, toTagAction(context), context.id))
  return result.kind === 'done' ? createSuccess({ message: 'The tag is deleted.' }) : result
}, 'settings')

/** POST /v1/tags/{id}/restore. */
export const restoreTag = createStoreHandler<'restoreTag'>(
  async (context) => answerTag(await restore(context.services.db, toTagAction(context), context.id)),
  'settings',
)
