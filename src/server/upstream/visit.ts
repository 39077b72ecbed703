import { readDetail } from '@draftdesk/auth-core'
import { createReadingCall } from '@draftdesk/contract'
import type { CallRequest, ReadCall } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import type { Readable } from 'node:stream'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import type { Flash, PageSession } from '../locals.ts'
import type { Cookies } from '../session/cookies.ts'
import type { Session } from '../session/sessions.ts'
import type { UpstreamParts } from './parts.ts'
import { readJson } from '../transport/upstream.ts'
import type { Authorized } from './authorized.ts'
import { writeBody } from './form.ts'
import { BodyTooLarge } from './limit-stream.ts'
import { writePath } from '../transport/write-path.ts'
import { takeRead } from './reads.ts'
import { pickHeaders } from './pass-on.ts'

/** One request of a person for a page: who they are, and what a loader may do in their name. */
export interface Visit {
  /** What the page and its islands may know of the session; never the token. */
  readonly session: PageSession | undefined
  /** Makes a call of `/v1` by its name, in the visitor's name, and reads its answer. */
  readonly call: VisitCall
  /** The browser's cookies, by their purpose. */
  readonly cookies: Cookies
  /** Says something on the page that is shown next: this one, or the one that it redirects to. */
  readonly toast: (tone: Flash['tone'], text: string, undo?: Flash['undo']) => void
  /** Has the next page say beside a part of it why something failed. */
  readonly explain: (about: NonNullable<Flash['about']>, text: string) => void
  /** What this page has to say beside a part of it. */
  readonly takeExplained: () => Explained | undefined
  readonly clock: { readonly now: () => number }
}

/** What a loader takes: a request with its visit. */
export type PageContext = Pick<APIContext, 'url' | 'params' | 'request' | 'locals'>

/** Why a call brought nothing. */
export interface CallFailure {
  /** The sentence to show; none when the upstream refused and gave no reason, for which the page has one of its own. */
  readonly problem: string | undefined
  /** The status and the body of the refusal, when the upstream answered. */
  readonly refusal?: { readonly status: number; readonly body: unknown }
  /** The upstream did what it was asked, and its answer is not what the contract says. */
  readonly isUnread?: boolean
}

export interface VisitCallOptions {
  /** Longest wait for the answer's head, in ms. */
  readonly timeoutMs?: number
  /** A posted file, passed on as it comes in place of the call's own body. */
  readonly upload?: Readable | undefined
  /** The page can do without: a 502 of this call leads nowhere else. */
  readonly isSpare?: boolean
  /** Not every upstream has this call: one that answered 404 is not asked again for a while, and the failure is the same. */
  readonly mayBeMissing?: boolean
}

/** The calls of the contract by their names, as a page's visitor makes them. */
export type VisitCall = ReadCall<CallFailure, VisitCallOptions>

/** What makes a visit: the parts of the process, the request, and the session that the gate found. */
export interface VisitParts {
  readonly site: UpstreamParts
  readonly context: APIContext
  readonly cookies: Cookies
  readonly session: Session | undefined
  readonly shown: PageSession | undefined
  /** Toasts that this page shows; those of the visit join them. */
  readonly flash: Flash[]
}

const unknown = 404

/** Makes the visit of a request. The session is the one that the gate found; a refresh on the way replaces it. */
export function createVisit({ site, context, cookies, session, shown, flash }: VisitParts): Visit {
  let held = session

  async function send(request: CallRequest, options: VisitCallOptions): Promise<Authorized | 'tooLarge'> {
    const { method } = request
    const path = writePath(request)
    const started = method === 'GET' ? takeRead(context, path) : undefined
    const { headers, ...body } = options.upload ? { headers: {}, body: options.upload } : writeBody(request)
    const picked = pickHeaders(site, context.request.headers, context.clientAddress)
    const { timeoutMs } = options
    return (
      started ??
      site.authorize(held, {
        method,
        path,
        headers: { ...picked, ...headers },
        ...body,
        ...(timeoutMs !== undefined && { timeoutMs }),
      })
    ).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return 'tooLarge' as const
      throw error
    })
  }

  const call = createReadingCall<CallFailure, VisitCallOptions>(
    async (request, options = {}) => {
      const { mayBeMissing = false, isSpare = false } = options
      if (context.locals.isBroughtBack && request.method !== 'GET') return fail(gateMessages.broughtBack)
      if (mayBeMissing && site.unknownCalls.has(request.path))
        return fail(undefined, { status: unknown, body: undefined })
      const result = await send(request, options)
      if (result === 'tooLarge') return fail(gateMessages.tooLarge)
      if (result.kind === 'ended') {
        held = undefined
        return fail(result.detail ?? failureMessages.expired)
      }
      if (result.kind === 'unreachable') return fail(gateMessages.unreachable)
      held = result.session
      const body = await readJson(result.answer)
      const { status } = result.answer
      if (status === 502 && !isSpare) context.locals.hasBadGateway = true
      if (mayBeMissing && status === unknown) site.unknownCalls.note(request.path)
      return status >= 300 ? fail(readDetail(body), { status, body }) : { ok: true, value: body }
    },
    () => ({ problem: gateMessages.notJson, isUnread: true }),
  )

  return {
    session: shown,
    call,
    cookies,
    toast: (tone, text, undo) => void flash.push({ tone, text, ...(undo && { undo }) }),
    explain: (about, text) => void flash.push({ tone: 'error', text, about }),
    takeExplained: () => takeExplained(flash),
    clock: { now: site.now },
  }
}

function fail(problem: string | undefined, refusal?: CallFailure['refusal']) {
  return { ok: false as const, error: { problem, ...(refusal && { refusal }) } }
}

/** What is said beside a part of a page. */
export interface Explained {
  readonly kind: NonNullable<Flash['about']>
  readonly text: string
}

/** Takes what is said beside a part of a page out of what is said in toasts. */
export function takeExplained(flash: Flash[]): Explained | undefined {
  const index = flash.findIndex(({ about }) => about !== undefined)
  const [taken] = index < 0 ? [] : flash.splice(index, 1)
  return taken?.about && { kind: taken.about, text: taken.text }
}
