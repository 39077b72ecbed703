import type { PlatformHeaders, PlatformQuery, PlatformSignal } from '../platform.ts'
import type { Clock, Transport } from '../ports.ts'

/** A request as the server received it. */
export interface SeenRequest {
  /** The HTTP method. */
  readonly method: string
  /** The path without its query. */
  readonly path: string
  /** The query, by name. */
  readonly query: PlatformQuery
  /** The bearer token of the request. */
  readonly token: string | undefined
  /** The headers of the request. */
  readonly headers: PlatformHeaders
  /** The body of the request. */
  readonly body: unknown
  /** The status of the answer. */
  readonly status: number
}

/** A status for every call, `'offline'` when requests fail, or `'lost'` when only responses are lost. */
export type Failure = number | 'offline' | 'lost'

/** A /v1 server in memory that knows one person, ada@example.com with the password 'Secret-123'. */
export interface FakeApi {
  /** Sends requests to the server. */
  readonly transport: Transport
  /** Every request so far, in the order they came. */
  readonly seen: readonly SeenRequest[]
  /**
   * Returns the number of the sign-in that a token descends from. A refresh stays in it, and a switch begins
   * another.
   */
  readonly chainOf: (token: string) => number | undefined
  /** Expires every token for calls. A refresh still accepts it. */
  readonly expire: () => void
  /** Revokes every token, also for a refresh. */
  readonly revoke: () => void
  /** Sets a failure for the next calls. `undefined` clears it. */
  readonly fail: (how: Failure | undefined) => void
}

/** Options of a fake server. */
export interface FakeApiOptions {
  /** Unix ms. */
  readonly clock: Clock
  /** The response time. Default: 10 ms. */
  readonly latencyMs?: () => number
  /** The token lifetime as responses state it. Default: 60 minutes. */
  readonly expiresIn?: unknown
  /** True for a super admin; false by default. */
  readonly isSuperAdmin?: boolean
  /** Set-up flags of the store, all true by default. */
  readonly store?: Readonly<Record<string, unknown>> | null
  /** Responses of custom calls by path. */
  readonly answers?: Readonly<Record<string, unknown>>
}

const ownerAnswer = { id: 'u1', first_name: 'Ada', last_name: 'Lovelace', profile_image: null }
const storeAnswer = {
  id: 's1',
  name: 'Analytical Engines',
  store_id: 7,
  is_document_uploaded: true,
  is_email_account_added: true,
  is_shopify_account_added: true,
  is_onboarded: true,
}

interface IssuedToken {
  readonly chain: number
  state: 'live' | 'expired' | 'dead'
}

/**
 * Creates an in-memory /v1 server as a transport: sign-in, refresh with rotation, revoke, session check, me,
 * switch, the responses of `answers`, and `{ok: true}` for every other path with a valid token. A refreshed
 * token becomes invalid.
 *
 * @example const api = fakeApi({ clock }); createClient({ mode: 'bearer', transport: api.transport, ... })
 */
export function fakeApi(options: FakeApiOptions): FakeApi {
  const {
    clock,
    latencyMs = () => 10,
    expiresIn = 60,
    isSuperAdmin = false,
    store = {},
    answers = {},
  } = options
  const seen: SeenRequest[] = []
  const tokens = new Map<string, IssuedToken>()
  let chains = 0
  let failure: Failure | undefined

  function grantToken(chain: number) {
    const token = `token-${tokens.size + 1}`
    tokens.set(token, { chain, state: 'live' })
    return {
      email: 'ada@example.com',
      token,
      expires_in: expiresIn,
      is_super_admin: isSuperAdmin ? 'True' : 'False',
    }
  }

  const createSessionAnswer = () => ({
    success: true,
    user: { ...ownerAnswer, email: 'ada@example.com', is_super_admin: isSuperAdmin },
    store: store && { ...storeAnswer, ...store },
    role: 'owner',
    permissions: ['settings'],
  })

  function answerCall(
    method: string,
    path: string,
    name: string | undefined,
    body: unknown,
  ): [number, unknown] {
    if (typeof failure === 'number') return [failure, { detail: `Failure ${failure}` }]
    if (path === '/v1/auth/check-internet') return [200, {}]
    if (path === '/v1/auth/login/passkey/options') return [200, { options: '{}' }]
    if (path === '/v1/auth/login') {
      const isRight = body instanceof FormData && body.get('password') === 'Secret-123'
      if (!isRight) return [401, { detail: 'Wrong address or password' }]
      return [200, { ...grantToken(++chains), is_verified: 'True', last_login: null }]
    }
    const token = tokens.get(name ?? '')
    if (!token || token.state === 'dead') return [401, { detail: 'Token has expired' }]
    if (path === '/v1/auth/revoke') {
      for (const other of tokens.values()) if (other.chain === token.chain) other.state = 'dead'
      return [200, { message: 'Signed out' }]
    }
    if (path === '/v1/auth/token/refresh') {
      token.state = 'dead'
      return [200, grantToken(token.chain)]
    }
    if (token.state === 'expired') return [401, { detail: 'Token has expired' }]
    if (path === '/v1/auth/session') return [200, createSessionAnswer()]
    if (path === '/v1/auth/me') return [200, createSessionAnswer()]
    if (/^\/v1\/auth\/stores\/[^/]+\/switch$/.test(path)) {
      token.state = 'dead'
      return [200, grantToken(++chains)]
    }
    return [200, Object.hasOwn(answers, path) ? answers[path] : { ok: true, method, path }]
  }

  const transport: Transport = async (address, init) => {
    const url = new URL(address, 'http://api.invalid')
    const headers = new Headers(init.headers)
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
    const before = failure
    if (before === 'offline') throw new TypeError('fetch failed')
    const [status, body] = answerCall(init.method ?? 'GET', url.pathname, token, init.body)
    seen.push({
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      token,
      headers,
      body: init.body,
      status,
    })
    await waitOnClock(clock, latencyMs(), init.signal)
    if (before === 'lost') throw new TypeError('fetch failed')
    return Response.json(body, { status })
  }

  function markTokens(state: 'expired' | 'dead') {
    for (const token of tokens.values()) if (token.state !== 'dead') token.state = state
  }

  return {
    transport,
    seen,
    chainOf: (token) => tokens.get(token)?.chain,
    expire: () => markTokens('expired'),
    revoke: () => markTokens('dead'),
    fail(how) {
      failure = how
    },
  }
}

/** Waits by the clock, and rejects when the signal aborts. */
export function waitOnClock(clock: Clock, ms: number, signal?: PlatformSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.timer(() => {
      signal?.removeEventListener('abort', abortWait)
      resolve()
    }, ms)
    const abortWait = () => {
      stop()
      reject(new DOMException('The request was given up', 'AbortError'))
    }
    signal?.addEventListener('abort', abortWait)
    if (signal?.aborted) abortWait()
  })
}
