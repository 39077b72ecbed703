import type { CallRequest } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import type { Session } from '../session/sessions.ts'
import type { UpstreamDeps } from './upstream-deps.ts'
import { sendCall } from './send-call.ts'

/** Result of a call for a page or an action: the JSON, or a sentence to show. */
export type GateCallResult =
  | { readonly ok: true; readonly body: unknown; readonly session: Session | undefined }
  | {
      readonly ok: false
      readonly error: string
      /** The status and the body of the refusal, when the upstream answered. */
      readonly refusal?: { readonly status: number; readonly body: unknown }
    }

/** A call of this server for a visitor. */
export interface GateCall {
  readonly request: CallRequest
  /** The session of the caller. A call without one is anonymous. */
  readonly session?: Session | undefined
  /** Shown when the upstream refuses without a `detail`. */
  readonly fallback: string
}

/** Makes a call of the gate. The raw response may hold a token. */
export async function makeGateCall(
  site: UpstreamDeps,
  context: APIContext,
  question: GateCall,
): Promise<GateCallResult> {
  const { session, request, fallback } = question
  if (context.locals.isBroughtBack) return { ok: false, error: gateMessages.broughtBack }
  const sent = await sendCall(site, context, request, { session })
  if (sent.kind === 'failed') return { ok: false, error: sent.problem }
  const { status, body } = sent
  return status >= 300
    ? { ok: false, error: sent.detail ?? fallback, refusal: { status, body } }
    : { ok: true, body, session: sent.session }
}
