import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PageCookies } from '../../session/cookies.ts'

/**
 * Prepares the redirect to a provider: adds a `state` to the address if it has none, and stores it in a cookie.
 * Undefined for an invalid address.
 */
export function prepareOAuthRedirect(cookies: PageCookies, address: string): string | undefined {
  const to = URL.parse(address)
  if (!to || !/^https?:$/.test(to.protocol)) return undefined
  const state = to.searchParams.get('state') || randomBytes(16).toString('base64url')
  to.searchParams.set('state', state)
  cookies.transaction.write(state)
  return to.href
}

/** True when this browser started the redirect. Works once. */
export function confirmOAuthReturn(cookies: PageCookies, state: string | null): boolean {
  const expected = cookies.transaction.take() ?? ''
  return expected !== '' && isSameState(expected, state ?? '')
}

function isSameState(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}
