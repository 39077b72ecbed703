import { decideGuard } from '@draftdesk/auth-core/guard'
import { table } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { findRoute, buildLink } from '../../routes.ts'
import type { Route } from '../../routes.ts'
import { startFirstReads } from './start-first-reads.ts'
import type { FirstReadsByPattern } from './start-first-reads.ts'
import { redeemUrlToken } from './sign-in/redeem-url-token.ts'
import { enterLinkedStore } from './sign-in/enter-linked-store.ts'
import { checkSession, toPageSession } from '../upstream/check-session.ts'
import type { SessionCheck } from '../upstream/check-session.ts'
import { createCookies } from '../session/cookies.ts'
import type { Cookies } from '../session/cookies.ts'
import { createIdentityActions } from './sign-in/identity-actions.ts'
import { evaluateFeatureFlags } from './feature-flags.ts'
import { removeFormEpoch, refuseStaleForm } from './forms/form-address.ts'
import { isNavigation } from './is-navigation.ts'
import { findOriginProblem } from './forms/form-origin.ts'
import { isUploadForm, readFormBody } from './forms/posted-form.ts'
import type { PostedFormProblem } from './forms/posted-form.ts'
import { discardPendingReads } from '../upstream/pending-reads.ts'
import type { PendingReads } from '../upstream/pending-reads.ts'
import { createPageVisit } from '../upstream/page-visit.ts'
import { createRedirectResponse } from './redirect-response.ts'
import { guardTargets } from './guard-targets.ts'
import type { GateDeps } from './gate-deps.ts'
import { renderFormRefusal } from './render-form-refusal.ts'
import type { RenderPage } from './render-form-refusal.ts'
import { hasRestorableFields, restoredFormField } from './forms/unsaved-form.ts'
import { findVisitor } from '../session/visitor.ts'
import type { Visitor } from '../session/visitor.ts'
import { setRequestLanguage } from '../request-language.ts'
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
  firstReads: FirstReadsByPattern,
): Promise<Response> {
  if (findOriginProblem(context.request, site.settings.siteOrigin, false)) {
    return renderFormRefusal(site, context, next, 'foreignForm')
  }
  if (actionPaths.has(context.routePattern)) {
    const answer = await next()
    if (!context.locals.hasBadGateway) return answer
    const cookies = createCookies(context.cookies, site.settings.secure)
    return redirectToBadGateway(cookies, context, answer.headers.get('location') ?? buildLink('home'))
  }
  const route = findRoute(context.routePattern)
  if (!route) return new Response(null, { status: 404 })

  const visitor = await findVisitor(site, context)
  const stale = refuseStaleForm(context, visitor)
  if (stale) return stale
  const { session } = visitor
  const cannotAsk = route.access === 'open' || visitor.isUnknown
  const checking = cannotAsk
    ? checkSessionOnOpenPage(site, route, visitor)
    : session
      ? checkSession(site, session)
      : anonymousCheck
  const reads = session ? startFirstReads(site, context, session, firstReads) : noReads
  try {
    const check = await checking
    if (check.verdict.kind === 'verified') setRequestLanguage(check.verdict.user.preferedLanguage)
    const elsewhere = await redirectVisitor(site, context, route, visitor, check)
    if (elsewhere) return elsewhere
    const posted = await setPostedFormInLocals(context)
    if (posted !== undefined) return await renderFormRefusal(site, context, next, posted)
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
async function checkSessionOnOpenPage(
  site: GateDeps,
  route: Route,
  { session }: Visitor,
): Promise<SessionCheck> {
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
    (await redeemUrlToken(site, context, visitor, check.verdict)) ??
    (await enterLinkedStore(site, context, route, visitor, check))
  if (arrival !== undefined)
    return context.locals.hasBadGateway
      ? redirectToBadGateway(cookies, context, arrival)
      : createRedirectResponse(arrival)
  const visit = {
    path: removeFormEpoch(context.url),
    hasInvite: context.url.searchParams.has('invite_id'),
    isOAuthReturn: cookies.transaction.has(),
    adminHint: session !== undefined && session.record.isSuperAdmin && session.record.storeId === undefined,
  }
  const decision = decideGuard(check.verdict, route, visit, guardTargets)
  context.locals.unreachable = decision.kind === 'enter' && decision.notice === 'unreachable'
  if (decision.kind === 'refuse') return createRedirectResponse(guardTargets.error)
  if (decision.kind === 'enter') return undefined
  // The session check failed: save the unsaved input until it works again.
  const isUnsure = check.verdict.kind === 'unreachable' || check.verdict.kind === 'badGateway'
  if (isUnsure && hasRestorableFields(context)) return redirectToBadGateway(cookies, context, visit.path)
  if (decision.toast) cookies.toast('info', gateMessages[decision.toast])
  // Redirects a signed-in person to the requested page.
  const returnTo = route.access === 'public' ? parseReturnTo(context.url.searchParams.get('from')) : undefined
  return createRedirectResponse(returnTo ?? decision.to)
}

/** Reads the form of an accepted request. Returns the reason if that fails. */
async function setPostedFormInLocals(context: APIContext): Promise<PostedFormProblem | undefined> {
  if (context.request.method !== 'POST') return undefined
  const posted = await readFormBody(context.request, { pattern: context.routePattern, url: context.url })
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
    request.method === 'GET' && (url.searchParams.has('file') || isUploadForm({ pattern, url }))
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
  const page = buildLink('badGateway', {}, { lastPage: removeFormEpoch(new URL(returnTo, context.url)) })
  return hasRestorableFields(context)
    ? new Response(null, { status: 307, headers: { location: page } })
    : createRedirectResponse(page)
}
