import { describe, expect, test } from 'vitest'
import { findClientAddress, toAddressRateLimitKey } from './client-address.ts'

describe('findClientAddress', () => {
  test.each([
    ['takes the peer when there is no proxy', '192.0.2.1', null, 'loopback', '192.0.2.1'],
    ['ignores what a stranger forwards', '192.0.2.1', '198.51.100.7', 'loopback', '192.0.2.1'],
    ['believes a proxy on this machine', '127.0.0.1', '198.51.100.7', 'loopback', '198.51.100.7'],
    ['believes a proxy on this machine over IPv6', '::1', '198.51.100.7', 'loopback', '198.51.100.7'],
    [
      'believes a proxy of this machine by both',
      '::ffff:127.0.0.1',
      '198.51.100.7',
      'loopback',
      '198.51.100.7',
    ],
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
    ['reads an entry with a port', '127.0.0.1', '198.51.100.7:5000', 'on', '198.51.100.7'],
    ['reads an IPv6 entry with a port', '127.0.0.1', '[2001:db8::6]:5000', 'on', '2001:db8::6'],
    ['takes words that are no address for none', '127.0.0.1', 'unknown', 'on', '127.0.0.1'],
    ['has a name for nothing', undefined, null, 'off', 'local'],
    ['takes an empty header for none', '127.0.0.1', '', 'on', '127.0.0.1'],
  ] as const)('%s', (_name, peer, forwarded, trust, expected) => {
    expect(findClientAddress(peer, forwarded, trust)).toBe(expected)
  })
})

describe('toAddressRateLimitKey', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['192.0.2.1', '192.0.2.1'],
    ['local', 'local'],
  ])('counts %s as %s', (address, group) => {
    expect(toAddressRateLimitKey(address)).toBe(group)
  })
})
