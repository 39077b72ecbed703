import { setShopChoice } from '../stores/store.ts'
import { inStore } from './in-store.ts'
import { done } from './visit.ts'

/** PUT /v1/integrations/shop/choice. */
export const chooseShop = inStore<'chooseShop'>(async ({ services, input, store }) => {
  await setShopChoice(services.db, store.id, input.choice)
  return done({ choice: input.choice })
}, 'settings')
