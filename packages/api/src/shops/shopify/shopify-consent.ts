import { createHmac, timingSafeEqual } from 'node:crypto'
import { beginConsent, consumeConsent } from '../../oauth/oauth-consents.ts'
import type { ShopConsentResult } from '../shop-system.ts'
import { requestShopifyToken } from './check-shop.ts'
import { parseShopDomain } from './shop-domain.ts'
import type { ShopTokenDeps } from './shop-token.ts'

/** The scopes that this server's app requests. */
const requestedScopes = ['read_orders', 'read_customers', 'read_fulfillments']

/** Returns the consent page of a shop. Undefined if this server has no app. */
export async function startShopConsent(
  tools: ShopTokenDeps,
  { storeId, domain, returnUrl }: { storeId: string; domain: string; returnUrl: string },
): Promise<string | undefined> {
  const { shopify } = tools
  const { app } = shopify.settings
  if (!app) return undefined
  const state = await beginConsent(tools, { storeId, kind: 'shop', memory: { domain } })
  const url = shopify.addressOf(domain, '/admin/oauth/authorize')
  url.search = new URLSearchParams({
    client_id: app.clientId,
    scope: requestedScopes.join(','),
    redirect_uri: returnUrl,
    state,
  }).toString()
  return url.href
}

/** Handles the redirect of a shop once, if it is signed and for the shop that the person left for. */
export async function finishShopConsent(
  tools: ShopTokenDeps,
  { storeId, query }: { storeId: string; query: string },
): Promise<ShopConsentResult> {
  const { shopify, clock } = tools
  const { app } = shopify.settings
  const given = new URLSearchParams(query)
  if (!app || !isSignedByShopify(given, app.secret)) return { kind: 'stale' }
  const state = given.get('state') ?? ''
  const begun = await consumeConsent(tools, { storeId, kinds: ['shop'], state })
  const domain = parseShopDomain(given.get('shop') ?? '')
  if (!begun || domain === undefined || begun.memory['domain'] !== domain) return { kind: 'stale' }
  const asked = await requestShopifyToken(
    { shopify, nowMs: clock() },
    domain,
    {
      client_id: app.clientId,
      client_secret: app.secret,
      code: given.get('code') ?? '',
      // Access that expires after an hour, with its refresh token.
      expiring: '1',
    },
    'consent',
  )
  if (asked.kind === 'failed') return { kind: 'failed', fault: asked.fault, system: 'shopify' }
  return { kind: 'entered', login: { system: 'shopify', kind: 'oauth', domain, access: asked.access } }
}

/** True if Shopify's HMAC of the sorted parameters is valid. */
function isSignedByShopify(given: URLSearchParams, secret: string): boolean {
  const signature = Buffer.from(given.get('hmac') ?? '', 'hex')
  const message = [...given]
    .filter(([name]) => name !== 'hmac' && name !== 'signature')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const expected = createHmac('sha256', secret).update(message).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
