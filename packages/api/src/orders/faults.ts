/** Why Shopify did not let us in, or told nothing. */
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

const words: Readonly<Record<ShopFault, string>> = {
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
  private: 'This shop is in a private network, which is not allowed here.',
  sealed: 'The saved access cannot be opened any more. Please enter it again.',
  uninstalled: 'The app was removed from the shop in Shopify. Please connect the shop again.',
}

/** The sentence for the person. */
export function explainShop(fault: string): string {
  return (words as Readonly<Record<string, string | undefined>>)[fault] ?? words.down
}

/** What a shop that lets us in still holds back, in sentences. */
export function explainScopes(scopes: readonly string[] | null): string[] {
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
