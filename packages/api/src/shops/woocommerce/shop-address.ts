/**
 * Parses a WooCommerce shop's address without its scheme, such as `example.com/shop`; addresses of the admin
 * and the API are reduced to their shop. Undefined for other text.
 */
export function parseShopAddress(text: string): string | undefined {
  const plain = text.trim()
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(plain) ? plain : `https://${plain}`)
  if (!url || !['https:', 'http:'].includes(url.protocol)) return undefined
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined
  const path = url.pathname.replace(/\/(?:wp-admin|wp-json|wp-login\.php|index\.php)(?:\/.*)?$/, '')
  const address = `${url.host}${trimEndSlashes(path)}`
  return address.length > maxAddressLength ? undefined : address
}

/** A path or an address without slashes at its end. */
export function trimEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const maxAddressLength = 250
