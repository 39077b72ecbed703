import { request, Agent } from 'undici'
import type { Dispatcher } from 'undici'
import type { FindHost, HostResult } from './find-host.ts'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

/** Timeouts of an agent's requests in ms. */
export interface RequestTimeouts {
  readonly connectMs: number
  /** The time limit until the response starts. */
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

/** A request to another server. */
export interface PinnedRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
  /** Restricts the hosts. Undefined for addresses set by the operator. */
  readonly findHost: FindHost | undefined
  readonly patience: RequestTimeouts
  readonly signal: AbortSignal | undefined
}

/** An open response and its connection, or the reason why the host is refused. */
export type PinnedResponse =
  | { readonly kind: 'open'; readonly response: Dispatcher.ResponseData; readonly agent: Dispatcher }
  | Extract<HostResult, { kind: 'failed' }>

/**
 * Sends a request with one DNS lookup to a checked address, without following redirects. Throws the error of
 * the connection.
 */
export async function sendPinnedRequest(
  url: URL,
  { findHost, patience, signal, ...sent }: PinnedRequest,
): Promise<PinnedResponse> {
  const host = await findHost?.(url.hostname.replace(/^\[|\]$/g, ''), signal)
  signal?.throwIfAborted()
  if (host?.kind === 'failed') return host
  const agent = createPinnedAgent(host?.address, patience)
  try {
    const response = await request(url, { ...sent, dispatcher: agent, signal: signal ?? null })
    return { kind: 'open', response, agent }
  } catch (error) {
    await agent.destroy()
    throw error
  }
}
