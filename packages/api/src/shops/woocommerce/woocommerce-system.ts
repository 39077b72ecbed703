import { fileAndStreamPaths } from '@draftdesk/contract'
import type { OAuthDeps } from '../../oauth/get-access-token.ts'
import type { ShopConnectResult, ShopLogin, ShopResult, ShopSystem } from '../shop-system.ts'
import { buildClientSecretSealContext } from '../shop.ts'
import type { Shop } from '../shop.ts'
import { parseShopAddress } from './shop-address.ts'
import type { WooCommerceClient, WooCommerceKey } from './woocommerce-client.ts'
import { finishShopConsent, startShopConsent } from './woocommerce-consent.ts'
import { checkShop, searchOrders, fetchOrdersById, toOrderId } from './woocommerce-orders.ts'
import type { Seal } from '@draftdesk/server-kit'
import { and, eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../database/open-database.ts'
import { shops } from '../../database/schema.ts'
import { withTextLimits } from '../../platform/text-limits.ts'
import { findWebhookSigner, parseShopJson, webhookLimits } from '../shop-webhook.ts'
import type { WebhookDelivery, ShopWebhookRequest, VerifiedWebhook } from '../shop-webhook.ts'

/** WooCommerce as a shop system. Shops are opened with a consumer key and secret, entered or handed over by consent. */
export function createWooCommerceSystem(shop: WooCommerceClient): ShopSystem {
  return {
    parseAddress: parseShopAddress,
    connect: (_tools, login) => connectShop(shop, login),
    check: (tools, linked) => requestWithKey(tools, linked, (key) => checkShop(shop, key)),
    findOrders: (tools, linked, search) =>
      requestWithKey(tools, linked, (key) => searchOrders(shop, key, search)),
    readOrders: (tools, linked, ids) =>
      requestWithKey(tools, linked, (key) => fetchOrdersById(shop, key, ids)),
    startConsent: async (tools, owner, { domain, siteUrl }) =>
      // Shops send keys only over HTTPS.
      siteUrl.startsWith('https:')
        ? startShopConsent(shop, tools, owner, {
            domain,
            siteUrl,
            keysUrl: `${siteUrl}${fileAndStreamPaths.wooCommerceKeys}`,
          })
        : undefined,
    finishConsent: finishShopConsent,
    webhook: {
      path: fileAndStreamPaths.wooCommerceWebhooks,
      headers: {
        domain: 'x-wc-webhook-source',
        signature: 'x-wc-webhook-signature',
        topic: 'x-wc-webhook-topic',
        id: 'x-wc-webhook-delivery-id',
      },
      verify: verifyWebhook,
      parse: parseWooCommerceWebhook,
    },
  }
}

async function connectShop(shop: WooCommerceClient, login: ShopLogin): Promise<ShopConnectResult> {
  if (login.kind !== 'client') return { kind: 'failed', fault: 'client' }
  return checkShop(shop, { domain: login.domain, key: login.clientId, secret: login.secret })
}

async function requestWithKey<T>(
  { seal }: OAuthDeps,
  { storeId, domain, clientId, sealedSecret }: Shop,
  read: (key: WooCommerceKey) => Promise<ShopResult<T>>,
): Promise<ShopResult<T>> {
  const secret =
    sealedSecret === null ? undefined : seal.open(sealedSecret, buildClientSecretSealContext(storeId))
  if (clientId === null || secret === undefined) return { kind: 'failed', fault: 'sealed' }
  return read({ domain, key: clientId, secret })
}

/** Finds the shops whose consumer secret signed a webhook. Undefined if there is none. */
async function verifyWebhook(
  { db, seal }: { db: Database; seal: Seal },
  delivery: WebhookDelivery,
): Promise<VerifiedWebhook | undefined> {
  const rows = await db
    .select()
    .from(shops)
    .where(
      and(eq(shops.system, 'woocommerce'), eq(shops.domain, delivery.domain), isNotNull(shops.connectedAt)),
    )
  return findWebhookSigner(delivery, rows, ({ sealedSecret, storeId }) =>
    sealedSecret === null ? undefined : seal.open(sealedSecret, buildClientSecretSealContext(storeId)),
  )
}

const changedOrderSchema = z.object({ id: z.int() })

/** Parses a webhook of WooCommerce. Changed or deleted orders are read again. */
export const parseWooCommerceWebhook = withTextLimits(
  webhookLimits,
  function parseWooCommerceWebhook({
    topic,
    body,
  }: WebhookDelivery): ShopWebhookRequest | 'unknown' | 'wrong' {
    if (!/^order\.(?:created|updated|deleted|restored)$/.test(topic)) return 'unknown'
    const parsed = changedOrderSchema.safeParse(parseShopJson(body.toString()))
    return parsed.success ? { kind: 'orders-changed', orderIds: [toOrderId(parsed.data.id)] } : 'wrong'
  },
)
