import { AuthError, createFailure, isAuthError, neverReject } from './errors.ts'
import type { Result } from './errors.ts'
import { createExchange, toResult } from './exchange.ts'
import type { Answer, ClientRequest, ExchangePorts, RawAnswer } from './exchange.ts'
import type { Lock } from '../ports.ts'
import { createRefresher } from '../session/refresher.ts'
import type { StoredToken, RefreshAnswer } from '../session/refresher.ts'
import { parseSessionAnswer } from '../session/session.ts'
import type { SessionGrant } from '../session/session.ts'
import type { SessionData } from '../session/session-data.ts'
import { parseSignIn, toValue } from './sign-in.ts'
import type { Client, Learn, SignIn } from './sign-in.ts'
import { isTokenExpired } from '../session/token.ts'
import { createVault } from '../session/vault.ts'
import type { SessionListener, VaultPorts } from '../session/vault.ts'

/** Options of a client that holds its own token. */
export interface BearerOptions extends ExchangePorts, VaultPorts {
  /** The browser holds the token. */
  readonly mode: 'bearer'
  /** Keeps tabs from refreshing at the same time. Without it, the storage alone coordinates them. */
  readonly lock?: Lock | undefined
}

/** The client of a page that stores its own token. */
export interface BearerClient extends Client {
  /** The browser holds the token. */
  readonly mode: 'bearer'
  /** The current session. Without a token the person is signed out, also until an asynchronous storage has loaded. */
  readonly session: () => SessionData
  /**
   * Subscribes to the session like a Svelte store: calls back at once and on every change, also from other
   * tabs. Returns the unsubscribe function.
   */
  readonly subscribe: (listener: SessionListener) => () => void
}

interface HeldToken extends StoredToken {
  readonly data: SessionData
}

const refreshLimitMs = 10_000
const streamLeadSeconds = 60

function toHeld(data: SessionData): HeldToken | undefined {
  const { token, version, tokenIssuedAt, expiryIn } = data
  const life = { issuedAtMs: tokenIssuedAt, expiresIn: expiryIn }
  return token === undefined ? undefined : { token, version, life, data }
}

function toData({ email, token, life, isSuperAdmin }: SessionGrant) {
  return { email, token, tokenIssuedAt: life.issuedAtMs, expiryIn: life.expiresIn, isSuperAdmin }
}

