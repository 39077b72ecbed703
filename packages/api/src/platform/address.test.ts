import { describe, expect, test } from 'vitest'
import { readAddress } from './address.ts'

describe('readAddress', () => {
  test.each([
    ['takes the peer when there is no proxy', '192.0.2.1', null, 'loopback', '192.0.2.1'],
    ['ignores what a stranger forwards', '192.0.2.1', '198.51.100.7', 'loopback', '192.0.2.1'],
    ['believes a proxy on this machine', '127.0.0.1', '198.51.100.7', 'loopback', '198.51.100.7'],
    ['believes a proxy on this machine over IPv6', '::1', '198.51.100.7', 'loopback', '198.51.100.7'],
    ['believes the process it is mounted in', undefined, '198.51.100.7', 'loopback', '198.51.100.7'],
    ['believes any proxy when told so', '192.0.2.1', '198.51.100.7', 'on', '198.51.100.7'],
    ['believes nobody when told so', '127.0.0.1', '198.51.100.7', 'off', '127.0.0.1'],
    [
      'takes the entry of the nearest proxy, the last',
      '127.0.0.1',
      '6.6.6.6, 198.51.100.7',
      'on',
      '198.51.100.7',
    ],
    ['reads IPv4 inside IPv6', '::ffff:192.0.2.1', null, 'off', '192.0.2.1'],
    ['groups IPv6 by /64', '2001:db8:1:2:3:4:5:6', null, 'off', '2001:db8:1:2'],
    ['groups short IPv6 by /64', '2001:db8::6', null, 'off', '2001:db8:0:0'],
    ['has a name for nothing', undefined, null, 'off', 'local'],
    ['takes an empty header for none', '127.0.0.1', '', 'on', '127.0.0.1'],
  ] as const)('%s', (_name, peer, forwarded, trust, expected) => {
    expect(readAddress(peer, forwarded, trust)).toBe(expected)
  })
})
