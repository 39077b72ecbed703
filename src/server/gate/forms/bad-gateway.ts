import type { APIContext } from 'astro'
import { link } from '../../../routes.ts'
import type { Flash } from '../../locals.ts'
import type { Cookies } from '../../session/cookies.ts'
import { addressOf } from './form-address.ts'
import { redirect } from '../redirect.ts'
import { bringsFields } from './unsaved-form.ts'

/**
 * Where a request goes whose work met a 502 of the upstream: to the page that says so, from where `returnTo` is tried
 * again. What was to be said on the page that is not shown is said later; what the failure itself said is dropped. A form
 * comes along with its fields, so that the page can offer them again.
 */
export function leadToBadGateway(
  cookies: Cookies,
  context: APIContext,
  returnTo: string,
  carried: readonly Flash[] = [],
): Response {
  cookies.takeFlash()
  for (const flash of carried) cookies.carryFlash(flash)
  const page = link('badGateway', {}, { lastPage: addressOf(new URL(returnTo, context.url)) })
  return bringsFields(context)
    ? new Response(null, { status: 307, headers: { location: page } })
    : redirect(page)
}
