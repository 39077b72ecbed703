import { isIP, isIPv6 } from 'node:net'

/** Trusted sources of `X-Forwarded-For`: none, local peers, or all. */
export type ProxyTrust = 'off' | 'loopback' | 'on'

/**
 * Returns the client's address: the peer's ('local' without one), or the one that a trusted proxy appended to
 * `X-Forwarded-For`. Earlier entries are not trusted.
 *
 * @example findClientAddress('127.0.0.1', '198.51.100.7', 'loopback') // '198.51.100.7'
 */
export function findClientAddress(
  peer: string | undefined,
  forwarded: string | null,
  trust: ProxyTrust,
): string {
  const isTrusted = trust === 'on' || (trust === 'loopback' && (peer === undefined || isLoopback(peer)))
  const named = isTrusted ? parseForwardedEntry(forwarded?.split(',').at(-1)?.trim() ?? '') : undefined
  return named ?? (peer === undefined ? 'local' : unmapIpv4Address(peer))
}

/**
 * The rate limit key of a client: its address, or the /64 of an IPv6 address.
 *
 *
 * @example toAddressRateLimitKey('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 */
export function toAddressRateLimitKey(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 64)
  const [head = '', tail = ''] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const isShort = address.includes('::')
  const zeros = isShort ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}

const isLoopback = (peer: string): boolean => peer === '::1' || /^(?:::ffff:)?127\.[\d.]+$/.test(peer)

/** Maps IPv4-mapped IPv6 addresses to IPv4. */
const unmapIpv4Address = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The address of an entry, without the port that some proxies add. Undefined for an invalid one. */
function parseForwardedEntry(entry: string): string | undefined {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? undefined : unmapIpv4Address(bare)
}
