import { AuthError, failed, isAuthError, type Result } from './errors.ts'
import { createExchange, settle, type Answer, type ClientRequest, type ExchangePorts } from './exchange.ts'
import type { Lock } from './ports.ts'
import { createRefresher, type Held, type RefreshAnswer } from './refresher.ts'
import { parseSessionAnswer, type SessionGrant } from './session.ts'
import type { SessionData } from './session-data.ts'
import { parseSignIn, type Client, type Learn } from './sign-in.ts'
import { isTokenExpired } from './token.ts'
import { createVault, type VaultPorts } from './vault.ts'

/** What a client that holds its own token needs. */
export interface BearerOptions extends ExchangePorts, VaultPorts {
  readonly mode: 'bearer'
  /** Keeps the tabs from refreshing at once; without one the storage alone tells them. */
  readonly lock?: Lock | undefined
}

/** The client of a page that holds its own token. */
export interface BearerClient extends Client {
  readonly mode: 'bearer'
  /** The session as it is held; without a token nobody is signed in. */
  readonly session: () => SessionData
  /** Hears every change of the session, those of other tabs too; answers how to stop. */
  readonly subscribe: (listener: (session: SessionData) => void) => () => void
}

interface HeldToken extends Held {
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
      return await Promise.resolve(isSame ? toHeld(vault.write(toData(grant))) : undefined)
    },
    async end(_key, held) {
      await Promise.resolve()
      if (vault.read().version === held.version) vault.begin({})
    },
  })

  function send(call: ClientRequest, held: Held | undefined, limitMs?: number): Promise<Result<Answer>> {
    return exchange(call, held ? { authorization: `Bearer ${held.token}` } : {}, limitMs)
  }

  async function sendRefresh(held: HeldToken): Promise<RefreshAnswer> {
    if (vault.read().version !== held.version) return { kind: 'failed' }
    const query = { store_id: held.data.storeId }
    const call = { method: 'POST', path: '/v1/auth/token/refresh', query } as const
    const result = settle(await send(call, held, refreshLimitMs))
    if (result.ok) {
      const grant = parseSessionAnswer(result.value, clock.now())
      return grant ? { kind: 'granted', grant } : { kind: 'failed', cause: new AuthError('unreadable') }
    }
    const { status = 0, detail } = result.error
    return [400, 401, 403].includes(status)
      ? { kind: 'refused', detail }
      : { kind: 'failed', status, cause: result.error }
  }

  /** The token to send with once the one held has been renewed, or why there is none. */
  async function renew(held: HeldToken, isWish: boolean): Promise<Result<HeldToken>> {
    const outcome = await refresher.refresh(storageKey, held)
    if (outcome.kind === 'ended') return failed('sessionEnded', { status: 401, detail: outcome.detail })
    if (outcome.kind === 'kept' && !isWish) {
      const { cause } = outcome
      return { ok: false, error: isAuthError(cause) ? cause : new AuthError('failed', { cause }) }
    }
    const value = toHeld(vault.read())
    return value?.data.epoch === held.data.epoch ? { ok: true, value } : failed('staleSession')
  }

  async function answer(call: ClientRequest, held: HeldToken | undefined): Promise<Result<unknown>> {
    const isStream = typeof call.body === 'object' && 'getReader' in call.body
    let current = held
    if (current && isTokenExpired(current.life, clock.now(), isStream ? streamLeadSeconds : 0)) {
      const renewed = await renew(current, true)
      if (!renewed.ok) return renewed
      current = renewed.value
    }
    const first = await send(call, current)
    if (!first.ok || first.value.status !== 401) return settle(first)
    if (!current) return settle(first, 'sessionEnded')
    const renewed = await renew(current, false)
    if (!renewed.ok) return renewed
    return settle(isStream ? first : await send(call, renewed.value))
  }

  async function request(call: ClientRequest, learn?: Learn): Promise<Result<unknown>> {
    const before = vault.peek()
    const { epoch } = vault.read()
    const isStale = () => vault.read().epoch !== epoch
    if (call.isPublic !== true && before.epoch !== epoch) return failed('staleSession')
    const result = call.isPublic
      ? settle(await send(call, undefined))
      : await answer(call, toHeld(vault.peek()))
    if (!result.ok) return result
    if (isStale()) return call.isPublic === true ? result : failed('staleSession')
    const patch = learn?.(result.value)
    if (patch) vault.write(patch)
    return result
  }

  return {
    mode: 'bearer',
    request,
    async begin(call, known) {
      const { epoch } = vault.read()
      const result = await request(call)
      if (!result.ok) return result
      const value = parseSignIn(result.value)
      const grant = parseSessionAnswer(result.value, clock.now())
      if (vault.read().epoch !== epoch) return failed('staleSession')
      if (value?.kind === 'unverified') vault.write({ signupEmail: value.email })
      else if (value && grant) vault.begin({ ...known, ...toData(grant), isLoggedIn: true })
      else return failed('unreadable')
      return { ok: true, value }
    },
    async signOut() {
      vault.begin({})
      return await Promise.resolve({ ok: true, value: undefined })
    },
    session: vault.read,
    subscribe: vault.subscribe,
    dispose: vault.dispose,
  }
}
