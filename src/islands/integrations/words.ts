import type * as english from '../../locales/en/integrations.ts'
import { getTexts } from '../../locales/get-texts.ts'

export const {
  integrationMessages,
  consentMessages,
  mailboxMessages,
  shopMessages,
  wooCommerceMessages,
  mailboxSyncMessages,
} = getTexts<typeof english>('integrations')

export const shopSystemNames = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const
