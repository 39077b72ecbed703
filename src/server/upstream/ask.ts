import { readDetail } from '@draftdesk/auth-core'
import type { APIContext } from 'astro'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { encodeForm } from './form.ts'
import { BodyTooLarge } from './limit-stream.ts'
import { takeRead } from './reads.ts'
import { pickHeaders } from './relay.ts'
import type { Session } from '../session/sessions.ts'
import type { Site } from '../site.ts'
import { readJson } from '../transport/upstream.ts'
import type { UpstreamRequest } from '../transport/upstream.ts'

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
export interface Question extends UpstreamRequest {
  /** Who asks; nobody when left out. */
  readonly session?: Session | undefined
  /** Text fields to send as multipart. */
  readonly fields?: Readonly<Record<string, string>>
  /** Said when the upstream refuses and gives no detail. */
  readonly fallback: string
}

export async function ask(site: Site, context: APIContext, question: Question): Promise<Asked> {
  const { session, fields, fallback, headers, ...request } = question
  const form = fields && encodeForm(fields)
  const started = request.method === 'GET' ? takeRead(context, request.path) : undefined
  const result = await (
    started ??
    site.authorize(session, {
      ...request,
      headers: {
        ...pickHeaders(site, context.request.headers, context.clientAddress),
        ...headers,
        ...form?.headers,
      },
      ...(form && { body: form.body }),
    })
  ).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return { kind: 'tooLarge' as const }
    throw error
  })
  if (result.kind === 'tooLarge') return { ok: false, error: gateMessages.tooLarge }
  if (result.kind === 'ended') return { ok: false, error: result.detail ?? failureMessages.expired }
  if (result.kind === 'unreachable') return { ok: false, error: gateMessages.unreachable }
  const body = await readJson(result.answer)
  const { status } = result.answer
  if (status === 502) context.locals.hasBadGateway = true
  if (status >= 300) return { ok: false, error: readDetail(body) ?? fallback, refusal: { status, body } }
  return { ok: true, body, session: result.session }
}
