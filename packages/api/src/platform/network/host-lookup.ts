import { lookup, Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP, isIPv6 } from 'node:net'

/** Resolves a name to addresses, IPv4 first. Empty when it does not exist or times out. */
export type LookUpHost = (name: string, signal?: AbortSignal) => Promise<readonly string[]>

/** Settings of DNS lookups. */
export interface LookUpSettings {
  /** Name servers such as `127.0.0.1:5353`. Default: the system's. */
  readonly servers?: readonly string[] | undefined
  readonly hostsFile?: string
  /** Time limit per name. */
  readonly limitMs?: number
}

/** Timeout of the first try per name server. The second try takes twice as long. */
const queryTimeoutMs = 1500

/** Creates a resolver that reads the hosts file and queries name servers directly. Node's `dns.lookup` shares four threads with file access, so silent name servers would block the process. */
export function createHostLookup({
  servers,
  hostsFile = '/etc/hosts',
  limitMs = 5000,
}: LookUpSettings = {}): LookUpHost {
  return async (given, signal) => {
    const name = normalizeHostName(given)
    if (name === undefined) return []
    if (isIP(name) !== 0) return [name]
    const known = await readHostsFile(hostsFile, name)
    if (known.length > 0) return known
    const limit = AbortSignal.timeout(limitMs)
    return queryNameServers(name, servers, signal ? AbortSignal.any([signal, limit]) : limit)
  }
}

/** Resolves an operator's name like the system, with search domains. */
export const lookUpHostBySystem: LookUpHost = async (name) => {
  const found = await lookup(name, { all: true, order: 'ipv4first' }).catch(toEmptyOnDnsError)
  return found.map((entry) => entry.address)
}

/** Normalizes a name. Numeric forms such as `127.1` become an address. */
function normalizeHostName(given: string): string | undefined {
  if (/[\s/?#@\\[\]%]/.test(given)) return undefined
  if (given.includes(':')) return isIPv6(given) ? given : undefined
  const hostname = URL.parse(`http://${given}/`)?.hostname.replace(/\.$/, '')
  return hostname === '' ? undefined : hostname
}

async function readHostsFile(file: string, name: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const found = text.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/)
    const isAddress = isIP(address) !== 0 && !address.includes('%')
    return isAddress && names.includes(name) ? [address] : []
  })
  // RFC 6761: these names are always local.
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  return sortIpv4First(found.length === 0 && isLocal ? ['127.0.0.1', '::1'] : found)
}

const sortIpv4First = (addresses: readonly string[]): string[] =>
  [...addresses].sort((a, b) => Number(isIPv6(a)) - Number(isIPv6(b)))

async function queryNameServers(
  name: string,
  servers: LookUpSettings['servers'],
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (signal.aborted) return []
  const resolver = new Resolver({ timeout: queryTimeoutMs, tries: 2 })
  if (servers) resolver.setServers(servers)
  const cancelQuery = (): void => resolver.cancel()
  signal.addEventListener('abort', cancelQuery, { once: true })
  try {
    const found = await Promise.all([
      resolver.resolve4(name).catch(toEmptyOnDnsError),
      resolver.resolve6(name).catch(toEmptyOnDnsError),
    ])
    return found.flat()
  } finally {
    signal.removeEventListener('abort', cancelQuery)
  }
}

/** Returns no addresses for DNS errors and rethrows others. */
function toEmptyOnDnsError(error: unknown): never[] {
  if (error instanceof Error && 'hostname' in error) return []
  throw error
}
