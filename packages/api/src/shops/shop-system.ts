import type { ShopSystemId } from '@draftdesk/contract'
import type { OAuthToken } from '../oauth/oauth-token.ts'
import type { OAuthDeps } from '../oauth/get-access-token.ts'
import type { Order, OrderSearch } from './shop-order.ts'
import type { ShopFault } from './shop-faults.ts'
import type { Shop } from './shop.ts'
import type { ShopWebhookFunctions } from './shop-webhook.ts'

/** The response of a shop, or the reason why there is none. */
export type ShopResult<T> =
  { readonly kind: 'answered'; readonly data: T } | { readonly kind: 'failed'; readonly fault: ShopFault }

/** Facts of a shop after successful access. */
export interface ShopCheck {
  readonly name: string
  /** The granted permissions by the system's names. Null where it has none. */
  readonly scopes: readonly string[] | null
  /** Prefix and suffix around the digits of order numbers. */
  readonly orderPrefix: string
  readonly orderSuffix: string
}

/** Credentials of a person for their shop: a pasted token, an app or key of their own, or consent to our app. */
export type ShopLogin = { readonly system: ShopSystemId; readonly domain: string } & (
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'client'; readonly clientId: string; readonly secret: string }
  | { readonly kind: 'oauth'; readonly access: OAuthToken }
)

/** The result of a first check; `access` is a token that expires and is stored with the link. */
export type ShopConnectResult = ShopResult<ShopCheck> & { readonly access?: OAuthToken | undefined }

/** The end of a consent: credentials, a refusal, or `stale` for an unknown return. */
export type ShopConsentResult =
  | { readonly kind: 'entered'; readonly login: ShopLogin }
  | { readonly kind: 'failed'; readonly fault: ShopFault; readonly system: ShopSystemId }
  | { readonly kind: 'stale' }

/** A store, and the member who links its shop. */
export interface ShopLinkActor {
  readonly storeId: string
  readonly userId: string
}

/** A shop system. All differences between systems are behind these functions and in its webhooks. */
export interface ShopSystem {
  /** Parses a shop's address from a person's input. Undefined for other text. */
  readonly parseAddress: (text: string) => string | undefined
  /** Checks a shop with new credentials. */
  readonly connect: (tools: OAuthDeps, login: ShopLogin) => Promise<ShopConnectResult>
  /** Checks a linked shop again. */
  readonly check: (tools: OAuthDeps, shop: Shop) => Promise<ShopResult<ShopCheck>>
  /** Finds the newest orders by address or name. The result may hold orders of other addresses. */
  readonly findOrders: (
    tools: OAuthDeps,
    shop: Shop,
    search: OrderSearch,
  ) => Promise<ShopResult<readonly Order[]>>
  /** Reads orders by id. Deleted orders are left out. */
  readonly readOrders: (
    tools: OAuthDeps,
    shop: Shop,
    ids: readonly string[],
  ) => Promise<ShopResult<readonly Order[]>>
  /** Returns the shop's consent page. Undefined if the operator has no app registered at the shop system. */
  readonly startConsent: (
    tools: OAuthDeps,
    owner: ShopLinkActor,
    links: { readonly domain: string; readonly siteUrl: string },
  ) => Promise<string | undefined>
  /** Handles the query of the shop's redirect, once. */
  readonly finishConsent: (
    tools: OAuthDeps,
    owner: ShopLinkActor,
    query: string,
  ) => Promise<ShopConsentResult>
  readonly webhook: ShopWebhookFunctions
}

/** Every shop system by its id. */
export type ShopSystems = Readonly<Record<ShopSystemId, ShopSystem>>

export interface ShopDeps extends OAuthDeps {
  readonly shops: ShopSystems
}
