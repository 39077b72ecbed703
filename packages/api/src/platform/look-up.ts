import { lookup, Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP, isIPv6 } from 'node:net'

/** Finds the addresses of a name, those of IPv4 first; none when the name does not exist or no name server answers in time. */
export type LookUp = (name: string, signal?: AbortSignal) => Promise<readonly string[]>

/** How names are looked up. */
export interface LookUpSettings {
  /** Name servers such as `127.0.0.1:5353`; those of the system when not given. */
  readonly servers?: readonly string[]
  readonly hostsFile?: string
  /** Longest time for one name. */
  readonly limitMs?: number
}

/** Time for the first try at one name server; the second try takes twice as long. */
const tryMs = 1500

/**
 * Creates a look-up that reads the hosts file and then asks name servers directly. `dns.lookup` of Node would share four threads
 * with all file access of the process, so that a few silent name servers stop everything.
 */
export function createLookUp({
  servers,
  hostsFile = '/etc/hosts',
  limitMs = 5000,
}: LookUpSettings = {}): LookUp {
  return async (given, signal) => {
    const name = canonicalName(given)
    if (name === undefined) return []
    if (isIP(name) !== 0) return [name]
    const known = await readHosts(hostsFile, name)
    if (known.length > 0) return known
    const limit = AbortSignal.timeout(limitMs)
    return askServers(name, servers, signal ? AbortSignal.any([signal, limit]) : limit)
  }
}

/** Looks up a name that the operator set as the system does, with its search domains. */
export const lookUpBySystem: LookUp = async (name) => {
  const found = await lookup(name, { all: true, order: 'ipv4first' }).catch(takeNone)
  return found.map((entry) => entry.address)
}

/** The name as name servers know it; numbers that mean an address, such as `127.1`, become that address. */
function canonicalName(given: string): string | undefined {
  if (/[\s/?#@\\[\]%]/.test(given)) return undefined
  if (given.includes(':')) return isIPv6(given) ? given : undefined
  const hostname = URL.parse(`http://${given}/`)?.hostname.replace(/\.$/, '')
  return hostname === '' ? undefined : hostname
}

async function readHosts(file: string, name: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const found = text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/)
    const isAddress = isIP(address) !== 0 && !address.includes('%')
    return isAddress && names.includes(name) ? [address] : []
  })
  // RFC 6761: such a name never leaves this machine.
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  return sortAddresses(found.length === 0 && isLocal ? ['127.0.0.1', '::1'] : found)
}

const sortAddresses = (addresses: readonly string[]): string[] =>
  [...addresses].sort((a, b) => Number(isIPv6(a)) - Number(isIPv6(b)))

async function askServers(
  name: string,
  servers: LookUpSettings['servers'],
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (signal.aborted) return []
  const resolver = new Resolver({ timeout: tryMs, tries: 2 })
  if (servers) resolver.setServers(servers)
  const cancel = (): void => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const found = await Promise.all([
      resolver.resolve4(name).catch(takeNone),
      resolver.resolve6(name).catch(takeNone),
    ])
    return found.flat()
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** No address, for the errors of name servers; other errors are thrown on. */
function takeNone(error: unknown): never[] {
  if (error instanceof Error && 'hostname' in error) return []
  throw error
}
