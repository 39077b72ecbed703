import type { HeaderReader } from './gate/origin.ts'
import type { Settings } from './settings.ts'

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * The browser's address: the peer's, or what a trusted proxy in front says in `X-Forwarded-For`. Only the entry that
 * the nearest proxy added counts; those before it are the client's own words.
 */
export function findAddress(peer: string, headers: HeaderReader, trust: Settings['trustProxy']): string {
  const isTrusted = trust === 'on' || (trust === 'loopback' && loopback.test(peer))
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return isTrusted && forwarded ? forwarded : peer
}
