import { createParsingCallFunction } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import type { Readable } from 'node:stream'
import { gateMessages } from '../../messages/gate.ts'
import { parseTimeZone } from '../../models/format-moment.ts'
import type { Flash, PageSession, AddToast } from '../locals.ts'
import type { Cookies, PageCookies } from '../session/cookies.ts'
import type { Session } from '../session/sessions.ts'
import type { UpstreamDeps } from './upstream-deps.ts'
import { formatCallPath } from '../transport/upstream-request.ts'
import { claimPendingRead } from './pending-reads.ts'
import { sendCall } from './send-call.ts'

/** A user's request for a page, and the operations of its loader. */
export type PageVisit = ReturnType<typeof createPageVisit>

/** The arguments of a loader: a request with its visit. */
export type PageContext = Pick<APIContext, 'url' | 'params' | 'request' | 'locals'>

/** The reason why a call failed. */
export interface CallFailure {
  /** The upstream's message. Undefined if it gave none; the page then has its own text. */
  readonly problem: string | undefined
  /** The status and the body of the refusal, when the upstream answered. */
  readonly refusal?: { readonly status: number; readonly body: unknown }
  /** The call succeeded, but the response does not match the contract. */
  readonly isUnread?: boolean
}

export interface VisitCallOptions {
  /** Longest wait for the answer's head, in ms. */
  readonly timeoutMs?: number
  /** A posted file that is streamed as the body of the call. */
  readonly upload?: Readable | undefined
  /** An optional call, whose 502 does not redirect. */
  readonly isSpare?: boolean
  /** An upstream may lack this call. After a 404 it is not tried again for a while. */
  readonly mayBeMissing?: boolean
}

/** The sources of a visit: the shared dependencies, the request, and the session from the gate. */
export interface PageVisitDeps {
  readonly site: UpstreamDeps
  readonly context: APIContext
  readonly cookies: Cookies
  readonly session: Session | undefined
  readonly shown: PageSession | undefined
  /** Toasts of this page. The visit may add more. */
  readonly flash: Flash[]
}

const notFoundStatus = 404

/** Creates the visit of a request with the session of the gate. A refresh replaces the session. */
export function createPageVisit({ site, context, cookies, session, shown, flash }: PageVisitDeps) {
  let held = session

  const call = createParsingCallFunction<CallFailure, VisitCallOptions>(
    async (request, options = {}) => {
      const { mayBeMissing = false } = options
      if (context.locals.isBroughtBack && request.method !== 'GET')
        return toCallFailure(gateMessages.broughtBack)
      if (mayBeMissing && site.unknownCalls.has(request.path))
        return toCallFailure(undefined, { status: notFoundStatus, body: undefined })
      const started =
        request.method === 'GET' ? claimPendingRead(context, formatCallPath(request)) : undefined
      const sent = await sendCall(site, context, request, { ...options, session: held, started })
      if (sent.kind === 'failed') {
        if (sent.hasEnded) held = undefined
        return toCallFailure(sent.problem)
      }
      held = sent.session
      const { status, body } = sent
      if (mayBeMissing && status === notFoundStatus) site.unknownCalls.note(request.path)
      return status >= 300 ? toCallFailure(sent.detail, { status, body }) : { ok: true, value: body }
    },
    () => ({ problem: gateMessages.notJson, isUnread: true }),
  )

  const toast: AddToast = (tone, text, undo) => void flash.push({ tone, text, ...(undo && { undo }) })

  return {
    /** The part of the session that the page and its islands may read. Never holds the token. */
    session: shown,
    /** Makes a call of `/v1` by name for the visitor and parses its answer. */
    call,
    cookies: cookies as PageCookies,
    /** Adds a toast to this page, or to the page that it redirects to. */
    toast,
    /** Shows an error in a section of the next page. */
    explain: (about: NonNullable<Flash['about']>, text: string): void =>
      void flash.push({ tone: 'error', text, about }),
    /** Removes and returns the message for a section of this page. */
    takeSectionMessage: () => extractSectionMessage(flash),
    clock: { now: site.now },
    /** The time zone of the page. UTC until the browser has sent its own. */
    zone: parseTimeZone(cookies.readTimeZone()),
  } as const
}

function toCallFailure(problem: string | undefined, refusal?: CallFailure['refusal']) {
  return { ok: false as const, error: { problem, ...(refusal && { refusal }) } }
}

export interface SectionMessage {
  readonly kind: NonNullable<Flash['about']>
  readonly text: string
}

/** Separates the errors of page sections from toasts. */
export function extractSectionMessage(flash: Flash[]): SectionMessage | undefined {
  const index = flash.findIndex(({ about }) => about !== undefined)
  const [taken] = index < 0 ? [] : flash.splice(index, 1)
  return taken?.about && { kind: taken.about, text: taken.text }
}
