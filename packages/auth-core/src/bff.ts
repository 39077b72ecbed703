import { failed } from './errors.ts'
import { createExchange, settle, type ClientRequest, type ExchangePorts } from './exchange.ts'
import { parseSignIn, type Client } from './sign-in.ts'

/** What the client of a BFF needs. */
export interface BffOptions extends ExchangePorts {
  readonly mode: 'bff'
  /** The epoch of the session this page was made for; the server answers 409 when another one began. */
  readonly epoch?: (() => number | undefined) | undefined
  /** Where the server ends a session by POST; '/logout' when not given. */
  readonly signOutPath?: string | undefined
}

/** The client of a page whose server holds the session. */
export interface BffClient extends Client {
  readonly mode: 'bff'
}

/** Makes the client of a page whose server holds the session: every call is sent once, the server refreshes. */
export function createBffClient(options: BffOptions): BffClient {
  const exchange = createExchange(options)

  async function request(call: ClientRequest) {
    const epoch = options.epoch?.()
    const answer = await exchange(call, {
      'x-requested-with': 'draftdesk',
      ...(epoch !== undefined && { 'x-session-epoch': String(epoch) }),
    })
    const status = answer.ok && call.isPublic !== true && answer.value.status
    return settle(answer, status === 401 ? 'sessionEnded' : status === 409 ? 'staleSession' : undefined)
  }

  return {
    mode: 'bff',
    request,
    async begin(call) {
      const result = await request(call)
      const value = result.ok && parseSignIn(result.value)
      return value ? { ok: true, value } : result.ok ? failed('unreadable') : result
    },
    async signOut() {
      const result = await request({ method: 'POST', path: options.signOutPath ?? '/logout', isPublic: true })
      return result.ok ? { ok: true, value: undefined } : result
    },
    dispose: () => undefined,
  }
}
