import { decideGuard } from '@draftdesk/auth-core/guard'
import { table } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { findRoute, link } from '../../routes.ts'
import type { Route } from '../../routes.ts'
import { startReads } from './start-reads.ts'
import type { FirstReads } from './start-reads.ts'
import { handleArrival } from './sign-in/handle-arrival.ts'
import { enterLinkedStore } from './sign-in/enter-linked-store.ts'
import { checkSession, toPageSession } from '../upstream/check-session.ts'
import type { SessionCheck } from '../upstream/check-session.ts'
import { createCookies } from '../session/cookies.ts'
import type { Cookies } from '../session/cookies.ts'
import { createIdentityActions } from './sign-in/identity-actions.ts'
import { evaluateFeatureFlags } from './feature-flags.ts'
import { cutFormEpoch, refuseStaleForm } from './forms/form-address.ts'
import { isNavigation } from './is-navigation.ts'
import { findOriginProblem } from './forms/form-origin.ts'
import { isUploadPage, readPosted } from './forms/posted-form.ts'
import type { PostedProblem } from './forms/posted-form.ts'
import { discardPendingReads } from '../upstream/pending-reads.ts'
import type { PendingReads } from '../upstream/pending-reads.ts'
import { createPageVisit } from '../upstream/page-visit.ts'
import { redirect } from './redirect-response.ts'
import { guardTargets } from './guard-targets.ts'
import type { GateDeps } from './gate-deps.ts'
import { refusePage } from './refuse-page.ts'
import type { RenderPage } from './refuse-page.ts'
import { hasFormFields, restoredFormField } from './forms/unsaved-form.ts'
import { findVisitor } from '../session/visitor.ts'
import type { Visitor } from '../session/visitor.ts'
import { continueInLanguage } from '../request-language.ts'
import { parseReturnTo } from '../return-to.ts'
import type { Flash } from '../locals.ts'

/** Action addresses without a page. */
const actionPaths: ReadonlySet<string> = new Set(['/logout', '/exit-store', '/google', table.notify.path])

const anonymousCheck: SessionCheck = { verdict: { kind: 'anonymous' }, session: undefined }
/** Open pages skip the session check. So do all pages while the session store is down. */
const skippedCheck: SessionCheck = { verdict: { kind: 'unreachable' }, session: undefined }

const noReads: PendingReads = new Map()

/** Lets a request through to its page, or responds itself with a redirect, 403 or 404. */
export async function guardPage(
  site: GateDeps,
  context: APIContext,
  next: RenderPage,
  firstReads: FirstReads,
): Promise<Response> {
  if (findOriginProblem(context.request, site.settings.siteOrigin, false)) {
    return refusePage(site, context, next, 'foreignForm')
  }
  if (actionPaths.has(context.routePattern)) {
    const answer = await next()
    if (!context.locals.hasBadGateway) return answer
    const cookies = createCookies(context.cookies, site.settings.secure)
    return redirectToBadGateway(cookies, context, answer.headers.get('location') ?? link('home'))
  }
  const route = findRoute(context.routePattern)
  if (!route) return new Response(null, { status: 404 })

  const visitor = await findVisitor(site, context)
  const stale = refuseStaleForm(context, visitor)
  if (stale) return stale
  const { session } = visitor
  const cannotAsk = route.access === 'open' || visitor.isUnknown
  const checking = cannotAsk
    ? checkOpenPage(site, route, visitor)
    : session
      ? checkSession(site, session)
      : anonymousCheck
  const reads = session ? startReads(site, context, session, firstReads) : noReads
  try {
    const check = await checking
    if (check.verdict.kind === 'verified') continueInLanguage(check.verdict.user.preferedLanguage)
    const elsewhere = await redirectVisitor(site, context, route, visitor, check)
    if (elsewhere) return elsewhere
    const posted = await readPostedForm(context)
    if (posted !== undefined) return await refusePage(site, context, next, posted)
    const { flash, carried } = fillLocals(context, site, check, visitor.cookies)
    context.locals.reads = reads
    const answer = await next()
    if (context.locals.hasBadGateway)
      return redirectToBadGateway(
        visitor.cookies,
        context,
        context.url.pathname + context.url.search,
        carried,
      )
    if (answer.headers.has('location')) for (const unsaid of flash) visitor.cookies.carryFlash(unsaid)
    return answer
  } finally {
    discardPendingReads(reads)
  }
}

