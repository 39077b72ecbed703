import type { OAuthToken } from '../../oauth/oauth-token.ts'
import { saveOAuthToken } from '../../oauth/oauth-token.ts'
import type { OAuthDeps, TokenRenewalResult, AccessTokenResult } from '../../oauth/get-access-token.ts'
import { getAccessToken } from '../../oauth/get-access-token.ts'
import type { ShopFault } from '../shop-faults.ts'
import type { ShopResult } from '../shop-system.ts'
import { buildClientSecretSealContext, buildShopSealContext } from '../shop.ts'
import type { Shop } from '../shop.ts'
import { buildClientCredentialsForm, requestShopifyToken } from './check-shop.ts'
import type { ShopifyClient } from './shopify-client.ts'

export interface ShopTokenDeps extends OAuthDeps {
  readonly shopify: ShopifyClient
}

/**
 * Sends a request with the token of a shop. A token that Shopify refuses before its time is renewed once and the request is sent
 * again.
 */
export async function requestWithShopToken<T>(
  tools: ShopTokenDeps,
  shop: Shop,
  ask: (token: string) => Promise<ShopResult<T>>,
): Promise<ShopResult<T>> {
  const first = await getShopToken(tools, shop)
  if (first.kind !== 'taken') return { kind: 'failed', fault: findAccessFault(shop, first) }
  const answer = await ask(first.token)
  if (answer.kind !== 'failed' || answer.fault !== 'token' || shop.access === 'token') return answer
  const second = await getShopToken(tools, shop, first.token)
  if (second.kind !== 'taken') return { kind: 'failed', fault: findAccessFault(shop, second) }
  const again = await ask(second.token)
  return again.kind === 'failed' && again.fault === 'token' ? { kind: 'failed', fault: 'consent' } : again
}

const findAccessFault = (
  { access }: Shop,
  taken: Exclude<AccessTokenResult, { kind: 'taken' }>,
): ShopFault =>
  taken.kind === 'none' ? (access === 'client' ? 'client' : 'consent') : (taken.fault as ShopFault)

async function getShopToken(tools: ShopTokenDeps, shop: Shop, rejected?: string): Promise<AccessTokenResult> {
  const name = { storeId: shop.storeId, kind: 'shop' } as const
  const { storeId } = shop
  if (shop.access !== 'token') {
    const taken = await getAccessToken(tools, name, (access) => renewShopToken(tools, shop, access), rejected)
    // The owner's app can request access at any time, even the first time.
    if (taken.kind !== 'none' || shop.access !== 'client') return taken
    const begun = await renewShopToken(tools, shop, undefined)
    if (begun.kind !== 'renewed') return begun
    await saveOAuthToken(tools.db, tools.seal, name, begun.access)
    const { token, scopes, expiresAtMs } = begun.access
    return { kind: 'taken', token, scopes, expiresAtMs }
  }
  const token = tools.seal.open(shop.sealedToken, buildShopSealContext(storeId))
  return token === undefined
    ? { kind: 'refused', fault: 'sealed' }
    : { kind: 'taken', token, scopes: [], expiresAtMs: undefined }
}

async function renewShopToken(
  { shopify, seal, clock }: ShopTokenDeps,
  shop: Shop,
  access: OAuthToken | undefined,
): Promise<TokenRenewalResult> {
  const isClient = shop.access === 'client'
  const form = isClient ? buildOwnAppForm(seal, shop) : buildRefreshForm(shopify, access)
  if (!form) return { kind: 'refused', fault: isClient ? 'sealed' : 'consent' }
  const asked = await requestShopifyToken(
    { shopify, nowMs: clock() },
    shop.domain,
    form,
    isClient ? 'client' : 'consent',
  )
  if (asked.kind === 'given') return { kind: 'renewed', access: asked.access }
  return { kind: asked.isRefusal ? 'refused' : 'away', fault: asked.fault }
}

function buildOwnAppForm(seal: ShopTokenDeps['seal'], { clientId, sealedSecret, storeId }: Shop) {
  const secret =
    sealedSecret === null ? undefined : seal.open(sealedSecret, buildClientSecretSealContext(storeId))
  return clientId === null || secret === undefined ? undefined : buildClientCredentialsForm(clientId, secret)
}

function buildRefreshForm({ settings: { app } }: ShopifyClient, access: OAuthToken | undefined) {
  const refresh = access?.refresh
  return app && refresh !== undefined
    ? {
        grant_type: 'refresh_token',
        client_id: app.clientId,
        client_secret: app.secret,
        refresh_token: refresh,
      }
    : undefined
}
