import { otherPaths } from '@draftdesk/contract'
import type { OAuthDeps } from '../../oauth/get-access.ts'
import type { ShopConnection, ShopLogin, ShopSystem } from '../port.ts'
import { checkShop, clientForm, requestAccess } from './check.ts'
import type { Shopify } from './client.ts'
import { finishShopConsent, startShopConsent } from './consent.ts'
import { parseShopDomain } from './domain.ts'
import { readOrders, readOrdersById } from './orders.ts'
import { requestWithToken } from './token.ts'
import { verifyWebhook } from './verify-webhook.ts'
import { parseShopifyWebhook } from './webhooks.ts'

/** Shopify as a shop system. */
export function createShopifySystem(shopify: Shopify): ShopSystem {
  return {
    parseAddress: parseShopDomain,
    connect: (tools, login) => connect(shopify, tools, login),
    check: (tools, shop) =>
      requestWithToken({ ...tools, shopify }, shop, (token) =>
        checkShop(shopify, { domain: shop.domain, token }),
      ),
    findOrders: (tools, shop, search) =>
      requestWithToken({ ...tools, shopify }, shop, (token) =>
        readOrders(shopify, { domain: shop.domain, token }, search),
      ),
    readOrders: (tools, shop, ids) =>
      requestWithToken({ ...tools, shopify }, shop, (token) =>
        readOrdersById(shopify, { domain: shop.domain, token }, ids),
      ),
    startConsent: (tools, { storeId }, { domain, siteUrl }) =>
      startShopConsent({ ...tools, shopify }, { storeId, domain, returnUrl: `${siteUrl}/integration-page` }),
    finishConsent: (tools, { storeId }, query) =>
      finishShopConsent({ ...tools, shopify }, { storeId, query }),
    webhook: {
      path: otherPaths.shopifyWebhooks,
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

async function connect(shopify: Shopify, { clock }: OAuthDeps, login: ShopLogin): Promise<ShopConnection> {
  const { domain } = login
  if (login.kind === 'token') return checkShop(shopify, login)
  if (login.kind === 'oauth')
    return { ...(await checkShop(shopify, { domain, token: login.access.token })), access: login.access }
  const form = clientForm(login.clientId, login.secret)
  const given = await requestAccess({ shopify, nowMs: clock() }, domain, form, 'client')
  if (given.kind === 'failed') return { kind: 'failed', fault: given.fault }
  const { access } = given
  return { ...(await checkShop(shopify, { domain, token: access.token })), access }
}
