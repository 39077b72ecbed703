import { buildCall, googleAnswer, getResponseSchema } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { arrivalMessages } from '../../../messages/arrivals.ts'
import { link } from '../../../routes.ts'
import { makeGateCall } from '../../upstream/make-call.ts'
import type { CallOutcome } from '../../upstream/make-call.ts'
import { redirect } from '../redirect-response.ts'
import { prepareOAuthRedirect, confirmOAuthReturn } from './oauth-redirect.ts'
import type { GateDeps } from '../gate-deps.ts'
import type { Visitor } from '../../session/visitor.ts'
import { findVisitor } from '../../session/visitor.ts'

/** The pages with a Google button, by the name that the button sends. */
const starts: ReadonlyMap<string, string> = new Map([
  ['signup', link('signup')],
  ['admin-signin', link('adminSignin')],
])

/** Redirects to Google. A one-time cookie ties the return to this browser, so that it accepts no other code. */
export async function startGoogle(site: GateDeps, context: APIContext): Promise<Response> {
  const { cookies } = await findVisitor(site, context)
  const back = starts.get(context.url.searchParams.get('on') ?? '') ?? link('signin')
  const asked = await makeGateCall(site, context, {
    request: buildCall('googleLogin', {}),
    fallback: arrivalMessages.failed,
  })
  const answer = asked.ok ? getResponseSchema(googleAnswer).safeParse(asked.body) : undefined
  const to = prepareOAuthRedirect(cookies, answer?.data?.authorization_url ?? '')
  if (to === undefined) {
    cookies.toast('error', asked.ok ? arrivalMessages.failed : asked.error)
    return redirect(back)
  }
  return redirect(to)
}

/** Completes the return from Google with its `code`, if this browser started the sign-in. */
export async function finishGoogle(
  site: GateDeps,
  context: APIContext,
  { cookies }: Visitor,
): Promise<CallOutcome> {
  const query = context.url.searchParams
  const state = query.get('state')
  if (!confirmOAuthReturn(cookies, state)) return { ok: false, error: arrivalMessages.googleStale }
  return makeGateCall(site, context, {
    request: buildCall('googleCallback', { code: query.get('code') ?? '', state: state ?? '' }),
    fallback: arrivalMessages.failed,
  })
}
