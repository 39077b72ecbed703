import { BlockList, isIPv6 } from 'node:net'
import { createHostLookup } from './host-lookup.ts'

/** An allowed server address. Connecting to it avoids a second DNS lookup. */
export type HostResult = { kind: 'found'; address: string } | { kind: 'failed'; failure: 'host' | 'private' }

/** Resolves a server name, until `signal` aborts. */
export type FindHost = (name: string, signal?: AbortSignal) => Promise<HostResult>

/** IANA's special-purpose registry for IPv4, plus multicast and reserved ranges. */
const specialIpv4Ranges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** IANA's special-purpose registry for IPv6 within the public range. */
const specialIpv6Ranges = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const specialNetworks = new BlockList()
for (const [network, bits] of specialIpv4Ranges) {
  // Node applies IPv4 rules to mapped addresses (::ffff:10.0.0.1).
  specialNetworks.addSubnet(network, bits, 'ipv4')
  // NAT64 (RFC 6052) contains the IPv4 address in its last four bytes.
  specialNetworks.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6')
}
for (const [network, bits] of specialIpv6Ranges) specialNetworks.addSubnet(network, bits, 'ipv6')

/** The public range of IPv6. All other addresses are local or reserved. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
publicIpv6.addSubnet('64:ff9b::', 96, 'ipv6')
publicIpv6.addSubnet('::ffff:0:0', 96, 'ipv6')

/** True for addresses of this machine, private networks and reserved ranges. */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return specialNetworks.check(address, 'ipv4')
  return !publicIpv6.check(address, 'ipv6') || specialNetworks.check(address, 'ipv6')
}

/** Creates the lookup of user-provided server names. Unless `allowPrivate`, any private address is refused, which prevents SSRF. */
export function createFindHost(allowPrivate: boolean, lookUp = createHostLookup()): FindHost {
  return async (name, signal) => {
    const found = await lookUp(name, signal)
    const [address] = found
    if (address === undefined) return { kind: 'failed', failure: 'host' }
    const isRefused = !allowPrivate && found.some(isPrivateAddress)
    return isRefused ? { kind: 'failed', failure: 'private' } : { kind: 'found', address }
  }
}
