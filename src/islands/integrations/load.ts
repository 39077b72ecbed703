import { buildLink } from '../../routes.ts'
import { getFormFields } from '../../server/form-fields.ts'
import { hasPermission } from '../../models/has-permission.ts'
import type { FormFields } from '../../server/form-fields.ts'
import { isNavigation } from '../../server/gate/is-navigation.ts'
import { createRedirectResponse } from '../../server/gate/redirect-response.ts'
import { prepareOAuthRedirect, confirmOAuthReturn } from '../../server/gate/sign-in/oauth-redirect.ts'
import type { CallFailure, SectionMessage, PageContext } from '../../server/upstream/page-visit.ts'
import { findConsentProvider, getConsentProviderName } from './view.ts'
import { consentMessages, integrationMessages } from './words.ts'
import { errorAnswer, getResponseSchema } from '@draftdesk/contract'

/** The fields of the forms that start consent. */
const consentFormFields = ['action', 'domain']

/** Loads /integration-page: both links without their secrets. A refused consent keeps the address that was entered. */
export async function loadIntegrations(context: PageContext) {
  const returned = await finishConsent(context)
  if (returned) return returned
  const sent = context.request.method === 'POST' ? await handleConsentForm(context) : undefined
  const { call, session } = context.locals.visit
  const shown = await call('integrations')
  const answer = shown.ok ? shown.value : undefined
  return {
    mailbox: answer?.mailbox ?? undefined,
    shop: answer?.shop ?? undefined,
    shopChoice: answer?.shop_choice ?? undefined,
    providers: answer?.providers ?? [],
    allowsPrivate: answer?.allows_private ?? false,
    offers: {
      shops: [
        ...(answer?.offers?.shop ? (['shopify'] as const) : []),
        ...(answer?.offers?.woocommerce ? (['woocommerce'] as const) : []),
      ],
      mail: answer?.offers?.mail ?? [],
    },
    /** The address of the consent page. */
    leaving: undefined,
    loadError: shown.ok ? undefined : (shown.error.problem ?? integrationMessages.loadFailed),
    edited: context.url.searchParams.get('edit') ?? undefined,
    /** Undefined if the server does not read mail. Null if no mailbox is linked. */
    sync: answer?.sync,
    canEdit: hasPermission(session, 'settings'),
    ...toConsentFormState(context.locals.visit.takeSectionMessage()),
    ...sent,
  }
}

/**
 * Explains a consent flow that ended without a link. The message appears next to the button that started it.
 */
const toConsentFormState = (problem: SectionMessage | undefined) => ({
  problem,
  values: problem?.kind === 'shop' ? { action: 'connect-shopify' } : undefined,
})

/**
 * Starts consent from a form. Returns the address of the consent page, or the error with the submitted fields.
 */
async function handleConsentForm(context: PageContext) {
  const form = getFormFields(context, consentFormFields)
  const begun = await startConsent(context, form)
  if (!begun || 'leaving' in begun) return begun
  const { problem = integrationMessages.failed, refusal } = begun.failed
  const kind = ['connect-shopify', 'connect-woocommerce'].includes(form['action'] ?? '') ? 'shop' : 'mailbox'
  return { problem: { kind, text: problem, field: findRefusedField(refusal?.body) } as const, values: form }
}

/** The field that a refusal is about, `imap.host` for one inside another. */
function findRefusedField(refusal: unknown): string | undefined {
  const answer = getResponseSchema(errorAnswer).safeParse(refusal)
  const [first] = answer.success && typeof answer.data.detail !== 'string' ? answer.data.detail : []
  return first?.loc.filter((step) => step !== 'body').join('.')
}

/** The address of the consent page. */
export interface ConsentRedirect {
  readonly to: string
  readonly name: string
}

/**
 * Handles a button of the page, and returns the address of the consent page or the error. Undefined for other
 * forms.
 */
export async function startConsent(
  { locals: { visit } }: PageContext,
  form: FormFields,
): Promise<{ readonly leaving: ConsentRedirect } | { readonly failed: CallFailure } | undefined> {
  const provider = findConsentProvider(form['action'])
  if (!provider) return undefined
  const begun = await (provider === 'shopify' || provider === 'woocommerce'
    ? visit.call('startShopOAuth', { system: provider, domain: form['domain'] ?? '' })
    : visit.call('startMailboxOAuth', { provider }))
  if (!begun.ok) return { failed: begun.error }
  const to = prepareOAuthRedirect(visit.cookies, begun.value.authorization_url)
  return to === undefined
    ? { failed: { problem: integrationMessages.failed } }
    : { leaving: { to, name: getConsentProviderName(provider) } }
}

/**
 * Finishes a consent flow once, in the browser that started it: links the account and redirects to a clean
 * URL. Returns undefined for a URL without a consent response.
 */
export async function finishConsent(context: PageContext): Promise<Response | undefined> {
  const { url, request, locals } = context
  const { visit } = locals
  const query = url.searchParams
  if (request.method !== 'GET' || !query.has('state')) return undefined
  if (!isNavigation(request.headers)) return createRedirectResponse(buildLink('integration'))
  const isShop = query.has('shop')
  const about = isShop ? ('shop' as const) : ('mailbox' as const)
  if (!confirmOAuthReturn(visit.cookies, query.get('state'))) {
    visit.explain(about, consentMessages.stale)
    return createRedirectResponse(buildLink('integration'))
  }
  const sent = { query: url.search.slice(1) }
  const done = await (isShop ? visit.call('finishShopOAuth', sent) : visit.call('finishMailboxOAuth', sent))
  if (done.ok) visit.toast('success', integrationMessages.linked[about])
  else visit.explain(about, done.error.problem ?? integrationMessages.failed)
  return createRedirectResponse(buildLink('integration'))
}
