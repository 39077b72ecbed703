import { link } from '../../routes.ts'
import { isOwnForm, readFields } from '../../server/fields.ts'
import type { Fields } from '../../server/fields.ts'
import { isNavigation } from '../../server/gate/navigation.ts'
import { redirect } from '../../server/gate/redirect.ts'
import { leaveFor, takeReturn } from '../../server/gate/transaction.ts'
import type { CallFailure, SectionMessage, PageContext } from '../../server/upstream/visit.ts'
import {
  consentVerbs,
  findConsent,
  linkVerbs,
  nameConsent,
  toMailbox,
  toProvider,
  toShop,
  toSync,
} from './view.ts'
import { consentMessages, integrationMessages } from './words.ts'
import { buildCall, errorAnswer, readingOf } from '@draftdesk/contract'

const directions = ['imap', 'smtp'] as const
const names = [
  'action',
  'address',
  'mail_password',
  'provider',
  'username',
  'domain',
  'system',
  'client_id',
  'secret_password',
  'token_password',
  'version',
]
const serverNames = directions.flatMap((side) => [`${side}_host`, `${side}_port`, `${side}_security`])

/** Builds the read of /integration-page. */
export const readIntegrations = () => buildCall('integrations', {})

/**
 * Loads /integration-page: both links without their secrets. After a refused form it includes the unsaved
 * input, except secrets.
 */
export async function loadIntegrations(context: PageContext) {
  const returned = await endConsent(context)
  if (returned) return returned
  const sent = isOwnForm(context) ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const { call, session } = context.locals.visit
  const shown = await call(readIntegrations())
  const answer = shown.ok ? shown.value : undefined
  return {
    mailbox: answer?.mailbox ? toMailbox(answer.mailbox) : undefined,
    shop: answer?.shop ? toShop(answer.shop) : undefined,
    shopChoice: answer?.shop_choice ?? undefined,
    providers: (answer?.providers ?? []).map(toProvider),
    allowsPrivate: answer?.allows_private ?? false,
    offers: {
      shops: [
        ...(answer?.offers?.shop ? (['shopify'] as const) : []),
        ...(answer?.offers?.woocommerce ? (['woocommerce'] as const) : []),
      ],
      mail: answer?.offers?.mail ?? [],
    },
    /** Where the person is taken to consent. */
    leaving: undefined,
    loadError: shown.ok ? undefined : (shown.error.problem ?? integrationMessages.loadFailed),
    edited: context.url.searchParams.get('edit') ?? undefined,
    /** Undefined from a server that reads no mail, null when none is linked. */
    sync: answer?.sync && toSync(answer.sync, context.locals.visit.zone),
    canEdit: session?.permissions.includes('settings') ?? false,
    ...explainReturn(context.locals.visit.takeSectionMessage()),
    ...sent,
  }
}

/**
 * Explains a consent flow that ended without a link. The message appears next to the button that started it.
 */
const explainReturn = (problem: SectionMessage | undefined) => ({
  problem,
  values: problem?.kind === 'shop' ? { action: 'connect-shopify' } : undefined,
})

/** Does what a form of the page asks (without JavaScript); answers where to go, or what to say and to show again. */
async function send(context: PageContext) {
  const { call, toast } = context.locals.visit
  const form = readFields(context, [...names, ...serverNames])
  const { action = '' } = form
  const choice = /^choose-(?<choice>elsewhere|later)$/.exec(action)?.groups?.['choice']
  if (choice === 'elsewhere' || choice === 'later') return choose(context, choice)
  const begun = await beginConsent(context, form)
  if (begun && 'leaving' in begun) return begun
  if (begun) {
    const isShop = ['connect-shopify', 'connect-woocommerce'].includes(action)
    return explain(begun.failed, isShop ? 'shop' : 'mailbox', form)
  }
  const kind = action.endsWith('shop') ? ('shop' as const) : ('mailbox' as const)
  const done = await call(requestOf(action, kind, form))
  if (!done.ok) return explain(done.error, kind, form)
  if (action.startsWith('link')) toast('success', integrationMessages.linked[kind])
  if (action.startsWith('unlink')) toast('success', integrationMessages.unlinked[kind])
  return redirect(link('integration'))
}

