import { readOverview } from '../admin/overview.ts'
import { setReplyLimits as setLimits } from '../admin/reply-limits.ts'
import { readStoreDetail } from '../admin/store-detail.ts'
import { findStores } from '../admin/store-list.ts'
import { asAdmin } from './as-admin.ts'
import { findStoreId } from '../stores/store.ts'
import { done, refuse } from './visit.ts'

const storeNotFound = () => refuse(404, 'This store does not exist.')

/** GET /v1/admin/overview. */
export const showOverview = asAdmin<'overview'>(async ({ services }) => done(await readOverview(services.db)))

/** GET /v1/admin/stores: newest first. */
export const listAdminStores = asAdmin<'adminStores'>(async ({ services, input }) =>
  done(await findStores(services.db, input)),
)

/** GET /v1/admin/stores/{id}, by its id or its number. */
export const showAdminStore = asAdmin<'adminStore'>(async ({ services, id }) => {
  const storeId = await findStoreId(services.db, id)
  const store = storeId && (await readStoreDetail(services.db, storeId))
  return store ? done(store) : storeNotFound()
})

/** PATCH /v1/admin/stores/{id}/reply-limits, by its id or its number. */
export const setReplyLimits = asAdmin<'setReplyLimits'>(async ({ services, caller, input, id }) => {
  const storeId = await findStoreId(services.db, id)
  const { per_minute: perMinute, per_day: perDay, reason } = input
  const set =
    storeId &&
    (await setLimits(services.db, {
      ...{ storeId, perMinute, perDay, reason },
      actor: caller.user,
      nowMs: services.clock(),
    }))
  return set ? done(set) : storeNotFound()
})
