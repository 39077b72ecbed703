import type { FindHost } from '../platform/network/find-host.ts'
import type { ShopSystems } from './shop-system.ts'
import type { ShopifyClient } from './shopify/shopify-client.ts'
import { createShopifySystem } from './shopify/shopify-system.ts'
import { createWooCommerceClient } from './woocommerce/woocommerce-client.ts'
import type { WooCommerceSettings } from './woocommerce/woocommerce-client.ts'
import { createWooCommerceSystem } from './woocommerce/woocommerce-system.ts'

/** Creates every shop system that a store can link. */
export function createShopSystems(
  shopify: ShopifyClient,
  wooCommerce: Partial<WooCommerceSettings>,
  findHost: FindHost,
): ShopSystems {
  return {
    shopify: createShopifySystem(shopify),
    woocommerce: createWooCommerceSystem(createWooCommerceClient(wooCommerce, findHost)),
  }
}
