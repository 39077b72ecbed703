import { safeReturnTo } from '@draftdesk/auth-core'
import type { APIContext } from 'astro'
import { link } from '../../routes.ts'

/** /502-error?lastPage= (spec section 2): the way back to the page that met the 502. */
export function loadBadGateway(context: APIContext): { readonly back: string } {
  return { back: safeReturnTo(context.url.searchParams.get('lastPage')) ?? link('home') }
}
