import { safeReturnTo } from '@draftdesk/auth-core/guard'
import type { APIContext } from 'astro'
import { link, routes } from '../../routes.ts'

const publicPages: ReadonlySet<string> = new Set(
  Object.values(routes)
    .filter(({ access }) => access === 'public')
    .map(({ pattern }) => pattern),
)
/** What of a public page's query may be tried once more. */
const again = ['invite_id', 'from', 'invite', 'on']

/** /502-error?lastPage=: leads back to the page that met the 502, sign-up and sign-in among them. */
export function loadBadGateway({ url }: APIContext): { readonly back: string } {
  const last = url.searchParams.get('lastPage') ?? ''
  return { back: safeReturnTo(last) ?? findPublicPage(last, url) ?? link('home') }
}

function findPublicPage(last: string, { origin }: URL): string | undefined {
  const page = URL.parse(last, origin)
  if (page?.origin !== origin || !publicPages.has(page.pathname)) return undefined
  const query = new URLSearchParams([...page.searchParams].filter(([name]) => again.includes(name)))
  return query.size > 0 ? `${page.pathname}?${query.toString()}` : page.pathname
}
