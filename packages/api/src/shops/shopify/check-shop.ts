import * as z from 'zod'
import type { OAuthToken } from '../../oauth/oauth-token.ts'
import type { ShopFault } from '../shop-faults.ts'
import type { ShopCheck, ShopResult } from '../shop-system.ts'
import type { ShopifyClient } from './shopify-client.ts'

/** Access to a shop: a permanent token, or a fresh one that expires. */
export interface ShopifyAccess {
  readonly domain: string
  readonly token: string
}

const shopQuery = `query DraftdeskShop {
  shop { name orderNumberFormatPrefix orderNumberFormatSuffix }
  currentAppInstallation { accessScopes { handle } }
}`

const shopAnswer = z.object({
  shop: z.object({
    name: z.string(),
    orderNumberFormatPrefix: z.string().nullish(),
    orderNumberFormatSuffix: z.string().nullish(),
  }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
})

/** Checks access to a shop. Fails without access to orders, the only right that the product needs. */
export async function checkShop(shopify: ShopifyClient, key: ShopifyAccess): Promise<ShopResult<ShopCheck>> {
  const asked = await shopify.query(key, { text: shopQuery, answer: shopAnswer })
  if (asked.kind === 'failed') return asked
  const { shop, currentAppInstallation } = asked.data
  const scopes = currentAppInstallation.accessScopes.map(({ handle }) => handle)
  if (!scopes.includes('read_orders')) return { kind: 'failed', fault: 'scope' }
  return {
    kind: 'answered',
    data: {
      name: shop.name,
      scopes,
      orderPrefix: shop.orderNumberFormatPrefix ?? '#',
      orderSuffix: shop.orderNumberFormatSuffix ?? '',
    },
  }
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  scope: z.string().default(''),
  expires_in: z.number().positive().optional(),
  refresh_token: z.string().optional(),
})

/** Access from a shop's token endpoint, or the reason why there is none. */
export type ShopAccessResult =
  | { readonly kind: 'given'; readonly access: OAuthToken }
  | { readonly kind: 'failed'; readonly fault: ShopFault; readonly isRefusal: boolean }

/**
 * Requests access from a shop's token endpoint: with the owner's app, a consent code, or a refresh token.
 * `refusal` is the fault when Shopify refuses.
 */
export async function requestShopifyToken(
  { shopify, nowMs }: { shopify: ShopifyClient; nowMs: number },
  domain: string,
  form: Readonly<Record<string, string>>,
  refusal: 'client' | 'consent',
): Promise<ShopAccessResult> {
  const asked = await shopify.post(domain, form)
  if (asked.kind === 'failed') {
    const isRefusal = asked.fault === 'token' || asked.fault === 'scope'
    return { kind: 'failed', fault: isRefusal ? refusal : asked.fault, isRefusal }
  }
  const parsed = tokenAnswer.safeParse(asked.data)
  if (!parsed.success) return { kind: 'failed', fault: 'down', isRefusal: false }
  const { access_token: token, scope, expires_in: seconds, refresh_token: refresh } = parsed.data
  return {
    kind: 'given',
    access: {
      token,
      refresh,
      expiresAtMs: seconds === undefined ? undefined : nowMs + seconds * 1000,
      scopes: scope.split(',').filter((name) => name !== ''),
    },
  }
}

/** The form that asks for access with the credentials of an app. */
export const buildClientCredentialsForm = (clientId: string, secret: string) => ({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_secret: secret,
})
