import type * as english from '../../locales/en/integrations.ts'
import { readWords } from '../../locales/words.ts'

/** The texts of `src/locales/<language>/integrations.ts`. */
export const {
  integrationMessages,
  consentMessages,
  mailboxMessages,
  shopMessages,
  wooCommerceMessages,
  syncMessages,
} = readWords<typeof english>('integrations')

/** The names of the shop systems. */
export const systemNames = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const
