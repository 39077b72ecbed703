import { safeReturnTo } from '@draftdesk/auth-core/guard'
import type { APIContext } from 'astro'
import { link, routes } from '../../routes.ts'
import { findTypedForm } from '../gate/typed-form.ts'
import type { TypedForm } from '../gate/typed-form.ts'

const publicPages: ReadonlySet<string> = new Set(
  Object.values(routes)
    .filter(({ access }) => access === 'public')
    .map(({ pattern }) => pattern),
)
/** What of a public page's query may be tried once more. */
const again = ['invite_id', 'from', 'invite', 'on']

/** What /502-error shows: where another try leads, and the form that it takes along. */
export interface BadGatewayPage {
  readonly back: string
  readonly typed: TypedForm | undefined
}

/** /502-error?lastPage=: another try leads to the page that met the 502, sign-up and sign-in among them, with what was typed there. */
export function loadBadGateway(context: APIContext): BadGatewayPage {
  const { url } = context
  const last = url.searchParams.get('lastPage') ?? ''
  const page = safeReturnTo(last) ?? findPublicPage(last, url)
  return { back: page ?? link('home'), typed: page === undefined ? undefined : findTypedForm(context) }
}

function findPublicPage(last: string, { origin }: URL): string | undefined {
  const page = URL.parse(last, origin)
  if (page?.origin !== origin || !publicPages.has(page.pathname)) return undefined
  const query = new URLSearchParams([...page.searchParams].filter(([name]) => again.includes(name)))
  return query.size > 0 ? `${page.pathname}?${query.toString()}` : page.pathname
}
