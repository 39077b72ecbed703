import { readDetail } from '@draftdesk/auth-core'
import type { CallRequest } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import type { Readable } from 'node:stream'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import type { Session } from '../session/sessions.ts'
import { parseJsonAnswer } from '../transport/upstream.ts'
import { toUpstreamRequest } from '../transport/upstream-request.ts'
import type { AuthorizedCallResult } from './authorized-sender.ts'
import { StreamTooLongError } from './limit-stream.ts'
import type { UpstreamDeps } from './upstream-deps.ts'
import { pickUpstreamHeaders } from './proxy-response.ts'

/** The result of a call: the response, or the error message. */
export type SendCallResult =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly body: unknown
      /** The upstream's message for a refusal. */
      readonly detail: string | undefined
      /** The current session after the call. */
      readonly session: Session | undefined
    }
  | { readonly kind: 'failed'; readonly problem: string; readonly hasEnded: boolean }

interface SendOptions {
  /** The session of the caller. A call without one is anonymous. */
  readonly session?: Session | undefined
  /** A posted file that is streamed as the body of the call. */
  readonly upload?: Readable | undefined
  /** Longest wait for the answer's head, in ms. */
  readonly timeoutMs?: number | undefined
  /** The same call, if it was already started. */
  readonly started?: Promise<AuthorizedCallResult> | undefined
  /** An optional call: its 502 does not lead to /502-error. */
  readonly isSpare?: boolean
}

/** Sends a call for a visitor's request and reads the response. A 502 is recorded for the whole request. */
export async function sendCall(
  site: UpstreamDeps,
  context: APIContext,
  request: CallRequest,
  { session, upload, timeoutMs, started, isSpare = false }: SendOptions,
): Promise<SendCallResult> {
  const createFailedResult = (problem: string, hasEnded = false): SendCallResult => ({
    kind: 'failed',
    problem,
    hasEnded,
  })
  try {
    const result = await (started ??
      site.authorize(
        session,
        toUpstreamRequest(request, {
          headers: pickUpstreamHeaders(site, context.request.headers, context.clientAddress),
          ...(upload && { body: upload }),
          ...(timeoutMs !== undefined && { timeoutMs }),
        }),
      ))
    if (result.kind === 'ended') return createFailedResult(result.detail ?? failureMessages.expired, true)
    if (result.kind === 'unreachable') return createFailedResult(gateMessages.unreachable)
    const answered = await parseJsonAnswer(result.answer)
    const { status } = result.answer
    if (status === 502 && !isSpare) context.locals.hasBadGateway = true
    return {
      ...{ kind: 'answered', status, body: answered, session: result.session },
      detail: status >= 300 ? readDetail(answered) : undefined,
    }
  } catch (error) {
    if (error instanceof StreamTooLongError) return createFailedResult(gateMessages.tooLarge)
    throw error
  }
}
