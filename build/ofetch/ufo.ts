/** Takes the place of ufo in the browser's code: what ofetch asks of it for addresses that our own client made. */

/** A path below a base, which may end with a slash. */
export function withBase(path: string, base: string): string {
  return base.replace(/\/$/, '') + path
}

/** An address with more parameters; one without a value is left out. */
export function withQuery(address: string, query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  if (given.length === 0) return address
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${address}${address.includes('?') ? '&' : '?'}${text}`
}
