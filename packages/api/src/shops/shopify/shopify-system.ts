import { fileAndStreamPaths } from '@draftdesk/contract'
import type { OAuthDeps } from '../../oauth/get-access-token.ts'
import type { ShopConnectResult, ShopLogin, ShopSystem } from '../shop-system.ts'
import { checkShop, buildClientCredentialsForm, requestShopifyToken } from './check-shop.ts'
import type { ShopifyClient, ShopifySettings } from './shopify-client.ts'
import { finishShopConsent, startShopConsent } from './shopify-consent.ts'
import { parseShopDomain } from './shop-domain.ts'
import { searchOrders, fetchOrdersById } from './shopify-orders.ts'
import { requestWithShopToken } from './shop-token.ts'
import * as z from 'zod'
import { withTextLimits } from '../../platform/text-limits.ts'
import { parseShopJson, webhookLimits, findWebhookSigner } from '../shop-webhook.ts'
import type { WebhookDelivery, ShopWebhookRequest, VerifiedWebhook } from '../shop-webhook.ts'
import type { Seal } from '@draftdesk/server-kit'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/open-database.ts'
import { shops } from '../../database/schema.ts'
import { buildClientSecretSealContext } from '../shop.ts'
import type { Shop } from '../shop.ts'

export function createShopifySystem(shopify: ShopifyClient): ShopSystem {
  return {
    parseAddress: parseShopDomain,
    connect: (tools, login) => connectShop(shopify, tools, login),
    check: (tools, shop) =>
      requestWithShopToken({ ...tools, shopify }, shop, (token) =>
        checkShop(shopify, { domain: shop.domain, token }),
      ),
    findOrders: (tools, shop, search) =>
      requestWithShopToken({ ...tools, shopify }, shop, (token) =>
        searchOrders(shopify, { domain: shop.domain, token }, search),
      ),
    readOrders: (tools, shop, ids) =>
      requestWithShopToken({ ...tools, shopify }, shop, (token) =>
        fetchOrdersById(shopify, { domain: shop.domain, token }, ids),
      ),
    startConsent: (tools, { storeId }, { domain, siteUrl }) =>
      startShopConsent({ ...tools, shopify }, { storeId, domain, returnUrl: `${siteUrl}/integration-page` }),
    finishConsent: (tools, { storeId }, query) =>
      finishShopConsent({ ...tools, shopify }, { storeId, query }),
    webhook: {
      path: fileAndStreamPaths.shopifyWebhooks,
      headers: {
        domain: 'x-shopify-shop-domain',
        signature: 'x-shopify-hmac-sha256',
        topic: 'x-shopify-topic',
        id: 'x-shopify-webhook-id',
      },
      verify: (tools, delivery) => verifyWebhook({ ...tools, app: shopify.settings.app }, delivery),
      parse: parseShopifyWebhook,
    },
  }
}

async function connectShop(
  shopify: ShopifyClient,
  { clock }: OAuthDeps,
  login: ShopLogin,
): Promise<ShopConnectResult> {
  const { domain } = login
  if (login.kind === 'token') return checkShop(shopify, login)
  if (login.kind === 'oauth')
    return { ...(await checkShop(shopify, { domain, token: login.access.token })), access: login.access }
  const form = buildClientCredentialsForm(login.clientId, login.secret)
  const given = await requestShopifyToken({ shopify, nowMs: clock() }, domain, form, 'client')
  if (given.kind === 'failed') return { kind: 'failed', fault: given.fault }
  const { access } = given
  return { ...(await checkShop(shopify, { domain, token: access.token })), access }
}

const customerSchema = z.object({ email: z.string().nullish() })
const shopDomainField = { shop_domain: z.string() }
/** One check for the whole list, because 87,000 separate errors take 150 ms. */
const orderNumbersSchema = z.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.every((id) => typeof id === 'number'),
)

/** The body of each topic. The schemas exclude each other, so a signed body cannot be sent under another topic. */
const topicSchemas = {
  'customers/data_request': z.object({
    ...shopDomainField,
    customer: customerSchema,
    data_request: z.object({ id: z.number() }),
  }),
  'customers/redact': z.object({
    ...shopDomainField,
    customer: customerSchema,
    orders_to_redact: orderNumbersSchema,
  }),
  'shop/redact': z.strictObject({ ...shopDomainField, shop_id: z.number() }),
  'app/uninstalled': z.object({ myshopify_domain: z.string(), id: z.number() }),
} as const

/** Parses a webhook of Shopify: `unknown` for a topic that we do not handle, `wrong` for a body of another topic or shop. */
export const parseShopifyWebhook = withTextLimits(
  webhookLimits,
  function parseShopifyWebhook({
    topic,
    domain,
    body,
  }: WebhookDelivery): ShopWebhookRequest | 'unknown' | 'wrong' {
    if (!isWebhookTopic(topic)) return 'unknown'
    const parsed = topicSchemas[topic].safeParse(parseShopJson(body.toString()))
    if (!parsed.success) return 'wrong'
    const { data } = parsed
    // The header is not signed, the domain in the body is.
    if (('shop_domain' in data ? data.shop_domain : data.myshopify_domain) !== domain) return 'wrong'
    if ('data_request' in data) return { kind: 'export', address: data.customer.email ?? undefined }
    if ('orders_to_redact' in data) {
      const orderIds = data.orders_to_redact.map((id) => `gid://shopify/Order/${String(id)}`)
      return { kind: 'erase', address: data.customer.email ?? undefined, orderIds }
    }
    return { kind: 'myshopify_domain' in data ? 'uninstalled' : 'forget-shop' }
  },
)

const isWebhookTopic = (topic: string): topic is keyof typeof topicSchemas =>
  Object.hasOwn(topicSchemas, topic)

/**
 * Finds the app that signed a webhook without reading its body, or undefined. The secret of a failed link
 * attempt does not count, because it proves nothing.
 */
async function verifyWebhook(
  { db, seal, app }: { db: Database; seal: Seal; app: ShopifySettings['app'] },
  delivery: WebhookDelivery,
): Promise<VerifiedWebhook | undefined> {
  const rows = await db
    .select()
    .from(shops)
    .where(and(eq(shops.system, 'shopify'), eq(shops.domain, delivery.domain), isNotNull(shops.connectedAt)))
  const appSecret = app?.secret
  const findSecret = (shop: Shop): string | undefined => {
    if (shop.access === 'oauth') return appSecret
    return shop.sealedSecret === null
      ? undefined
      : seal.open(shop.sealedSecret, buildClientSecretSealContext(shop.storeId))
  }
  return findWebhookSigner(delivery, rows, findSecret, appSecret)
}
