import { setOnboarded, storeBody } from '../stores/store.ts'
import { inStore } from './in-store.ts'
import { done, refuse } from './visit.ts'

/** POST /v1/stores/{id}/onboard, for the token's store by id or number. Repeatable. */
export const onboardStore = inStore<'onboardStore'>(async ({ services, id, store }) => {
  if (id !== store.id && id !== String(store.number))
    return refuse(404, 'This is not the store you are working in.')
  await setOnboarded(services.db, store.id)
  return done(storeBody({ ...store, isOnboarded: true }))
})
