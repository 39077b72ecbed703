import { isIPv6 } from 'node:net'

/** Whose `X-Forwarded-For` is believed: nobody's, a peer's on this machine, or everybody's. */
export type ProxyTrust = 'off' | 'loopback' | 'on'

/**
 * The client's address as the limits count it. The last entry of `X-Forwarded-For` is the one that the nearest proxy
 * wrote itself; IPv6 clients count by their /64, since one client owns all of it.
 */
export function readAddress(peer: string | undefined, forwarded: string | null, trust: ProxyTrust): string {
  const isTrusted = trust === 'on' || (trust === 'loopback' && (peer === undefined || isLoopback(peer)))
  const named = isTrusted ? forwarded?.split(',').at(-1)?.trim() : undefined
  return group(named || peer || 'local')
}

const isLoopback = (peer: string): boolean => peer === '::1' || /^(::ffff:)?127\./.test(peer)

function group(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain.slice(0, 64)
  const [head = '', tail = ''] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const isShort = plain.includes('::')
  const zeros = isShort ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
