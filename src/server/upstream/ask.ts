import { readDetail } from '@draftdesk/auth-core'
import type { CallRequest } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { writeBody } from './form.ts'
import { writePath } from '../transport/write-path.ts'
import { pickHeaders } from './pass-on.ts'
import type { Session } from '../session/sessions.ts'
import type { UpstreamParts } from './parts.ts'
import { readJson } from '../transport/upstream.ts'

/** What a page or an action asked of the upstream: its JSON, or the sentence to show. */
export type Asked =
  | { readonly ok: true; readonly body: unknown; readonly session: Session | undefined }
  | {
      readonly ok: false
      readonly error: string
      /** The status and the body of the refusal, when the upstream answered. */
      readonly refusal?: { readonly status: number; readonly body: unknown }
    }

/** A question of this server in a visitor's name. */
export interface Question {
  readonly request: CallRequest
  /** Who asks; nobody when left out. */
  readonly session?: Session | undefined
  /** Said when the upstream refuses and gives no detail. */
  readonly fallback: string
}

/** Asks the upstream for what a gate needs: the answer as it came, which may hold a token. */
export async function ask(site: UpstreamParts, context: APIContext, question: Question): Promise<Asked> {
  const { session, request, fallback } = question
  if (context.locals.isBroughtBack) return { ok: false, error: gateMessages.broughtBack }
  const { headers, ...body } = writeBody(request)
  const result = await site.authorize(session, {
    method: request.method,
    path: writePath(request),
    headers: { ...pickHeaders(site, context.request.headers, context.clientAddress), ...headers },
    ...body,
  })
  if (result.kind === 'ended') return { ok: false, error: result.detail ?? failureMessages.expired }
  if (result.kind === 'unreachable') return { ok: false, error: gateMessages.unreachable }
  const answered = await readJson(result.answer)
  const { status } = result.answer
  if (status === 502) context.locals.hasBadGateway = true
  if (status >= 300)
    return { ok: false, error: readDetail(answered) ?? fallback, refusal: { status, body: answered } }
  return { ok: true, body: answered, session: result.session }
}
