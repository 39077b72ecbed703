import { AuthError, createFailure, isAuthError, catchAsFailure } from './errors.ts'
import type { Result } from './errors.ts'
import { createExchange, toAnswerResult } from './request-exchange.ts'
import type { Answer, ClientRequest, ExchangePorts, RawAnswer } from './request-exchange.ts'
import type { Lock } from '../ports.ts'
import { createRefresher } from '../session/refresher.ts'
import type { StoredToken, RefreshAnswer } from '../session/refresher.ts'
import { parseSessionGrant } from '../session/session.ts'
import type { SessionGrant } from '../session/session.ts'
import type { SessionData } from '../session/session-data.ts'
import { parseSignInResult, toValueResult } from './sign-in-result.ts'
import type { Client, ReadSessionUpdate, SignInResult } from './sign-in-result.ts'
import { isTokenExpired } from '../session/token.ts'
import { createStoredSession } from '../session/stored-session.ts'
import type { SessionListener, StoredSessionPorts } from '../session/stored-session.ts'

/** Options of a client that holds its own token. */
export interface BearerOptions extends ExchangePorts, StoredSessionPorts {
  /** The mode of the client that stores its own token. */
  readonly mode: 'bearer'
  /** Keeps tabs from refreshing at the same time. Without it, the storage alone coordinates them. */
  readonly lock?: Lock | undefined
}

/** The client of a page that stores its own token. */
export interface BearerClient extends Client {
  /** The mode of the client that stores its own token. */
  readonly mode: 'bearer'
  /** The current session. Without a token the person is signed out, also until an asynchronous storage has loaded. */
  readonly session: () => SessionData
  /**
   * Subscribes to the session like a Svelte store: calls back at once and on every change, also from other
   * tabs. Returns the unsubscribe function.
   */
  readonly subscribe: (listener: SessionListener) => () => void
}

interface SessionToken extends StoredToken {
  readonly data: SessionData
}

const refreshLimitMs = 10_000
const streamLeadSeconds = 60

function toSessionToken(data: SessionData): SessionToken | undefined {
  const { token, version, tokenIssuedAt, expiryIn } = data
  const life = { issuedAtMs: tokenIssuedAt, expiresIn: expiryIn }
  return token === undefined ? undefined : { token, version, life, data }
}

function toSessionData({ email, token, life, isSuperAdmin }: SessionGrant) {
  return { email, token, tokenIssuedAt: life.issuedAtMs, expiryIn: life.expiresIn, isSuperAdmin }
}

