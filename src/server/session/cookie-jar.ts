import { parseCookie, stringifySetCookie } from 'cookie'

/** The lifetime and the visibility of a cookie. */
export interface CookieAttributes {
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: 'lax'
  readonly path: string
  readonly maxAge?: number
}

/**
 * The cookies of a request and its response. Calls outside of Astro, which has its own jar, use {@link
 * createCookieJar}.
 */
export interface CookieJar {
  get(name: string): { readonly value: string } | undefined
  has(name: string): boolean
  set(name: string, value: string, attributes: CookieAttributes): void
  delete(name: string, attributes: CookieAttributes): void
}

/** A jar over a request's `Cookie` header; `lines` are the answer's `Set-Cookie` headers. */
export function createCookieJar(header: string | undefined): CookieJar & { readonly lines: () => string[] } {
  const values = header === undefined ? {} : parseCookie(header)
  const changes = new Map<string, { value: string; line: string }>()
  const getCookie = (name: string) => changes.get(name)?.value ?? values[name]
  return {
    get(name) {
      const value = getCookie(name)
      return value ? { value } : undefined
    },
    has: (name) => Boolean(getCookie(name)),
    set(name, value, attributes) {
      changes.set(name, { value, line: stringifySetCookie({ name, value, ...attributes }) })
    },
    delete(name, attributes) {
      const line = stringifySetCookie({ name, value: '', ...attributes, expires: new Date(0) })
      changes.set(name, { value: '', line })
    },
    lines: () => [...changes.values()].map(({ line }) => line),
  }
}
