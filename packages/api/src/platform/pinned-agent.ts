import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'

/** How long the steps of a request of an agent may take, in milliseconds. */
export interface Patience {
  readonly connectMs: number
  /** Until the answer begins. */
  readonly headersMs?: number
  /** Between two parts of an answer. */
  readonly bodyMs?: number
}

/** A search for names that finds one address for all of them, in whichever form Node asks for it. */
export const answerOnly = (address: string): LookupFunction => {
  const family = isIP(address)
  return (_name, { all }, done) => {
    if (all === true) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

/** Creates an agent that connects to `address` only: a name that was found allowed is not looked up a second time. */
export const createPinnedAgent = (address: string, { connectMs, headersMs, bodyMs }: Patience): Agent =>
  new Agent({
    ...(headersMs !== undefined && { headersTimeout: headersMs }),
    ...(bodyMs !== undefined && { bodyTimeout: bodyMs }),
    connect: { timeout: connectMs, lookup: answerOnly(address) },
  })
