import { createParsingCallFunction } from '@draftdesk/contract'
import type { CallName, CallRequest } from '@draftdesk/contract'
import type { Readable } from 'node:stream'
import { gateMessages } from '../../messages/gate.ts'
import type { Flash, PageSession } from '../locals.ts'
import { extractSectionMessage } from '../upstream/page-visit.ts'
import type { CallFailure, PageContext, VisitCallOptions } from '../upstream/page-visit.ts'
import { createCookies } from '../session/cookies.ts'
import { createCookieJar } from '../session/cookie-jar.ts'
import { siteOrigin } from './open-site.ts'

/** A fake upstream's answer to a call, or its refusal. */
type FakeAnswer =
  | { readonly answer: unknown }
  | { readonly status: number; readonly body?: unknown; readonly problem?: string }

interface VisitOptions {
  readonly answers?: Partial<Record<CallName, FakeAnswer>>
  readonly params?: Readonly<Record<string, string>>
  readonly session?: PageSession
  /** The fields of a form that the page was sent. */
  readonly form?: Readonly<Record<string, string>>
  /** A file that the page was sent in place of a form. */
  readonly upload?: Readable
  readonly identity?: Partial<App.Locals['identity']>
  /** The browser left for a provider with this `state`. */
  readonly leftWith?: string
  readonly nowMs?: number
}

/** A page request for a loader, with a fake `call`. `sent` are the calls, `toasts` the toasts. */
export function openVisit(
  path: string,
  {
    answers = {},
    params = {},
    session,
    form,
    upload,
    identity = {},
    leftWith,
    nowMs = Date.parse('2030-01-15T12:00:00Z'),
  }: VisitOptions = {},
) {
  const sent: CallRequest[] = []
  const toasts: Flash[] = []
  const jar = createCookieJar(undefined)
  const call = createParsingCallFunction<CallFailure, VisitCallOptions>(
    async (request) => {
      sent.push(request)
      const said = answers[request.name]
      if (!said) return { ok: false, error: { problem: gateMessages.unreachable } }
      if ('answer' in said) return { ok: true, value: said.answer }
      const { status, body, problem } = said
      return { ok: false, error: { problem, refusal: { status, body } } }
    },
    () => ({ problem: gateMessages.notJson, isUnread: true }),
  )
  const url = new URL(path, siteOrigin)
  const cookies = createCookies(jar, false)
  if (leftWith !== undefined) cookies.transaction.write(leftWith)
  const visit = {
    session,
    call,
    cookies,
    toast: (tone: Flash['tone'], text: string, undo?: Flash['undo']) =>
      void toasts.push({ tone, text, ...(undo && { undo }) }),
    explain: (about: NonNullable<Flash['about']>, text: string) =>
      void toasts.push({ tone: 'error', text, about }),
    takeSectionMessage: () => extractSectionMessage(toasts),
    clock: { now: () => nowMs },
    zone: 'UTC',
  }
  const posted = upload
    ? { kind: 'upload' as const, body: upload }
    : form && { kind: 'fields' as const, fields: new Map(Object.entries(form)) }
  const locals = { visit, session, identity, ...(posted && { posted }) } as unknown as App.Locals
  const request = new Request(url, { method: posted ? 'POST' : 'GET' })
  const context: PageContext = { url, params, request, locals }
  return { context, sent, toasts, cookies: jar.lines }
}
