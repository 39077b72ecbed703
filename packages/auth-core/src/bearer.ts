import { AuthError, isAuthError, type Result } from './errors.ts'
import { createExchange, settle, type Answer, type ClientRequest } from './exchange.ts'
import type { Channel, Clock, Lock, SessionStorage, Transport } from './ports.ts'
import { createRefresher, type Held, type RefreshAnswer, type RefreshOutcome } from './refresher.ts'
import { failed, parseSignIn, type Client, type Learn } from './sign-in.ts'
import { parseSessionAnswer } from './session.ts'
import type { SessionData } from './session-data.ts'
import { isTokenExpired } from './token.ts'
import { createVault } from './vault.ts'

/** What a client that holds its own token needs. */
export interface BearerOptions {
  readonly mode: 'bearer'
  readonly clock: Clock
  readonly storage: SessionStorage
  readonly lock?: Lock | undefined
  readonly channel?: Channel | undefined
  readonly baseUrl?: string | undefined
  readonly transport?: Transport | undefined
  /** The key of the session in the storage; 'session' when not given. */
  readonly storageKey?: string | undefined
  /** Whether cookies go along; 'include' when not given (spec section 7). */
  readonly credentials?: RequestCredentials | undefined
  /** How long a call may take; 30 s when not given. */
  readonly limitMs?: number | undefined
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
  readonly epoch: number
  readonly storeId: string | undefined
}

const refreshLimitMs = 10_000
const streamLeadSeconds = 60

function toHeld({ token, version, epoch, ...data }: SessionData): HeldToken | undefined {
  return token === undefined
    ? undefined
    : {
        token,
        version,
        epoch,
        life: { issuedAtMs: data.tokenIssuedAt, expiresIn: data.expiryIn },
        storeId: data.storeId,
      }
}

const stale = () => failed(new AuthError('staleSession'))

/** Makes the client of a page that holds its own token: send, on 401 refresh once, send once more. */
export function bearerClient(options: BearerOptions): BearerClient {
  const { clock, lock, limitMs = 30_000, storageKey = 'session' } = options
  const exchange = createExchange({ ...options, clock, credentials: options.credentials ?? 'include' })
  const vault = createVault(options.storage, storageKey, options.channel)
  vault.read()

  const refresher = createRefresher<string, HeldToken>({
    read: () => Promise.resolve(toHeld(vault.read())),
    send: sendRefresh,
    replace(_key, held, grant) {
      if (vault.read().version !== held.version) return Promise.resolve(undefined)
      const { issuedAtMs: tokenIssuedAt, expiresIn: expiryIn } = grant.life
      return Promise.resolve(
        toHeld(
          vault.write({ token: grant.token, tokenIssuedAt, expiryIn, isSuperAdmin: grant.isSuperAdmin }),
        ),
      )
    },
    end(_key, held) {
      if (vault.read().version === held.version) vault.write({}, true)
      return Promise.resolve()
    },
    lock,
  })

  async function sendRefresh(held: HeldToken): Promise<RefreshAnswer> {
    const result = conclude(
      await exchange(
        { method: 'POST', path: '/v1/auth/token/refresh', query: { store_id: held.storeId } },
        { authorization: `Bearer ${held.token}` },
        refreshLimitMs,
      ),
    )
    if (result.ok) {
      const grant = parseSessionAnswer(result.value, clock.now())
      return grant ? { kind: 'granted', grant } : { kind: 'failed', cause: new AuthError('unreadable') }
    }
    const { status, detail } = result.error
    return status === 400 || status === 401 || status === 403
      ? { kind: 'refused', detail }
      : { kind: 'failed', status, cause: result.error }
  }

  /** The token to send with after a refresh, or why there is none. */
  function heldAfter(outcome: RefreshOutcome<HeldToken>, before: HeldToken): Result<HeldToken> {
    if (outcome.kind === 'ended')
      return failed(new AuthError('sessionEnded', { status: 401, detail: outcome.detail }))
    const held = toHeld(vault.read())
    return held?.epoch === before.epoch ? { ok: true, value: held } : stale()
  }

  async function send(call: ClientRequest, held: HeldToken | undefined): Promise<Result<Answer>> {
    return await exchange(call, held ? { authorization: `Bearer ${held.token}` } : {}, limitMs)
  }

  async function answer(call: ClientRequest): Promise<Result<unknown>> {
    const { epoch } = vault.peek()
    let held = toHeld(vault.read())
    if (vault.peek().epoch !== epoch) return stale()
    const isStream = typeof call.body === 'object' && 'getReader' in call.body
    if (held && isTokenExpired(held.life, clock.now(), isStream ? streamLeadSeconds : 0)) {
      const ready = heldAfter(await refresher.refresh(storageKey, held), held)
      if (!ready.ok) return ready
      held = ready.value
    }
    const first = await send(call, held)
    if (!first.ok || first.value.status !== 401) return conclude(first)
    if (!held) return settle(first.value, 'sessionEnded')
    const outcome = await refresher.refresh(storageKey, held)
    const renewed = heldAfter(outcome, held)
    if (!renewed.ok) return renewed
    if (outcome.kind === 'kept') {
      const { status, cause } = outcome
      return failed(isAuthError(cause) ? cause : new AuthError('failed', { status, cause }))
    }
    return conclude(isStream ? first : await send(call, renewed.value))
  }

  async function request(call: ClientRequest, learn?: Learn): Promise<Result<unknown>> {
    if (call.isPublic === true) {
      const { epoch } = vault.read()
      return finish(conclude(await send(call, undefined)), epoch, learn)
    }
    const { epoch } = vault.peek()
    const result = await answer(call)
    return result.ok && vault.read().epoch !== epoch ? stale() : finish(result, epoch, learn)
  }

  function finish(result: Result<unknown>, epoch: number, learn?: Learn): Result<unknown> {
    const patch = result.ok && vault.read().epoch === epoch ? learn?.(result.value) : undefined
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
      if (vault.read().epoch !== epoch) return stale()
      if (value?.kind === 'unverified') {
        vault.write({ signupEmail: value.email })
        return { ok: true, value }
      }
      if (!value || !grant) return failed(new AuthError('unreadable'))
      vault.write(
        {
          ...known,
          isLoggedIn: true,
          email: grant.email,
          token: grant.token,
          tokenIssuedAt: grant.life.issuedAtMs,
          expiryIn: grant.life.expiresIn,
          isSuperAdmin: grant.isSuperAdmin,
        },
        true,
      )
      return { ok: true, value }
    },
    signOut() {
      vault.write({}, true)
      return Promise.resolve({ ok: true, value: undefined })
    },
    session: vault.read,
    subscribe: vault.subscribe,
    dispose: vault.dispose,
  }
}

function conclude(answer: Result<Answer>): Result<unknown> {
  return answer.ok ? settle(answer.value) : answer
}
