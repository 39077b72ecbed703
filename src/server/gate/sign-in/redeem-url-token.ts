import { parseMinutes } from '@draftdesk/auth-core'
import type { SessionCheckResult } from '@draftdesk/auth-core'
import { buildCall } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { signInTokenMessages } from '../../../messages/sign-in-tokens.ts'
import { buildSignInStepAddress } from '../../../models/sign-in-step.ts'
import { buildLink } from '../../../routes.ts'
import { makeGateCall } from '../../upstream/make-gate-call.ts'
import type { GateCallResult } from '../../upstream/make-gate-call.ts'
import { pickUpstreamHeaders } from '../../upstream/proxy-response.ts'
import { finishGoogleSignIn } from './google-sign-in.ts'
import { signInWithLink, savePendingLink } from './link-sign-in.ts'
import { completeLogin } from './complete-sign-in.ts'
import { isNavigation } from '../is-navigation.ts'
import type { GateDeps } from '../gate-deps.ts'
import type { Visitor } from '../../session/visitor.ts'

/** The pages whose addresses may carry a sign-in token. */
const tokenPages: ReadonlySet<string> = new Set([
  buildLink('signin'),
  buildLink('adminSignin'),
  buildLink('signup'),
])

/** The token parameters and their companions. All of them are removed from the address. */
const secrets = ['urltoken', 'email', 'expiry_in', 'is_super_admin', 'code', 'state', 'token', 'invite_id']

/** Query parameters of a sign-in link. All four are required. */
const linkParts = ['urltoken', 'email', 'expiry_in', 'is_super_admin']

/**
 * Uses the sign-in token of an address once, and returns the clean address, or undefined without a token.
 * Ignores prefetches, and asks first if another site may have opened the link.
 */
export async function redeemUrlToken(
  site: GateDeps,
  context: APIContext,
  visitor: Visitor,
  verdict: SessionCheckResult,
): Promise<string | undefined> {
  const { request, url } = context
  const query = url.searchParams
  const brought = ['urltoken', 'invite_id', 'code', 'token'].find((name) => query.has(name))
  if (brought === undefined || request.method !== 'GET' || !tokenPages.has(context.routePattern))
    return undefined
  if (!isNavigation(request.headers)) return removeLinkParameters(url)
  const value = query.get(brought) ?? ''
  if (brought === 'invite_id') return buildInviteConfirmationUrl(context, value)
  if (verdict.kind === 'verified') return `${buildLink('home')}#log-out`
  if (brought === 'urltoken') return handleSignInLink(site, context, visitor)
  const asked =
    brought === 'code'
      ? await finishGoogleSignIn(site, context, visitor)
      : await finishSsoSignIn(site, context, value)
  if (!asked.ok) return refuseUrlToken(visitor, url, asked.error)
  const headers = pickUpstreamHeaders(site, request.headers, context.clientAddress)
  const outcome = await completeLogin(site, { ...visitor, headers }, asked.body)
  if (outcome === 'unreadable' || outcome === 'away')
    return refuseUrlToken(visitor, url, signInTokenMessages.failed)
  if (outcome === 'needsCode')
    return buildSignInStepAddress(removeLinkParameters(buildCodePageUrl(context)), 'code')
  if (outcome === 'needsPasskey')
    return buildSignInStepAddress(removeLinkParameters(buildCodePageUrl(context)), 'passkey')
  return outcome === 'unverified' ? buildLink('verifyEmail') : buildLink('home')
}

/** Asks before accepting an invitation, because mail scanners open links too. */
function buildInviteConfirmationUrl({ routePattern }: APIContext, inviteId: string): string {
  return buildLink(
    'confirm',
    {},
    {
      invite_id: inviteId,
      ...(routePattern === buildLink('signup') && { on: 'signup' }),
    },
  )
}

/** Asks before it follows a sign-in link that another site may have opened. This prevents login CSRF. */
async function handleSignInLink(site: GateDeps, context: APIContext, visitor: Visitor): Promise<string> {
  const { request, url } = context
  if (!linkParts.every((part) => url.searchParams.get(part))) {
    return refuseUrlToken(visitor, url, signInTokenMessages.linkInvalid)
  }
  const signInLink = {
    token: url.searchParams.get('urltoken') ?? '',
    expiresIn: parseMinutes(url.searchParams.get('expiry_in')),
  }
  if (!isNavigationWithinSite(request.headers)) {
    savePendingLink(site, visitor.cookies, signInLink)
    return buildLink('confirm')
  }
  const to = await signInWithLink(site, context, visitor, signInLink)
  // Keeps the token out of the address, so that the person can try again.
  if (context.locals.hasBadGateway) savePendingLink(site, visitor.cookies, signInLink)
  return context.locals.hasBadGateway ? buildLink('confirm') : (to ?? removeLinkParameters(url))
}

/** The sign-in page that asks for the code. /signup has no such step. */
const buildCodePageUrl = ({ routePattern, url }: APIContext): URL =>
  routePattern === buildLink('signup') ? new URL(buildLink('signin'), url) : url

function finishSsoSignIn(site: GateDeps, context: APIContext, token: string): Promise<GateCallResult> {
  return makeGateCall(site, context, {
    request: buildCall('ssoCallback', { token }),
    fallback: signInTokenMessages.failed,
  })
}

function refuseUrlToken({ cookies }: Visitor, url: URL, text: string): string {
  cookies.toast('error', text)
  return removeLinkParameters(url)
}

/** The address without the token parameters. */
function removeLinkParameters(url: URL): string {
  const query = new URLSearchParams(url.searchParams)
  for (const name of secrets) query.delete(name)
  return query.size > 0 ? `${url.pathname}?${query.toString()}` : url.pathname
}

/**
 * True when the person opened the address: typed, bookmarked, or linked from this site. Old browsers and plain http do not send this, so they count as false.
 */
function isNavigationWithinSite(headers: Headers): boolean {
  return ['none', 'same-origin'].includes(headers.get('sec-fetch-site') ?? '')
}
