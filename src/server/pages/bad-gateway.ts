import { buildLink } from '../../routes.ts'
import { findUnsavedForm } from '../gate/forms/unsaved-form.ts'
import type { PageContext } from '../upstream/page-visit.ts'
import { authPagePaths, parseReturnTo } from '../return-to.ts'

/** The query parameters of a public page that a retry keeps. */
const repeatedParameters = ['invite_id', 'from', 'invite', 'on']

/** Loads /502-error?lastPage=. Retrying opens the page that met the 502, with its input. */
export function loadBadGateway(context: PageContext) {
  const { url } = context
  const lastPage = url.searchParams.get('lastPage') ?? ''
  const returnTo = parseReturnTo(lastPage) ?? findPublicReturnPage(lastPage, url)
  return {
    returnTo: returnTo ?? buildLink('home'),
    typed: returnTo === undefined ? undefined : findUnsavedForm(context),
  }
}

function findPublicReturnPage(lastPage: string, { origin }: URL): string | undefined {
  const page = URL.parse(lastPage, origin)
  if (page?.origin !== origin || !authPagePaths.includes(page.pathname)) return undefined
  const query = new URLSearchParams(
    [...page.searchParams].filter(([name]) => repeatedParameters.includes(name)),
  )
  return query.size > 0 ? `${page.pathname}?${query.toString()}` : page.pathname
}
