import { consentMessages as words, integrationMessages } from '../../messages/integrations.ts'
import { consentVerbs, findConsent } from '../../models/integrations.ts'
import { link } from '../../routes.ts'
import type { Fields } from '../fields.ts'
import { isNavigation } from '../gate/navigation.ts'
import { redirect } from '../gate/redirect.ts'
import { leaveFor, takeReturn } from '../gate/transaction.ts'
import type { CallFailure, PageContext } from '../upstream/visit.ts'

/** Where a person is taken to consent. */
export interface Leaving {
  readonly to: string
  readonly name: string
}

/** Begins what a button of the page asks for: where to go, or why not; undefined for other forms. */
export async function beginConsent(
  { locals: { visit } }: PageContext,
  form: Fields,
): Promise<{ readonly leaving: Leaving } | { readonly failed: CallFailure } | undefined> {
  const provider = findConsent(form['action'])
  if (!provider) return undefined
  const begun = await visit.call(
    provider === 'shopify'
      ? consentVerbs.startShop(form['domain'] ?? '')
      : consentVerbs.startMailbox(provider),
  )
  if (!begun.ok) return { failed: begun.error }
  const to = leaveFor(visit.cookies, begun.value.authorization_url)
  return to === undefined
    ? { failed: { problem: integrationMessages.failed } }
    : { leaving: { to, name: words.names[provider] } }
}

/**
 * Takes somebody who comes back from a provider, once, in the browser that left: what was consented to is linked, and the address
 * is clean again. Undefined for an address that brings nothing back.
 */
export async function endConsent(context: PageContext): Promise<Response | undefined> {
  const { url, request, locals } = context
  const { visit } = locals
  const query = url.searchParams
  if (request.method !== 'GET' || !query.has('state')) return undefined
  if (!isNavigation(request.headers)) return redirect(link('integration'))
  const isShop = query.has('shop')
  const about = isShop ? ('shop' as const) : ('mailbox' as const)
  if (!takeReturn(visit.cookies, query.get('state'))) {
    visit.explain(about, words.stale)
    return redirect(link('integration'))
  }
  const sent = url.search.slice(1)
  const done = await visit.call(isShop ? consentVerbs.finishShop(sent) : consentVerbs.finishMailbox(sent))
  if (done.ok) visit.toast('success', integrationMessages.linked[about])
  else visit.explain(about, done.error.problem ?? integrationMessages.failed)
  return redirect(link('integration'))
}
