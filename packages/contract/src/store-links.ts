/** The query parameter that names the store of a link in a mail or a push message. The site enters that store first. */
export const storeQueryParameter = 'store'

/**
 * A path of the site that opens in a store.
 *
 * @example addStoreToPath('/emails-page?mine=true', 's1') // '/emails-page?mine=true&store=s1'
 */
export const addStoreToPath = (path: string, storeId: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${storeQueryParameter}=${encodeURIComponent(storeId)}`
