import { safeReturnTo } from '@draftdesk/auth-core/guard'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { signinMessages } from '../../messages/signin.ts'
import { link } from '../../routes.ts'
import { ask } from '../upstream/ask.ts'
import { pickHeaders } from '../upstream/relay.ts'
import { createCookies } from '../session/cookies.ts'
import { redirect } from '../gate/redirect.ts'
import { completeLogin } from '../gate/mint.ts'
import { getSite } from '../site.ts'
import { readFields } from '../fields.ts'
import type { FormState } from '../fields.ts'

/** What /signin and /admin-signin show. `next` is where a sign-in leads: the way back, or the area's home. */
export interface SigninPage extends FormState {
  readonly next: string
}

/** /signin: a sign-in leads to `from`, or home. */
export function loadSignin(context: APIContext): Promise<SigninPage | Response> {
  return load(context, link('home'))
}

/** /admin-signin: the same, leading to the admin dashboard. */
export function loadAdminSignin(context: APIContext): Promise<SigninPage | Response> {
  return load(context, link('adminDashboard'))
}

async function load(context: APIContext, home: string): Promise<SigninPage | Response> {
  const next = safeReturnTo(context.url.searchParams.get('from')) ?? home
  const site = getSite()
  const cookies = createCookies(context.cookies, site.settings.secure)
  if (context.request.method !== 'POST') return { values: { email: cookies.readPendingEmail() ?? '' }, next }

  const { email = '', password = '' } = readFields(context, ['email', 'password'])
  const again = (error: string) => ({ values: { email }, error, next })
  if (email === '' || password === '') return again(signinMessages.required)
  const submitted = await ask(site, context, {
    method: 'POST',
    path: '/v1/auth/login',
    fields: { email, password },
    fallback: signinMessages.failed,
  })
  if (!submitted.ok) return again(submitted.error)
  const headers = pickHeaders(site, context.request.headers, context.clientAddress)
  const outcome = await completeLogin(site, { cookies, session: undefined, headers }, submitted.body)
  if (outcome === 'away') return again(gateMessages.unreachable)
  if (outcome === 'unreadable') return again(gateMessages.notJson)
  return redirect(outcome === 'unverified' ? link('verifyEmail') : next)
}
