import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** A server that may be connected to, by its address: its name is not looked up a second time. */
export type FoundHost = { kind: 'found'; address: string } | { kind: 'failed'; failure: 'host' | 'private' }

/** Finds the address of a server by its name. */
export type FindHost = (name: string) => Promise<FoundHost>

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

/** Whether an address belongs to this machine, a private network or nobody. */
export const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const lookUp = (name: string) => lookup(name, { all: true, order: 'ipv4first' })

/**
 * Creates the search for servers that people name. Unless `allowPrivate`, one with any address in a private network is
 * refused, so that nobody explores the network of this server through it.
 */
export function createFindHost(allowPrivate: boolean, find = lookUp): FindHost {
  return async (name) => {
    try {
      const found = await find(name)
      const address = found[0]?.address
      if (address === undefined) return { kind: 'failed', failure: 'host' }
      const isRefused = !allowPrivate && found.some((entry) => isPrivate(entry.address))
      return isRefused ? { kind: 'failed', failure: 'private' } : { kind: 'found', address }
    } catch (error) {
      if (error instanceof Error && 'code' in error && 'hostname' in error)
        return { kind: 'failed', failure: 'host' }
      throw error
    }
  }
}
