import { describeMailbox } from '../mailboxes/describe-mailbox.ts'
import { findMailbox } from '../mailboxes/mailbox.ts'
import { findShop, shopBody } from '../shops/shop.ts'
import { describeSync } from '../mailboxes/sync.ts'
import { mailProviders } from '../mailboxes/providers.ts'
import { inStore } from './in-store.ts'
import { done } from './visit.ts'

/** GET /v1/integrations. */
export const showIntegrations = inStore<'integrations'>(async ({ services, store }) => {
  const mailbox = await findMailbox(services.db, store.id)
  const shop = await findShop(services.db, store.id)
  return done({
    mailbox: mailbox ? await describeMailbox(services.db, mailbox) : null,
    shop: shop ? shopBody(shop) : null,
    shop_choice: store.shopChoice,
    providers: [...mailProviders],
    offers: {
      shop: services.connections.shopifyApp !== undefined,
      mail: [...services.connections.mailConsents.offered],
    },
    allows_private: services.connections.allowPrivate,
    sync: await describeSync(services.db, store.id),
  })
})
