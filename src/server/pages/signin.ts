import { gateMessages } from '../../messages/gate.ts'
import { signinMessages } from '../../messages/signin.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import type { FormState } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'
import { readReturnTo } from '../return-to.ts'

/** What /signin and /admin-signin show. `returnTo` is where a sign-in leads: the page that asked for it, or the area's home. */
export interface SigninPage extends FormState {
  readonly returnTo: string
}

/** /signin: a sign-in leads to `from`, or home. */
export function loadSignin(context: PageContext): Promise<SigninPage | Response> {
  return load(context, link('home'))
}

/** /admin-signin: the same, leading to the admin dashboard. */
export function loadAdminSignin(context: PageContext): Promise<SigninPage | Response> {
  return load(context, link('adminDashboard'))
}

async function load(context: PageContext, home: string): Promise<SigninPage | Response> {
  const { visit, entrances } = context.locals
  const returnTo = readReturnTo(context.url.searchParams.get('from')) ?? home
  if (context.request.method !== 'POST')
    return { values: { email: visit.cookies.readPendingEmail() ?? '' }, returnTo }

  const { email = '', password = '' } = readFields(context, ['email', 'password'])
  const again = (error: string) => ({ values: { email }, error, returnTo })
  if (email === '' || password === '') return again(signinMessages.required)
  const outcome = await entrances.signIn({ email, password }, signinMessages.failed)
  if (typeof outcome !== 'string') return again(outcome.problem)
  if (outcome === 'away') return again(gateMessages.unreachable)
  if (outcome === 'unreadable') return again(gateMessages.notJson)
  return redirect(outcome === 'unverified' ? link('verifyEmail') : returnTo)
}
