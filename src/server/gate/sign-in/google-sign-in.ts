import { buildCall, googleSignInStartAnswer, getResponseSchema } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { signInTokenMessages } from '../../../messages/sign-in-tokens.ts'
import { buildLink } from '../../../routes.ts'
import { makeGateCall } from '../../upstream/make-gate-call.ts'
import type { GateCallResult } from '../../upstream/make-gate-call.ts'
import { createRedirectResponse } from '../redirect-response.ts'
import { prepareOAuthRedirect, confirmOAuthReturn } from './oauth-redirect.ts'
import type { GateDeps } from '../gate-deps.ts'
import type { Visitor } from '../../session/visitor.ts'
import { findVisitor } from '../../session/visitor.ts'

/** The pages with a Google button, by the name that the button sends. */
const starts: ReadonlyMap<string, string> = new Map([
  ['signup', buildLink('signup')],
  ['admin-signin', buildLink('adminSignin')],
])

/** Redirects to Google. A one-time cookie ties the return to this browser, so that it accepts no other code. */
export async function startGoogleSignIn(site: GateDeps, context: APIContext): Promise<Response> {
  const { cookies } = await findVisitor(site, context)
  const back = starts.get(context.url.searchParams.get('on') ?? '') ?? buildLink('signin')
  const asked = await makeGateCall(site, context, {
    request: buildCall('googleLogin', {}),
    fallback: signInTokenMessages.failed,
  })
  const answer = asked.ok ? getResponseSchema(googleSignInStartAnswer).safeParse(asked.body) : undefined
  const to = prepareOAuthRedirect(cookies, answer?.data?.authorization_url ?? '')
  if (to === undefined) {
    cookies.toast('error', asked.ok ? signInTokenMessages.failed : asked.error)
    return createRedirectResponse(back)
  }
  return createRedirectResponse(to)
}

/** Completes the return from Google with its `code`, if this browser started the sign-in. */
export async function finishGoogleSignIn(
  site: GateDeps,
  context: APIContext,
  { cookies }: Visitor,
): Promise<GateCallResult> {
  const query = context.url.searchParams
  const state = query.get('state')
  if (!confirmOAuthReturn(cookies, state)) return { ok: false, error: signInTokenMessages.googleStale }
  return makeGateCall(site, context, {
    request: buildCall('googleCallback', { code: query.get('code') ?? '', state: state ?? '' }),
    fallback: signInTokenMessages.failed,
  })
}