/** Makes the client of a page that holds its own token: send, on 401 refresh once, send once more. */
export function createBearerClient(options: BearerOptions): BearerClient {
  const { clock, lock, storageKey = 'session' } = options
  const exchange = createExchange({ credentials: 'include', ...options })
  const vault = createVault(options)

  const refresher = createRefresher<string, HeldToken>({
    lock,
    send: sendRefresh,
    async read() {
      return await Promise.resolve(toHeld(vault.read()))
    },
    async replace(_key, held, grant) {
      const isSame = vault.read().version === held.version
      return await Promise.resolve(
        isSame ? toHeld(vault.write(toData(grant), { kind: 'renewed' })) : undefined,
      )
    },
    async end(_key, held, detail) {
      await Promise.resolve()
      if (vault.read().version === held.version) vault.begin({}, { kind: 'ended', detail })
    },
  })

  function emit(
    call: ClientRequest,
    held: StoredToken | undefined,
    limitMs?: number,
  ): Promise<Result<RawAnswer>> {
    return exchange(call, held ? { authorization: `Bearer ${held.token}` } : {}, limitMs)
  }

  async function sendRefresh(held: HeldToken): Promise<RefreshAnswer> {
    if (vault.read().version !== held.version) return { kind: 'failed' }
    const query = { store_id: held.data.storeId }
    const call = { method: 'POST', path: '/v1/auth/token/refresh', query } as const
    const answer = await emit(call, held, refreshLimitMs)
    const result = toResult(answer)
    if (result.ok) {
      const grant = parseSessionAnswer(result.value.value, clock.now())
      return grant ? { kind: 'granted', grant } : { kind: 'failed', cause: new AuthError('unreadable') }
    }
    const { status = 0, detail } = result.error
    // The page of a guest network or a proxy is not a refusal of /v1.
    return [400, 401, 403].includes(status) && answer.ok && !answer.value.isForeign
      ? { kind: 'refused', detail }
      : { kind: 'failed', status, cause: result.error }
  }

  /** The token after a refresh, or the reason why there is none. `doubt` is the error of a failed refresh. */
  async function renew(
    held: HeldToken,
  ): Promise<Result<{ readonly held: HeldToken; readonly doubt?: AuthError }>> {
    const outcome = await refresher.refresh(storageKey, held)
    if (outcome.kind === 'ended')
      return createFailure('sessionEnded', { status: 401, detail: outcome.detail })
    const now = toHeld(vault.read())
    if (now?.data.epoch !== held.data.epoch) return createFailure('staleSession')
    if (outcome.kind === 'renewed') return { ok: true, value: { held: now } }
    const { cause } = outcome
    const doubt = isAuthError(cause) ? cause : new AuthError('failed', { cause })
    return { ok: true, value: { held: now, doubt } }
  }

  async function answer(call: ClientRequest, held: HeldToken | undefined): Promise<Result<Answer>> {
    const isStream = (call.body as Partial<ReadableStream> | null | undefined)?.getReader !== undefined
    let current = held
    let doubt: AuthError | undefined
    if (current && isTokenExpired(current.life, clock.now(), isStream ? streamLeadSeconds : 0)) {
      const renewed = await renew(current)
      if (!renewed.ok) return renewed
      current = renewed.value.held
      doubt = renewed.value.doubt
    }
    const first = await emit(call, current)
    if (!first.ok || first.value.status !== 401) return toResult(first)
    if (!current) return toResult(first, 'sessionEnded')
    // The refresh failed, so the token is expired. Its 401 says nothing about the session.
    if (doubt) return createFailure('unreachable', { cause: doubt })
    const renewed = await renew(current)
    if (!renewed.ok) return renewed
    if (renewed.value.doubt) return { ok: false, error: renewed.value.doubt }
    return toResult(isStream ? first : await emit(call, renewed.value.held))
  }

  /** Waits for an asynchronous storage; false when a session began or ended in this page meanwhile. */
  async function stands(loading: Promise<void>): Promise<boolean> {
    const begun = vault.begun()
    await loading
    return vault.begun() === begun
  }

  const send = neverReject(async (call: ClientRequest, learn?: Learn): Promise<Result<Answer>> => {
    const first = vault.first()
    if (first && !(await stands(first))) return createFailure('staleSession')
    const before = vault.peek()
    const loading = vault.load()
    if (loading && !(await stands(loading))) return createFailure('staleSession')
    const { epoch } = vault.read()
    if (!call.isPublic && before.epoch !== epoch) return createFailure('staleSession')
    const result = call.isPublic
      ? toResult(await emit(call, undefined))
      : await answer(call, toHeld(vault.peek()))
    if (!result.ok) return result
    if (vault.read().epoch !== epoch) return call.isPublic ? result : createFailure('staleSession')
    const patch = learn?.(result.value.value)
    if (patch) vault.write(patch, { kind: 'learned' })
    return result
  })

  return {
    mode: 'bearer',
    send,
    request: async (call, learn) => toValue(await send(call, learn)),
    begin: neverReject(async (call: ClientRequest, known?: Partial<SessionData>): Promise<Result<SignIn>> => {
      const first = vault.first()
      if (first && !(await stands(first))) return createFailure('staleSession')
      const { epoch } = vault.read()
      const result = toValue(await send(call))
      if (!result.ok) return result
      const value = parseSignIn(result.value)
      const grant = parseSessionAnswer(result.value, clock.now())
      if (vault.read().epoch !== epoch) return createFailure('staleSession')
      if (value?.kind === 'unverified') vault.write({ signupEmail: value.email }, { kind: 'learned' })
      else if (value && grant)
        vault.begin({ ...known, ...toData(grant), isLoggedIn: true }, { kind: 'signedIn' })
      else if (value?.kind !== 'needsCode') return createFailure('unreadable')
      return { ok: true, value }
    }),
    signOut: neverReject(async () => {
      const held = toHeld(vault.read())
      vault.begin({}, { kind: 'signedOut' })
      const call = { method: 'POST', path: '/v1/auth/revoke' } as const
      const result = held && toResult(await emit(call, held, refreshLimitMs))
      // A server that does not know the call or the token has no session to end.
      const isOver = !result || result.ok || [401, 404, 405].includes(result.error.status ?? 0)
      return isOver ? { ok: true, value: undefined } : result
    }),
    session: vault.read,
    subscribe: vault.subscribe,
    dispose: vault.dispose,
  }
}
