import { createFetch } from 'ofetch'
import { failed, readDetail, type AuthErrorCode, type Result } from './errors.ts'
import type { Clock, Transport } from './ports.ts'
import { readRecord } from './shape.ts'

/** A body that `fetch` takes, or a value to send as JSON. */
export type RequestBody = BodyInit | Readonly<Record<string, unknown>> | readonly unknown[]

/** One call, as the front end writes it. */
export interface ClientRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path under the base address, for example '/v1/auth/me'. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  readonly body?: RequestBody | undefined
  readonly signal?: AbortSignal | undefined
  /** The call is about signing in itself: no token goes with it, and a 401 is an answer like any other. */
  readonly isPublic?: boolean
}

/** An answer of the server, whatever its status. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly retryAfterSeconds: number | undefined
}

/** What both clients need to send a request. */
export interface ExchangePorts {
  readonly clock: Clock
  /** Where the paths are; the page's own origin when not given. */
  readonly baseUrl?: string | undefined
  /** Sends the requests; the platform's `fetch` when not given. */
  readonly transport?: Transport | undefined
  /** Whether cookies go along. */
  readonly credentials?: RequestCredentials | undefined
  /** How long a call may take; 30 s when not given. */
  readonly limitMs?: number | undefined
}

/** Sends one request once, with these headers, and reads its answer. */
export type Exchange = (
  request: ClientRequest,
  headers: Readonly<Record<string, string>>,
  limitMs?: number,
) => Promise<Result<Answer>>

/** Makes the function that sends one request once and reads its answer within a time limit. */
export function createExchange(ports: ExchangePorts): Exchange {
  const { baseUrl, transport, clock, credentials } = ports
  const http = createFetch(transport && { fetch: transport as typeof fetch })

  return async (
    { path, signal, method = 'GET', query, body },
    headers,
    limitMs = ports.limitMs ?? 30_000,
  ) => {
    const limit = new AbortController()
    let stop: (() => void) | undefined
    const late = new Promise<never>((_resolve, reject) => {
      stop = clock.timer(() => {
        limit.abort()
        reject(new Error('No answer in time'))
      }, limitMs)
    })
    try {
      const sent = http.raw(path, {
        ...(baseUrl !== undefined && { baseURL: baseUrl }),
        ...(query && { query }),
        ...(body !== undefined && { body: body as BodyInit }),
        ...(credentials && { credentials }),
        method,
        headers,
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
        responseType: 'json',
        retry: false,
        ignoreResponseError: true,
      })
      const response = await Promise.race([sent, late])
      const seconds = Number(response.headers.get('retry-after') ?? NaN)
      const retryAfterSeconds = seconds >= 0 ? seconds : undefined
      return { ok: true, value: { status: response.status, body: response._data, retryAfterSeconds } }
    } catch (cause) {
      const code = limit.signal.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'unreachable'
      return failed(code, { cause })
    } finally {
      stop?.()
    }
  }
}

const codes: Partial<Record<number, AuthErrorCode>> = { 429: 'rateLimited', 502: 'badGateway' }

/** Turns an answer into its body, or into the error its status stands for. */
export function settle(result: Result<Answer>, code?: AuthErrorCode): Result<unknown> {
  if (!result.ok) return result
  const { status, body, retryAfterSeconds } = result.value
  if (status >= 200 && status < 300) return { ok: true, value: body }
  const facts = { status, detail: readDetail(body), retryAfterSeconds }
  const current = status === 409 ? readRecord(body)?.['current'] : undefined
  if (current !== undefined) return failed('conflict', { ...facts, current })
  return failed(code ?? codes[status] ?? (status < 500 ? 'refused' : 'failed'), facts)
}
