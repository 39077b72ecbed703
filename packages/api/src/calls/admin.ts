import { readOverview } from '../admin/overview.ts'
import { readStoreDetail } from '../admin/store-detail.ts'
import { findStores } from '../admin/store-list.ts'
import { asAdmin } from './as-admin.ts'
import { findStoreId } from '../stores/store.ts'
import { done, refuse } from './visit.ts'

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
  return store ? done(store) : refuse(404, 'This store does not exist.')
})
