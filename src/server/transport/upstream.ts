import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { errors, Pool } from 'undici'

export interface UpstreamRequest {
  readonly method: string
  /** Path and query, starting with `/`. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string | Readable
  readonly token?: string
  /** Longest wait for the answer's head, in ms. */
  readonly timeoutMs?: number
}

/** The upstream's response, or the reason why there is none. */
export type UpstreamAnswer =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers: Readonly<Record<string, string | string[] | undefined>>
      readonly body: Readable & {
        arrayBuffer(): Promise<ArrayBuffer>
        json(): Promise<unknown>
        dump(): Promise<void>
      }
    }
  | { readonly kind: 'unreachable'; readonly timedOut: boolean }

export interface Upstream {
  send(request: UpstreamRequest): Promise<UpstreamAnswer>
  close(): Promise<void>
}

const answerMs = 15_000
/** Shorter than any server or proxy keeps an idle connection, so that no request meets a closing one. */
const idleMs = 4000

/**
 * Keeps connections to the upstream alive, `connections` at most (`null`: no limit), which costs a quarter
 * less CPU per request than Node's fetch. Only a read on a closed connection is sent again.
 */
export function createUpstream(origin: string, connections: number | null = 128): Upstream {
  const pool = new Pool(origin, {
    connections,
    connectTimeout: 5000,
    bodyTimeout: 60_000,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
  })

  async function attemptRequest(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const headers: Record<string, string> = { 'accept-encoding': 'identity', ...request.headers }
    if (request.token) headers['authorization'] = `Bearer ${request.token}`
    const answer = await pool.request({
      method: request.method,
      path: request.path,
      headers,
      body: request.body ?? null,
      headersTimeout: request.timeoutMs ?? answerMs,
    })
    return { kind: 'answer', status: answer.statusCode, headers: answer.headers, body: answer.body }
  }

  return {
    async send(request) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      for (let sent = 1; ; sent += 1) {
        try {
          return await attemptRequest(request)
        } catch (error) {
          if (!isConnectionFailure(error)) throw error
          if (sent === 1 && isRead && isConnectionReset(error)) continue
          return { kind: 'unreachable', timedOut: error instanceof errors.HeadersTimeoutError }
        }
      }
    },
    close: () => pool.close(),
  }
}

function isConnectionFailure(error: unknown): error is Error {
  if (error instanceof errors.UndiciError) return true
  return error instanceof Error && 'syscall' in error
}

/** True for a connection that the other side ended or reset. */
function isConnectionReset(error: Error): boolean {
  if (error instanceof errors.SocketError) return true
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}

/** The longest JSON response that is parsed. Longer ones stream through the proxy unchanged. */
const mostJsonBytes = 4_194_304

/**
 * Parses the JSON of an answer. Undefined for other content, such as an HTML error page, and for truncated or
 * too long JSON.
 */
export async function parseJsonAnswer(answer: UpstreamAnswer & { kind: 'answer' }): Promise<unknown> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    if (isShortUncompressedAnswer(answer)) return await answer.body.json()
    for await (const chunk of decodeBody(answer) as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > mostJsonBytes) return undefined
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || isConnectionFailure(error) || isDecompressionError(error))
      return undefined
    throw error
  }
}

/** True for a short uncompressed answer by its headers. It is read at once. */
function isShortUncompressedAnswer({ headers }: UpstreamAnswer & { kind: 'answer' }): boolean {
  return (
    headers['content-encoding'] === undefined &&
    Number(headers['content-length'] ?? Number.NaN) <= mostJsonBytes
  )
}

/**
 * An upstream may compress without being asked. Passed-on bodies stay compressed, and bodies that we read are
 * decompressed.
 */
function decodeBody({ headers, body }: UpstreamAnswer & { kind: 'answer' }): Readable {
  const coding = headers['content-encoding']
  if (coding === 'gzip' || coding === 'deflate') return pipeline(body, createUnzip(), ignoreStreamEnd)
  return coding === 'br' ? pipeline(body, createBrotliDecompress(), ignoreStreamEnd) : body
}

/** A damaged stream fails for its reader. */
function ignoreStreamEnd(): void {
  return
}

/** zlib's errors carry codes such as Z_DATA_ERROR. */
function isDecompressionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:Z_|ERR_.*BROTLI)/.test(String(error.code))
}
