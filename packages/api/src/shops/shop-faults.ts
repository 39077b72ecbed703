import type { ShopSystemId } from '@draftdesk/contract'

/** Reason codes of a shop that cannot be read. */
export type ShopFault =
  | 'shop'
  | 'token'
  | 'client'
  | 'consent'
  | 'scope'
  | 'frozen'
  | 'busy'
  | 'down'
  | 'timeout'
  | 'private'
  | 'sealed'
  | 'uninstalled'
  | 'protected'
  | 'page'

type FaultTexts = Readonly<Record<ShopFault, string>>

const sharedFaultTexts = {
  timeout: 'The shop did not answer in time. Please try again in a moment.',
  private: 'This shop is in a private network, which is not allowed here.',
  sealed: 'The saved access cannot be opened any more. Please enter it again.',
  protected:
    'The shop asks every visitor for a password before it shows anything. Please exclude /wp-json/ from this protection.',
  page: 'The shop answered with a web page instead of data. Please exclude /wp-json/ from cache and security plugins.',
}

const faultTextsBySystem: Readonly<Record<ShopSystemId, FaultTexts>> = {
  shopify: {
    ...sharedFaultTexts,
    shop: 'Shopify knows no shop at this address.',
    token: 'Shopify refused the access token. Please copy it again from your app in Shopify.',
    client:
      'Shopify refused the client ID or the secret. Please copy both from the settings of your app, and check that the app is installed in this shop.',
    consent: 'Shopify does not let us in any more. Please connect the shop again.',
    scope:
      'Your app may not read orders yet. In Shopify, allow it the scopes read_orders and read_customers, install it again, then connect.',
    frozen: 'Shopify has paused this shop. Please look into it at Shopify.',
    busy: 'Shopify gets too many requests for this shop right now. Please try again in a minute.',
    down: 'Shopify could not be reached. Please try again in a moment.',
    timeout: 'Shopify did not answer in time. Please try again in a moment.',
    uninstalled: 'The app was removed from the shop in Shopify. Please connect the shop again.',
  },
  woocommerce: {
    ...sharedFaultTexts,
    shop: 'There is no WooCommerce shop at this address. Please check the address, and that WooCommerce is active.',
    token: 'WooCommerce refused the key. Please connect the shop again.',
    client:
      'WooCommerce refused the consumer key or the secret. Please copy both again from WooCommerce > Settings > Advanced > REST API.',
    consent: 'WooCommerce sent no key. Please connect the shop again.',
    scope:
      'This key may not read orders. In WooCommerce, give it the permission Read, for a user who may see orders.',
    frozen: 'The shop is closed for maintenance. Please try again when it is open.',
    busy: 'The shop gets too many requests right now. Please try again in a minute.',
    down: 'The shop could not be reached. Please try again in a moment.',
    uninstalled: 'The key was removed from the shop. Please connect the shop again.',
  },
}

/** All codes of shop failures. */
export const shopFaults = Object.keys(faultTextsBySystem.shopify)

/** Explains a fault to people. Unknown codes read as `down`. */
export function explainShopFault(fault: string, system: ShopSystemId): string {
  return (
    (faultTextsBySystem[system] as Readonly<Record<string, string | undefined>>)[fault] ??
    faultTextsBySystem[system].down
  )
}

/** Explains data that Shopify withholds although the link works. */
export function explainMissingScopes(scopes: readonly string[] | null): string[] {
  if (!scopes) return []
  return [
    ...(scopes.includes('read_customers')
      ? []
      : ['Your app may not read customers: allow it the scope read_customers to see who they are.']),
    ...(scopes.includes('read_all_orders')
      ? []
      : ['Shopify shows orders of the last 60 days only: older ones need the scope read_all_orders.']),
  ]
}