/** Returns the error of a refused form and its unsaved input, except secrets. */
function explain(
  { problem = integrationMessages.failed, refusal }: CallFailure,
  kind: 'mailbox' | 'shop',
  form: Fields,
) {
  const { mail_password: _password, token_password: _token, secret_password: _secret, ...values } = form
  return { problem: { kind, text: problem, field: findField(refusal?.body) }, values }
}

/** The field that a refusal is about, `imap.host` for one inside another. */
function findField(refusal: unknown): string | undefined {
  const answer = readingOf(errorAnswer).safeParse(refusal)
  const [first] = answer.success && typeof answer.data.detail !== 'string' ? answer.data.detail : []
  return first?.loc.filter((step) => step !== 'body').join('.')
}

async function choose({ locals: { visit } }: PageContext, choice: 'elsewhere' | 'later') {
  const chosen = await visit.call(linkVerbs.chooseShop(choice))
  if (!chosen.ok) {
    const { problem = integrationMessages.failed } = chosen.error
    return { problem: { kind: 'shop' as const, text: problem }, values: {} }
  }
  visit.toast('success', integrationMessages.chosen[choice])
  return redirect(link('integration'))
}

function requestOf(action: string, kind: 'mailbox' | 'shop', form: Fields) {
  const isShop = kind === 'shop'
  if (action.startsWith('unlink')) return isShop ? linkVerbs.unlinkShop() : linkVerbs.unlinkMailbox()
  if (action.startsWith('test')) return isShop ? linkVerbs.testShop() : linkVerbs.testMailbox()
  return isShop ? linkVerbs.linkShop(readShop(form)) : linkVerbs.linkMailbox(readMailbox(form))
}

const readVersion = ({ version }: Fields) => (version ? { version: Number(version) } : {})

const readShop = (form: Fields) => ({
  ...(form['system'] === 'woocommerce' && { system: 'woocommerce' as const }),
  domain: form['domain'],
  client_id: form['client_id'],
  client_secret: form['secret_password'],
  access_token: form['token_password'],
  ...readVersion(form),
})

const readMailbox = (form: Fields) => ({
  address: form['address'],
  username: form['username'],
  password: form['mail_password'],
  ...(form['provider'] !== 'other' && { provider: form['provider'] }),
  ...readVersion(form),
  ...Object.fromEntries(
    directions
      .filter((side) => form[`${side}_host`])
      .map((side) => [
        side,
        {
          host: form[`${side}_host`],
          port: Number(form[`${side}_port`]),
          security: form[`${side}_security`],
        },
      ]),
  ),
})

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
    provider === 'shopify' || provider === 'woocommerce'
      ? consentVerbs.startShop(provider, form['domain'] ?? '')
      : consentVerbs.startMailbox(provider),
  )
  if (!begun.ok) return { failed: begun.error }
  const to = leaveFor(visit.cookies, begun.value.authorization_url)
  return to === undefined
    ? { failed: { problem: integrationMessages.failed } }
    : { leaving: { to, name: nameConsent(provider) } }
}

/**
 * Finishes a consent flow once, in the browser that started it: links the account and redirects to a clean
 * URL. Returns undefined for a URL without a consent response.
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
    visit.explain(about, consentMessages.stale)
    return redirect(link('integration'))
  }
  const sent = url.search.slice(1)
  const done = await visit.call(isShop ? consentVerbs.finishShop(sent) : consentVerbs.finishMailbox(sent))
  if (done.ok) visit.toast('success', integrationMessages.linked[about])
  else visit.explain(about, done.error.problem ?? integrationMessages.failed)
  return redirect(link('integration'))
}
