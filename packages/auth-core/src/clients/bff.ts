import { createFailure, catchAsFailure } from './errors.ts'
import type { Result } from './errors.ts'
import { createExchange, toAnswerResult } from './request-exchange.ts'
import type { Answer, ClientRequest, ExchangePorts } from './request-exchange.ts'
import { parseSignInResult, toValueResult } from './sign-in-result.ts'
import type { Client } from './sign-in-result.ts'

/** Options of a BFF client. */
export interface BffOptions extends ExchangePorts {
  /** The mode of the client whose server stores the token. */
  readonly mode: 'bff'
  /**
   * The session epoch of this page, sent if it is a valid number. The server responds with 409 when another
   * session began.
   */
  readonly epoch?: (() => number | undefined) | undefined
  /** The path that ends a session by POST. Default: '/logout'. */
  readonly signOutPath?: string | undefined
}

/** The client of a page whose server stores the session. */
export interface BffClient extends Client {
  /** The mode of the client whose server stores the token. */
  readonly mode: 'bff'
}

/**
 * Creates the client of a page whose server stores the session and refreshes the token. Every call is sent
 * once.
 */
export function createBffClient(options: BffOptions): BffClient {
  const exchange = createExchange(options)

  function sendWithEpoch(call: ClientRequest) {
    const epoch = options.epoch?.()
    return exchange(call, {
      'x-requested-with': 'draftdesk',
      ...(Number.isFinite(epoch) && { 'x-session-epoch': String(epoch) }),
    })
  }

  const send = catchAsFailure(async (call: ClientRequest): Promise<Result<Answer>> => {
    const answer = await sendWithEpoch(call)
    const status = answer.ok && call.isPublic !== true && answer.value.status
    return toAnswerResult(
      answer,
      status === 401 ? 'sessionEnded' : status === 409 ? 'staleSession' : undefined,
    )
  })

  return {
    mode: 'bff',
    send,
    request: async (call) => toValueResult(await send(call)),
    async begin(call) {
      const result = await send(call)
      const value = result.ok && parseSignInResult(result.value.value)
      return value ? { ok: true, value } : result.ok ? createFailure('unreadable') : result
    },
    signOut: catchAsFailure(async () => {
      const answer = await sendWithEpoch({ method: 'POST', path: options.signOutPath ?? '/logout' })
      // The server may respond with a redirected page. Any success counts.
      const result = toAnswerResult(
        answer.ok ? { ok: true, value: { ...answer.value, isForeign: false } } : answer,
      )
      return result.ok ? { ok: true, value: undefined } : result
    }),
    dispose: () => undefined,
  }
}
