import {
  createSavedFilter as create,
  deleteSavedFilter as remove,
  renameSavedFilter as rename,
} from '../../threads/saved-filters.ts'
import type { SavedFilterViewer } from '../../threads/saved-filters.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { createSuccess, refuseCall, refuseField } from '../call-handler.ts'

export const toSavedFilterViewer = ({
  caller,
  store,
}: Pick<StoreContext<'threads'>, 'caller' | 'store'>): SavedFilterViewer => ({
  storeId: store.id,
  userId: caller.user.id,
  isModerator: caller.permissions.includes('settings'),
})

const refuseUnknownFilter = () => refuseCall(404, 'This saved filter does not exist any more.')

/** POST /v1/saved-filters. */
export const createSavedFilter = createStoreHandler<'createSavedFilter'>(async (context) => {
  const { services, input } = context
  const { name, query, is_shared: isShared } = input
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const filter = { name, query: Object.fromEntries(set), isShared }
  const saved = await create(services.db, toSavedFilterViewer(context), filter, services.clock())
  return saved
    ? createSuccess(saved)
    : refuseField('name', 'There is no room for another filter. Delete one first.')
})

/** PATCH /v1/saved-filters/{id}. */
export const updateSavedFilter = createStoreHandler<'updateSavedFilter'>(async (context) => {
  const { services, id, input } = context
  const saved = await rename(
    services.db,
    toSavedFilterViewer(context),
    { id, name: input.name },
    services.clock(),
  )
  return saved ? createSuccess(saved) : refuseUnknownFilter()
})

/** DELETE /v1/saved-filters/{id}. */
export const deleteSavedFilter = createStoreHandler<'deleteSavedFilter'>(async (context) => {
  const { services, id } = context
  const isDeleted = await remove(services.db, toSavedFilterViewer(context), id, services.clock())
  return isDeleted ? createSuccess({ message: 'The filter is deleted.' }) : refuseUnknownFilter()
})
