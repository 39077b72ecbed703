import { createStore as open } from '../stores/create-store.ts'
import { listStores as list } from '../stores/list-stores.ts'
import { storeBody } from '../stores/store.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

/** GET /v1/user/stores: a person's own stores; every store for a super admin. */
export const listStores: Handler<'stores'> = async ({ services, caller }) =>
  done(await list(services.db, caller.user))

/** POST /v1/stores: a new store, owned by the caller; the switch call enters it. */
export const createStore: Handler<'createStore'> = async ({ services, input, caller }) => {
  if (caller.user.isSuperAdmin) return refuse(403, 'A super administrator does not own stores.')
  const wait = await services.limits.take(['storeAccount', caller.user.id])
  if (wait) return refuseBusy(wait)
  const store = await open(services.db, caller.user, input.name, services.clock())
  return done(
    storeBody({
      ...store,
      isDocumentUploaded: false,
      isEmailAccountAdded: false,
      isShopifyAccountAdded: false,
    }),
  )
}
