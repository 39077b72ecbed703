import type { APIContext } from 'astro'
import { link } from '../../routes.ts'
import { createCookies } from '../session/cookies.ts'
import type { Site } from '../site.ts'
import { redirect } from './redirect.ts'

/**
 * Where a request goes whose work met a 502 of the upstream: to the page that says so, from where `lastPage` is tried
 * again. What was to be said on the page that is not shown is said later; what the failure itself said is dropped.
 */
export function leadToBadGateway(site: Site, context: APIContext, lastPage: string): Response {
  const cookies = createCookies(context.cookies, site.settings.secure)
  cookies.takeFlash()
  const shown = 'flash' in context.locals ? context.locals.flash : []
  for (const flash of shown) cookies.addFlash(flash)
  const url = new URL(lastPage, context.url)
  url.searchParams.delete('epoch')
  return redirect(link('badGateway', {}, { lastPage: url.pathname + url.search }))
}
