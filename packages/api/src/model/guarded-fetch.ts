import { Readable } from 'node:stream'
import { request } from 'undici'
import type { FindHost } from '../platform/hosts.ts'
import { createPinnedAgent } from '../platform/pinned-agent.ts'
import { ModelFailure } from './model.ts'

/** What a call of a model is bound by. */
export interface ModelLimits {
  /** Longest answer, in bytes. */
  readonly mostBytes: number
  readonly connectMs: number
  /** Until the answer begins: a large model on a small machine thinks for a while. */
  readonly headersMs: number
  /** Between two parts of the answer. */
  readonly bodyMs: number
  /** A whole call. */
  readonly wholeMs: number
}

export const usualLimits: ModelLimits = {
  mostBytes: 2 * 1024 * 1024,
  connectMs: 8000,
  headersMs: 60_000,
  bodyMs: 30_000,
  wholeMs: 120_000,
}

/** Where a model may be: whoever runs this server may name a server of their own network, a store may not. */
export interface Reach {
  readonly findHost: FindHost
  readonly allowsHttp: boolean
}

/**
 * Creates a `fetch` for a model's server: the host is looked up once and connected to by its address, redirects are refused,
 * and an answer that is too long ends.
 */
export function createGuardedFetch(
  { findHost, allowsHttp }: Reach,
  limits: ModelLimits,
): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:'))
      throw new ModelFailure('private')
    const signal = init?.signal ?? undefined
    const host = await findHost(url.hostname.replace(/^\[|\]$/g, ''), signal)
    signal?.throwIfAborted()
    if (host.kind === 'failed') throw new ModelFailure(host.failure)
    const dispatcher = createPinnedAgent(host.address, limits)
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : null,
      signal: signal ?? null,
    })
    const { 'content-type': type, 'retry-after': retryAfter } = headers
    // A redirect leads to a host that nobody has looked at.
    const status = statusCode >= 300 && statusCode < 400 ? 502 : statusCode
    const bounded = Readable.toWeb(Readable.from(bound(body, limits.mostBytes))) as ReadableStream
    return new Response(bounded, {
      status,
      headers: {
        ...(typeof type === 'string' && { 'content-type': type }),
        ...(typeof retryAfter === 'string' && { 'retry-after': retryAfter }),
      },
    })
  }
}

async function* bound(body: Readable, mostBytes: number): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) throw new ModelFailure('large')
    yield chunk
  }
}
