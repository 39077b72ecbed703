/** Parses a myshopify.com domain from a domain, its first part, or an admin URL. Undefined for other input. */
export function parseShopDomain(text: string): string | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
  const admin = /^admin\.shopify\.com\/store\/([a-z0-9-]+)(?:[/?#]|$)/.exec(plain)?.[1]
  const name = admin ?? /^([a-z0-9][a-z0-9-]{0,62})(?:\.myshopify\.com(?:[/?#].*)?)?$/.exec(plain)?.[1]
  return name === undefined ? undefined : `${name}.myshopify.com`
}
