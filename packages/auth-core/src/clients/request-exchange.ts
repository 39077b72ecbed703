import { createFetch } from 'ofetch'
import { createFailure, parseRefusalBody } from './errors.ts'
import type { AuthErrorCode, Result } from './errors.ts'
import type { PlatformBody, PlatformHeaders, PlatformSignal } from '../platform.ts'
import type { Clock, Transport } from '../ports.ts'
import { readRecord } from '../read-json.ts'

/** A body that `fetch` takes, or a value to send as JSON. */
export type RequestBody = PlatformBody | Readonly<Record<string, unknown>> | readonly unknown[]

/** A call as the front end writes it. */
export interface ClientRequest {
  /** GET when not given. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path under the base address, for example '/v1/auth/me': one leading slash, never another origin. */
  readonly path: string
  /** The query of the address; an `undefined` value is left out. */
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  /** Headers of your own; those of the session are not overwritten. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** JSON, or a body that `fetch` takes. */
  readonly body?: RequestBody | null | undefined
  /** Cancels the call. */
  readonly signal?: PlatformSignal | undefined
  /** The call belongs to signing in: it is sent without a token, and a 401 does not end a session. */
  readonly isPublic?: boolean
  /** Format of a success: JSON or `Blob`. */
  readonly as?: 'json' | 'blob' | undefined
}

/** An answer of the server. */
export interface Answer {
  /** The HTTP status. */
  readonly status: number
  /** The headers of the answer. */
  readonly headers: PlatformHeaders
  /** The JSON, or the requested `Blob`. `undefined` when the response is empty. */
  readonly value: unknown
}

/**
 * A response with any status. `isForeign` marks a page or text that is not from /v1, such as of a guest
 * network.
 */
export interface RawAnswer extends Answer {
  readonly isForeign: boolean
}

/** Dependencies of sending requests. */
export interface ExchangePorts {
  /** Unix ms. */
  readonly clock: Clock
  /** The base of the paths. Default: the page's origin. */
  readonly baseUrl?: string | undefined
  /** Sends the requests; the platform's `fetch` when not given. */
  readonly transport?: Transport | undefined
  /** Credentials mode of fetch. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined
  /** The time limit of a call. Default: 30 s. */
  readonly limitMs?: number | undefined
}

/** Sends one request once, with these headers of the session, and reads its answer. */
export type Exchange = (
  request: ClientRequest,
  own: Readonly<Record<string, string>>,
  limitMs?: number,
) => Promise<Result<RawAnswer>>

/** Makes the function that sends one request once and reads its answer within a time limit. */
export function createExchange(ports: ExchangePorts): Exchange {
  const { baseUrl, transport, clock, credentials } = ports
  const http = createFetch(transport && { fetch: transport as typeof fetch })

  return async (
    { path, signal, method = 'GET', query, body, headers, as },
    own,
    limitMs = ports.limitMs ?? 30_000,
  ) => {
    // Only same-origin paths are allowed, because session headers must not leave the server.
    if (!/^\/(?![/\\\t\n\r])/.test(path)) return createFailure('refused', { cause: new TypeError('path') })
    const limit = new AbortController()
    // Not `AbortSignal.any`, which browsers of 2023 lack.
    const abortRequest = () => limit.abort()
    if (signal?.aborted) abortRequest()
    signal?.addEventListener('abort', abortRequest)
    let stop: (() => void) | undefined
    const late = new Promise<never>((_resolve, reject) => {
      stop = clock.timer(() => {
        limit.abort()
        reject(new Error('timeout'))
      }, limitMs)
    })
    try {
      const sent = http.raw<unknown, 'json' | 'blob'>(path, {
        ...(baseUrl !== undefined && { baseURL: baseUrl }),
        ...(query && { query }),
        ...(body != null && { body: body as BodyInit }),
        ...(credentials && { credentials }),
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), ...own },
        signal: limit.signal,
        responseType: as ?? 'json',
        retry: false,
        ignoreResponseError: true,
      })
      return { ok: true, value: await Promise.race([sent.then(parseResponse), late]) }
    } catch (cause) {
      try {
        JSON.stringify(body)
      } catch (fault) {
        // A `BigInt` or a circular reference: nothing was sent.
        return createFailure('refused', { cause: fault })
      }
      const code = signal?.aborted ? 'aborted' : limit.signal.aborted ? 'timeout' : 'unreachable'
      return createFailure(code, { cause })
    } finally {
      signal?.removeEventListener('abort', abortRequest)
      stop?.()
    }
  }
}

async function parseResponse({
  status,
  headers,
  ok,
  _data: data,
}: Response & { readonly _data?: unknown }): Promise<RawAnswer> {
  const isBlob = data instanceof Blob
  const value = isBlob && !ok ? parseJson(await data.text()) : data
  const isText = typeof value === 'string' && value !== ''
  const isPage = (isBlob || value == null || value === '') && /html/i.test(headers.get('content-type') ?? '')
  return { status, headers, value: value === '' ? undefined : value, isForeign: isText || isPage }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page or text in place of an error of /v1. It has no message for the user.
    return text
  }
}

const codesByStatus: Partial<Record<number, AuthErrorCode>> = { 429: 'rateLimited', 502: 'badGateway' }

/** Converts a response to a success, or to the error of its status. `code` is /v1's own. */
export function toAnswerResult(result: Result<RawAnswer>, code?: AuthErrorCode): Result<Answer> {
  if (!result.ok) return result
  const { status, value, headers, isForeign } = result.value
  if (status >= 200 && status < 300) return isForeign ? createFailure('unreadable', { status }) : result
  const seconds = Number(headers.get('retry-after') ?? NaN)
  const retryAfterSeconds = seconds >= 0 ? seconds : undefined
  const facts = { status, ...parseRefusalBody(value), retryAfterSeconds }
  const current = status === 409 ? readRecord(value)?.['current'] : undefined
  if (current !== undefined) return createFailure('conflict', { ...facts, current })
  const usual = codesByStatus[status] ?? (status < 500 ? 'refused' : 'failed')
  return createFailure(isForeign ? usual : (code ?? usual), facts)
}