/** Checks the session on an open page in the shell. The result changes no session. */
async function checkOpenPage(site: GateDeps, route: Route, { session }: Visitor): Promise<SessionCheck> {
  if (!route.isInShell || !session) return skippedCheck
  const check = await checkSession(site, session)
  return check.verdict.kind === 'verified' ? check : skippedCheck
}

/** The redirect for a visitor who may not see the page. */
async function redirectVisitor(
  site: GateDeps,
  context: APIContext,
  route: Route,
  visitor: Visitor,
  check: SessionCheck,
): Promise<Response | undefined> {
  const { cookies, session } = visitor
  if (check.ended) cookies.dropSession()
  if (check.ended) cookies.toast('error', check.ended.detail ?? failureMessages.expired)
  const arrival =
    (await handleArrival(site, context, visitor, check.verdict)) ??
    (await enterLinkedStore(site, context, route, visitor, check))
  if (arrival !== undefined)
    return context.locals.hasBadGateway ? redirectToBadGateway(cookies, context, arrival) : redirect(arrival)
  const visit = {
    path: cutFormEpoch(context.url),
    hasInvite: context.url.searchParams.has('invite_id'),
    isOAuthReturn: cookies.hasTransaction(),
    adminHint: session !== undefined && session.record.isSuperAdmin && session.record.storeId === undefined,
  }
  const decision = decideGuard(check.verdict, route, visit, guardTargets)
  context.locals.unreachable = decision.kind === 'enter' && decision.notice === 'unreachable'
  if (decision.kind === 'refuse') return redirect(guardTargets.error)
  if (decision.kind === 'enter') return undefined
  // The session check failed: save the unsaved input until it works again.
  const isUnsure = check.verdict.kind === 'unreachable' || check.verdict.kind === 'badGateway'
  if (isUnsure && hasFormFields(context)) return redirectToBadGateway(cookies, context, visit.path)
  if (decision.toast) cookies.toast('info', gateMessages[decision.toast])
  // Redirects a signed-in person to the requested page.
  const returnTo = route.access === 'public' ? parseReturnTo(context.url.searchParams.get('from')) : undefined
  return redirect(returnTo ?? decision.to)
}

/** Reads the form of an accepted request. Returns the reason if that fails. */
async function readPostedForm(context: APIContext): Promise<PostedProblem | undefined> {
  if (context.request.method !== 'POST') return undefined
  const posted = await readPosted(context.request, { pattern: context.routePattern, url: context.url })
  if (typeof posted === 'string') return posted
  context.locals.posted = posted
  context.locals.isBroughtBack = posted.kind === 'fields' && posted.fields.has(restoredFormField)
  return undefined
}

/** Fills `locals`. `flash` has the toasts of this page, `carried` those from another page. */
function fillLocals(context: APIContext, site: GateDeps, check: SessionCheck, cookies: Cookies) {
  const shown = toPageSession(check)
  const carried = isNavigation(context.request.headers) ? cookies.takeFlash() : []
  // A redirect loses the file of an upload, so the person must choose it again.
  const { request, routePattern: pattern, url } = context
  const isFileGone =
    request.method === 'GET' && (url.searchParams.has('file') || isUploadPage({ pattern, url }))
  const flash = [...carried, ...(isFileGone ? [{ tone: 'info', text: gateMessages.fileAgain } as const] : [])]
  context.locals.verdict = check.verdict
  context.locals.session = shown
  context.locals.flash = flash
  context.locals.identity = createIdentityActions(site, context, { cookies, session: check.session })
  context.locals.visit = createPageVisit({ site, context, cookies, session: check.session, shown, flash })
  context.locals.sidebar = cookies.readSidebar()
  context.locals.site = site.settings.pages
  context.locals.flags = evaluateFeatureFlags(site.settings.flags, check.verdict)
  return { flash, carried }
}

/**
 * Redirects after a 502 of the upstream to /502-error, which retries `returnTo` and offers the fields of a
 * form again. Pending toasts are kept for the next page.
 */
function redirectToBadGateway(
  cookies: Cookies,
  context: APIContext,
  returnTo: string,
  carried: readonly Flash[] = [],
): Response {
  cookies.takeFlash()
  for (const flash of carried) cookies.carryFlash(flash)
  const page = link('badGateway', {}, { lastPage: cutFormEpoch(new URL(returnTo, context.url)) })
  return hasFormFields(context)
    ? new Response(null, { status: 307, headers: { location: page } })
    : redirect(page)
}
