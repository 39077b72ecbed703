import { buildCall, errorAnswer, readingOf } from '@draftdesk/contract'
import { integrationMessages as words } from '../../messages/integrations.ts'
import { linkVerbs, toMailbox, toProvider, toShop } from '../../models/integrations.ts'
import { toSync } from '../../models/mail-sync.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { CallFailure, SectionMessage, PageContext } from '../upstream/visit.ts'
import { beginConsent, endConsent } from './consents.ts'
import { changeSync, syncFields } from './mail-sync.ts'
import { isOwnForm } from './set-up-invites.ts'

const directions = ['imap', 'smtp'] as const
const names = [
  'action',
  'address',
  'mail_password',
  'provider',
  'username',
  'domain',
  'client_id',
  'secret_password',
  'token_password',
  'version',
]
const serverNames = directions.flatMap((side) => [`${side}_host`, `${side}_port`, `${side}_security`])

/** What /integration-page asks for. */
export const readIntegrations = () => buildCall('integrations', {})

/** What /integration-page shows: both links without their secrets; after a refused form, what was typed but secrets. */
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
    offers: { shop: answer?.offers?.shop ?? false, mail: answer?.offers?.mail ?? [] },
    /** Where the person is taken to consent. */
    leaving: undefined,
    loadError: shown.ok ? undefined : (shown.error.problem ?? words.loadFailed),
    edited: context.url.searchParams.get('edit') ?? undefined,
    /** Undefined from a server that reads no mail, null when none is linked. */
    sync: answer?.sync && toSync(answer.sync, context.locals.visit.zone),
    canEdit: session?.permissions.includes('settings') ?? false,
    syncProblem: undefined,
    ...explainReturn(context.locals.visit.takeSectionMessage()),
    ...sent,
  }
}

/** Says beside the button that led there why somebody came back from a provider without a link. */
const explainReturn = (problem: SectionMessage | undefined) => ({
  problem,
  values: problem?.kind === 'shop' ? { action: 'connect-shopify' } : undefined,
})

/** Does what a form of the page asks (without JavaScript); answers where to go, or what to say and to show again. */
async function send(context: PageContext) {
  const { call, toast } = context.locals.visit
  const form = readFields(context, [...names, ...serverNames, ...syncFields])
  const changed = await changeSync(context, form)
  if (changed) return changed
  const { action = '' } = form
  const choice = /^choose-(?<choice>elsewhere|later)$/.exec(action)?.groups?.['choice']
  if (choice === 'elsewhere' || choice === 'later') return choose(context, choice)
  const begun = await beginConsent(context, form)
  if (begun && 'leaving' in begun) return begun
  if (begun) return explain(begun.failed, action === 'connect-shopify' ? 'shop' : 'mailbox', form)
  const kind = action.endsWith('shop') ? ('shop' as const) : ('mailbox' as const)
  const done = await call(requestOf(action, kind, form))
  if (!done.ok) return explain(done.error, kind, form)
  if (action.startsWith('link')) toast('success', words.linked[kind])
  if (action.startsWith('unlink')) toast('success', words.unlinked[kind])
  return redirect(link('integration'))
}

/** What a refused form shows again: why, and what was typed but secrets. */
function explain({ problem = words.failed, refusal }: CallFailure, kind: 'mailbox' | 'shop', form: Fields) {
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
    const { problem = words.failed } = chosen.error
    return { problem: { kind: 'shop' as const, text: problem }, values: {} }
  }
  visit.toast('success', words.chosen[choice])
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
