import { Readable } from 'node:stream'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { FindHost } from '../platform/network/find-host.ts'
import { sendPinnedRequest } from '../platform/network/send-pinned-request.ts'
import { ModelError } from './model.ts'

/** Limits of a model call. */
export interface ModelLimits {
  /** The largest response in bytes. */
  readonly mostBytes: number
  readonly connectMs: number
  /** Timeout until the response starts. Large models on small machines are slow. */
  readonly headersMs: number
  /** Timeout between two parts of the response. */
  readonly bodyMs: number
  /** Timeout of the whole call. */
  readonly wholeMs: number
}

export const defaultModelLimits: ModelLimits = {
  mostBytes: 2 * 1024 * 1024,
  connectMs: 8000,
  headersMs: 60_000,
  bodyMs: 30_000,
  wholeMs: 120_000,
}

/** Allowed hosts of a model. Only the operator may use private networks. */
export interface AllowedHosts {
  readonly findHost: FindHost
  readonly allowsHttp: boolean
}

/**
 * Creates a `fetch` for a model server: one DNS lookup, no redirects, and limits of the response and of a line.
 * It passes a response on in pieces, so that many small events do not block other requests.
 */
export function createGuardedFetch(
  { findHost, allowsHttp }: AllowedHosts,
  { longestLine = Infinity, ...limits }: ModelLimits & { readonly longestLine?: number },
): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:'))
      throw new ModelError('private')
    const sent = await sendPinnedRequest(url, {
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : null,
      findHost,
      patience: limits,
      signal: init?.signal ?? undefined,
    })
    if (sent.kind === 'failed') throw new ModelError(sent.failure)
    const { statusCode, headers, body } = sent.response
    const { 'content-type': type } = headers
    // A redirect would lead to an unchecked host. Its text, like that of a failure, is never read.
    const status = statusCode >= 300 && statusCode < 400 ? 502 : statusCode
    if (status !== 200) body.destroy()
    const bounded = Readable.toWeb(
      Readable.from(limitStream(body, limits.mostBytes, longestLine)),
    ) as ReadableStream
    return new Response(status === 200 ? bounded : null, {
      status,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    })
  }
}

/** Most bytes of a model answer to pass on before yielding to other requests: some 100 events of a stream. */
const chunkBytes = 4096

async function* limitStream(
  body: Readable,
  mostBytes: number,
  longestLine: number,
): AsyncGenerator<Uint8Array> {
  let length = 0
  let lineStart = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += chunkBytes) {
      const piece = chunk.subarray(at, at + chunkBytes)
      const lineEnd = piece.lastIndexOf(10)
      if (lineEnd >= 0) lineStart = length + lineEnd
      length += piece.length
      if (length > mostBytes || length - lineStart > longestLine) throw new ModelError('large')
      yield piece
      await otherWork()
    }
  }
}
