import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'

/** Timeouts of an agent's requests in ms. */
export interface RequestTimeouts {
  readonly connectMs: number
  /** Until the response starts. */
  readonly headersMs?: number
  /** Between two parts of the response. */
  readonly bodyMs?: number
}

/** A lookup that returns one address for all names. */
export const createFixedLookup = (address: string): LookupFunction => {
  const family = isIP(address)
  return (_name, { all }, done) => {
    if (all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

/** Creates an agent that only connects to `address`, which avoids a second DNS lookup. Without one it connects anywhere. */
export const createPinnedAgent = (
  address: string | undefined,
  { connectMs, headersMs, bodyMs }: RequestTimeouts,
): Agent =>
  new Agent({
    ...(headersMs !== undefined && { headersTimeout: headersMs }),
    ...(bodyMs !== undefined && { bodyTimeout: bodyMs }),
    connect: { timeout: connectMs, ...(address !== undefined && { lookup: createFixedLookup(address) }) },
  })
