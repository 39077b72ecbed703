/** True for a navigation by the user or a browser without these headers. False for a prefetch or a frame. */
export function isNavigation(headers: Headers): boolean {
  const isPrefetch = headers.get('sec-purpose')?.includes('prefetch') ?? false
  return !isPrefetch && (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}