/** Creates the client of a page that stores its own token. It refreshes and resends once after a 401. */
export function createBearerClient(options: BearerOptions): BearerClient {
  const { clock, lock, storageKey = 'session' } = options
  const exchange = createExchange({ credentials: 'include', ...options })
  const vault = createStoredSession(options)

  const refresher = createRefresher<string, SessionToken>({
    lock,
    send: sendRefresh,
    async read() {
      return await Promise.resolve(toSessionToken(vault.read()))
    },
    async replace(_key, held, grant) {
      const isSame = vault.read().version === held.version
      return await Promise.resolve(
        isSame ? toSessionToken(vault.write(toSessionData(grant), { kind: 'renewed' })) : undefined,
      )
    },
    async end(_key, held, detail) {
      await Promise.resolve()
      if (vault.read().version === held.version) vault.begin({}, { kind: 'ended', detail })
    },
  })

  function sendWithToken(
    call: ClientRequest,
    held: StoredToken | undefined,
    limitMs?: number,
  ): Promise<Result<RawAnswer>> {
    return exchange(call, held ? { authorization: `Bearer ${held.token}` } : {}, limitMs)
  }

  async function sendRefresh(held: SessionToken): Promise<RefreshAnswer> {
    if (vault.read().version !== held.version) return { kind: 'failed' }
    const query = { store_id: held.data.storeId }
    const call = { method: 'POST', path: '/v1/auth/token/refresh', query } as const
    const answer = await sendWithToken(call, held, refreshLimitMs)
    const result = toAnswerResult(answer)
    if (result.ok) {
      const grant = parseSessionGrant(result.value.value, clock.now())
      return grant ? { kind: 'granted', grant } : { kind: 'failed', cause: new AuthError('unreadable') }
    }
    const { status = 0, detail } = result.error
    // A page of a guest network or a proxy is not a refusal of /v1.
    return [400, 401, 403].includes(status) && answer.ok && !answer.value.isForeign
      ? { kind: 'refused', detail }
      : { kind: 'failed', status, cause: result.error }
  }

  /** The token after a refresh, or the reason why there is none. `doubt` is the error of a failed refresh. */
  async function renewToken(
    held: SessionToken,
  ): Promise<Result<{ readonly held: SessionToken; readonly doubt?: AuthError }>> {
    const outcome = await refresher.refresh(storageKey, held)
    if (outcome.kind === 'ended')
      return createFailure('sessionEnded', { status: 401, detail: outcome.detail })
    const now = toSessionToken(vault.read())
    if (now?.data.epoch !== held.data.epoch) return createFailure('staleSession')
    if (outcome.kind === 'renewed') return { ok: true, value: { held: now } }
    const { cause } = outcome
    const doubt = isAuthError(cause) ? cause : new AuthError('failed', { cause })
    return { ok: true, value: { held: now, doubt } }
  }

  async function sendAndRenew(call: ClientRequest, held: SessionToken | undefined): Promise<Result<Answer>> {
    const isStream = (call.body as Partial<ReadableStream> | null | undefined)?.getReader !== undefined
    let current = held
    let doubt: AuthError | undefined
    if (current && isTokenExpired(current.life, clock.now(), isStream ? streamLeadSeconds : 0)) {
      const renewed = await renewToken(current)
      if (!renewed.ok) return renewed
      current = renewed.value.held
      doubt = renewed.value.doubt
    }
    const first = await sendWithToken(call, current)
    if (!first.ok || first.value.status !== 401) return toAnswerResult(first)
    if (!current) return toAnswerResult(first, 'sessionEnded')
    // The refresh failed, so the token is expired and its 401 does not end the session.
    if (doubt) return createFailure('unreachable', { cause: doubt })
    const renewed = await renewToken(current)
    if (!renewed.ok) return renewed
    if (renewed.value.doubt) return { ok: false, error: renewed.value.doubt }
    return toAnswerResult(isStream ? first : await sendWithToken(call, renewed.value.held))
  }

  /** Waits for an asynchronous storage; false when a session began or ended in this page meanwhile. */
  async function isSameSessionAfter(loading: Promise<void>): Promise<boolean> {
    const begun = vault.begun()
    await loading
    return vault.begun() === begun
  }

  const send = catchAsFailure(
    async (call: ClientRequest, learn?: ReadSessionUpdate): Promise<Result<Answer>> => {
      const first = vault.first()
      if (first && !(await isSameSessionAfter(first))) return createFailure('staleSession')
      const before = vault.peek()
      const loading = vault.load()
      if (loading && !(await isSameSessionAfter(loading))) return createFailure('staleSession')
      const { epoch } = vault.read()
      if (!call.isPublic && before.epoch !== epoch) return createFailure('staleSession')
      const result = call.isPublic
        ? toAnswerResult(await sendWithToken(call, undefined))
        : await sendAndRenew(call, toSessionToken(vault.peek()))
      if (!result.ok) return result
      if (vault.read().epoch !== epoch) return call.isPublic ? result : createFailure('staleSession')
      const patch = learn?.(result.value.value)
      if (patch) vault.write(patch, { kind: 'learned' })
      return result
    },
  )

  return {
    mode: 'bearer',
    send,
    request: async (call, learn) => toValueResult(await send(call, learn)),
    begin: catchAsFailure(
      async (call: ClientRequest, known?: Partial<SessionData>): Promise<Result<SignInResult>> => {
        const first = vault.first()
        if (first && !(await isSameSessionAfter(first))) return createFailure('staleSession')
        const { epoch } = vault.read()
        const result = toValueResult(await send(call))
        if (!result.ok) return result
        const value = parseSignInResult(result.value)
        const grant = parseSessionGrant(result.value, clock.now())
        if (vault.read().epoch !== epoch) return createFailure('staleSession')
        if (value?.kind === 'unverified') vault.write({ signupEmail: value.email }, { kind: 'learned' })
        else if (value && grant)
          vault.begin({ ...known, ...toSessionData(grant), isLoggedIn: true }, { kind: 'signedIn' })
        else if (value?.kind !== 'needsCode') return createFailure('unreadable')
        return { ok: true, value }
      },
    ),
    signOut: catchAsFailure(async () => {
      const held = toSessionToken(vault.read())
      vault.begin({}, { kind: 'signedOut' })
      const call = { method: 'POST', path: '/v1/auth/revoke' } as const
      const result = held && toAnswerResult(await sendWithToken(call, held, refreshLimitMs))
      // A server that does not know the call or the token has no session to end.
      const isOver = !result || result.ok || [401, 404, 405].includes(result.error.status ?? 0)
      return isOver ? { ok: true, value: undefined } : result
    }),
    session: vault.read,
    subscribe: vault.subscribe,
    dispose: vault.dispose,
  }
}
