/** True for a visit that a person made, not for a prefetch or a frame; a browser that says nothing about it is believed. */
export function isNavigation(headers: Headers): boolean {
  const isPrefetch = headers.get('sec-purpose')?.includes('prefetch') ?? false
  return !isPrefetch && (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}
