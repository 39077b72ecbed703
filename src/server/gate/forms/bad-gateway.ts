import type { APIContext } from 'astro'
import { link } from '../../../routes.ts'
import type { Flash } from '../../locals.ts'
import type { Cookies } from '../../session/cookies.ts'
import { cutFormEpoch } from './form-address.ts'
import { redirect } from '../redirect-response.ts'
import { hasFormFields } from './unsaved-form.ts'

/**
 * The redirect after a 502 of the upstream: to /502-error, which retries `returnTo`. Pending toasts are kept
 * for the next page. The fields of a form come along, so that the error page can offer them again.
 */
export function redirectToBadGateway(
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
