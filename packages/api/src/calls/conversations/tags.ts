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
import type { TagActionContext, TagResult } from '../../threads/tags/edit-tags.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseField } from '../call-handler.ts'
import type { Refusal, Success } from '../call-handler.ts'

const toTagActionContext = ({
  services,
  store,
}: Pick<StoreContext<'tags'>, 'services' | 'store'>): TagActionContext => ({
  storeId: store.id,
  nowMs: services.clock(),
})

function respondWithTag(result: TagResult): Success<TagAnswer> | Refusal {
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
  respondWithTag(await create(context.services.db, toTagActionContext(context), context.input)),
)

/** PATCH /v1/tags/{id}. */
export const updateTag = createStoreHandler<'updateTag'>(
  async (context) =>
    respondWithTag(await update(context.services.db, toTagActionContext(context), context.id, context.input)),
  'settings',
)

/** POST /v1/tags/{id}/merge. */
export const mergeTag = createStoreHandler<'mergeTag'>(
  async (context) =>
    respondWithTag(
      await merge(context.services.db, toTagActionContext(context), {
        from: context.id,
        into: context.input.into,
      }),
    ),
  'settings',
)

/** DELETE /v1/tags/{id}. */
export const deleteTag = createStoreHandler<'deleteTag'>(async (context) => {
  const result = respondWithTag(await remove(context.services.db, toTagActionContext(context), context.id))
  return result.kind === 'done' ? createSuccess({ message: 'The tag is deleted.' }) : result
}, 'settings')

/** POST /v1/tags/{id}/restore. */
export const restoreTag = createStoreHandler<'restoreTag'>(
  async (context) =>
    respondWithTag(await restore(context.services.db, toTagActionContext(context), context.id)),
  'settings',
)
