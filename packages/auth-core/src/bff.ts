import { AuthError } from './errors.ts'
import { createExchange, settle, type ClientRequest } from './exchange.ts'
import type { Clock, Transport } from './ports.ts'
import { failed, parseSignIn, type Client } from './sign-in.ts'

/** What the client of a BFF needs. */
export interface BffOptions {
  readonly mode: 'bff'
  readonly clock: Clock
  readonly baseUrl?: string | undefined
  readonly transport?: Transport | undefined
  /** The epoch of the session this page was made for; the server answers 409 when another one began. */
  readonly epoch?: (() => number | undefined) | undefined
  /** Where the server ends a session by POST; '/logout' when not given. */
  readonly signOutPath?: string | undefined
  /** How long a call may take; 30 s when not given. */
  readonly limitMs?: number | undefined
}

/** The client of a page whose server holds the session. */
export interface BffClient extends Client {
  readonly mode: 'bff'
}

/** Makes the client of a page whose server holds the session: every call is sent once, the server refreshes. */
export function bffClient(options: BffOptions): BffClient {
  const { clock, limitMs = 30_000 } = options
  const exchange = createExchange({ ...options, clock, credentials: 'same-origin' })

  async function request(call: ClientRequest) {
    const epoch = options.epoch?.()
    const headers = {
      'x-requested-with': 'draftdesk',
      ...(epoch !== undefined && { 'x-session-epoch': String(epoch) }),
    }
    const answer = await exchange(call, headers, limitMs)
    if (!answer.ok) return answer
    const { status } = answer.value
    if (call.isPublic !== true && status === 401) return settle(answer.value, 'sessionEnded')
    return settle(answer.value, call.isPublic !== true && status === 409 ? 'staleSession' : undefined)
  }

  return {
    mode: 'bff',
    request,
    async begin(call) {
      const result = await request(call)
      if (!result.ok) return result
      const value = parseSignIn(result.value)
      return value ? { ok: true, value } : failed(new AuthError('unreadable'))
    },
    async signOut() {
      const result = await request({ method: 'POST', path: options.signOutPath ?? '/logout', isPublic: true })
      return result.ok ? { ok: true, value: undefined } : result
    },
    dispose: () => undefined,
  }
}
