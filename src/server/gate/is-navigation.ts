/**
 * True for a navigation by the user. False for a prefetch or a frame. A browser without these headers counts as
 * a user.
 */
export function isNavigation(headers: Headers): boolean {
  const isPrefetch = headers.get('sec-purpose')?.includes('prefetch') ?? false
  return !isPrefetch && (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}
