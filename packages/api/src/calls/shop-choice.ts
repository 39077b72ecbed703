import { eq } from 'drizzle-orm'
import { stores } from '../database/schema.ts'
import { inStore } from './in-store.ts'
import { done } from './visit.ts'

/** PUT /v1/integrations/shop/choice. */
export const chooseShop = inStore<'chooseShop'>(async ({ services, input, store }) => {
  await services.db.update(stores).set({ shopChoice: input.choice }).where(eq(stores.id, store.id))
  return done({ choice: input.choice })
}, 'settings')
