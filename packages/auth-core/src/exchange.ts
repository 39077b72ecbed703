import { createFetch } from 'ofetch'
import { AuthError, readDetail, type AuthErrorCode, type Result } from './errors.ts'
import type { Clock, Transport } from './ports.ts'

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

export interface ExchangePorts {
  readonly baseUrl?: string | undefined
  readonly transport?: Transport | undefined
  readonly clock: Clock
  readonly credentials: RequestCredentials
}

export type Exchange = (
  request: ClientRequest,
  headers: Record<string, string>,
  limitMs: number,
) => Promise<Result<Answer>>

const fail = (code: AuthErrorCode, cause: unknown) =>
  ({ ok: false, error: new AuthError(code, { cause }) }) as const

/** Makes the function that sends one request once and reads its answer within a time limit. */
export function createExchange({ baseUrl, transport, clock, credentials }: ExchangePorts): Exchange {
  const http = createFetch(transport && { fetch: transport as typeof fetch })

  return async function exchange({ method = 'GET', path, query, body, signal }, headers, limitMs) {
    const controller = new AbortController()
    let code: AuthErrorCode = 'unreachable'
    let stop: (() => void) | undefined
    const abort = () => give('aborted')
    let give: (reason: AuthErrorCode) => void = () => undefined
    const given = new Promise<never>((_resolve, reject) => {
      give = (reason) => {
        code = reason
        reject(new Error(reason))
        controller.abort()
      }
      stop = clock.timer(() => give('timeout'), limitMs)
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) abort()
    })
    try {
      const sent = http.raw(path, {
        ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
        method,
        ...(query && { query }),
        ...(body !== undefined && { body: body as BodyInit }),
        headers: { accept: 'application/json', ...headers },
        credentials,
        signal: controller.signal,
        responseType: 'json',
        retry: false,
        ignoreResponseError: true,
      })
      const response = await Promise.race([sent, given])
      const wait = Number(response.headers.get('retry-after') ?? NaN)
      return {
        ok: true,
        value: {
          status: response.status,
          body: response._data,
          retryAfterSeconds: Number.isNaN(wait) ? undefined : wait,
        },
      }
    } catch (cause) {
      return fail(code, cause)
    } finally {
      stop?.()
      signal?.removeEventListener('abort', abort)
    }
  }
}

/** Turns an answer into its body, or into the error its status stands for. */
export function settle({ status, body, retryAfterSeconds }: Answer, code?: AuthErrorCode): Result<unknown> {
  if (status >= 200 && status < 300) return { ok: true, value: body }
  const named: Partial<Record<number, AuthErrorCode>> = { 429: 'rateLimited', 502: 'badGateway' }
  const meaning = code ?? named[status] ?? (status >= 500 ? 'failed' : 'refused')
  return {
    ok: false,
    error: new AuthError(meaning, { status, detail: readDetail(body), retryAfterSeconds }),
  }
}
