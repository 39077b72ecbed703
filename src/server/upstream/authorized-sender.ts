import { isTokenExpired } from '@draftdesk/auth-core'
import type { Session, Sessions } from '../session/sessions.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from '../transport/upstream.ts'

/** Result of a call in a session's name. `session` is the current session after the call, if there is one. */
export type AuthorizedCallResult =
  | {
      readonly kind: 'answered'
      readonly answer: UpstreamAnswer & { kind: 'answer' }
      readonly session: Session | undefined
    }
  | { readonly kind: 'unreachable'; readonly timedOut: boolean; readonly session: Session | undefined }
  /** The upstream refused to renew the session; it is gone. `detail` is the upstream's reason. */
  | { readonly kind: 'ended'; readonly detail: string | undefined }

interface AuthorizedSenderDeps {
  readonly sessions: Sessions
  readonly upstream: Upstream
  readonly now: () => number
}

export type AuthorizedSender = ReturnType<typeof createAuthorizedSender>

/** The least remaining token life for a body that can be sent only once. Below it, the token is refreshed first. */
const streamLeadSeconds = 60

/**
 * Sends a request with the session's bearer, if there is one, and refreshes an expired token first. Refreshes
 * and resends once after a 401, unless the body is a stream.
 */
export function createAuthorizedSender({ sessions, upstream, now }: AuthorizedSenderDeps) {
  async function sendWithToken(
    session: Session | undefined,
    request: UpstreamRequest,
  ): Promise<AuthorizedCallResult> {
    const answer = await upstream.send(session ? { ...request, token: session.token } : request)
    return answer.kind === 'answer' ? { kind: 'answered', answer, session } : { ...answer, session }
  }

  return async function authorize(
    session: Session | undefined,
    request: UpstreamRequest,
  ): Promise<AuthorizedCallResult> {
    if (!session) return sendWithToken(undefined, request)
    const isStream = typeof request.body === 'object' && 'pipe' in request.body

    if (isTokenExpired(session.life, now(), isStream ? streamLeadSeconds : 0)) {
      const outcome = await sessions.refresh(session)
      if (outcome.kind === 'ended') return { kind: 'ended', detail: outcome.detail }
      if (outcome.kind === 'renewed') return sendWithToken(outcome.held, request)
      const late = await sendWithToken(session, request)
      if (late.kind !== 'answered' || late.answer.status !== 401) return late
      // The refresh failed, so the token is expired. This says nothing about the session.
      await late.answer.body.dump()
      return { kind: 'unreachable', timedOut: false, session }
    }

    const first = await sendWithToken(session, request)
    if (first.kind !== 'answered' || first.answer.status !== 401 || isStream) return first
    await first.answer.body.dump()
    const outcome = await sessions.refresh(session)
    if (outcome.kind === 'ended') return { kind: 'ended', detail: outcome.detail }
    if (outcome.kind === 'unchanged') return { kind: 'unreachable', timedOut: false, session }
    return sendWithToken(outcome.held, request)
  }
}
