import { eq } from 'drizzle-orm'
import { stores } from '../database/schema.ts'
import { inStore } from './in-store.ts'
import { storeBody } from '../stores/store.ts'
import { done, refuse } from './visit.ts'

/** POST /v1/stores/{id}/onboard, for the token's store by its id or number; a second time changes nothing. */
export const onboardStore = inStore<'onboardStore'>(async ({ services, id, store }) => {
  if (id !== store.id && id !== String(store.number))
    return refuse(404, 'This is not the store you are working in.')
  await services.db.update(stores).set({ isOnboarded: true }).where(eq(stores.id, store.id))
  return done(storeBody({ ...store, isOnboarded: true }))
})
