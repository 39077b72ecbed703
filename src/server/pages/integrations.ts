import { errorAnswer, integrationsAnswer, readingOf } from '@draftdesk/contract'
import type { ReadAs } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { integrationMessages as words } from '../../messages/integrations.ts'
import { link } from '../../routes.ts'
import type { Asked } from '../upstream/ask.ts'
import { isOwnForm } from './set-up-invites.ts'
import { callAs } from '../upstream/call.ts'
import { callUpstream } from '../upstream/call-upstream.ts'
import { createCookies } from '../session/cookies.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import { redirectWith } from '../gate/redirect-with.ts'
import { getSite } from '../site.ts'
import { changeSync, syncFields, toSync } from './mail-sync.ts'

const directions = ['imap', 'smtp'] as const
const names = [
  'action',
  'address',
  'mail_password',
  'provider',
  'username',
  'domain',
  'token_password',
  'version',
]
const serverNames = directions.flatMap((side) => [`${side}_host`, `${side}_port`, `${side}_security`])

/** What /integration-page shows: both links without their secrets; after a refused form, what was typed but secrets. */
export async function loadIntegrations(context: APIContext) {
  const sent = isOwnForm(context) ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const shown = await callAs(context, { method: 'GET', path: '/v1/integrations', fallback: words.loadFailed })
  const answer = shown.ok ? readingOf(integrationsAnswer).safeParse(shown.body) : undefined
  return {
    mailbox: answer?.data?.mailbox ? toMailbox(answer.data.mailbox) : undefined,
    shop: answer?.data?.shop ? toShop(answer.data.shop) : undefined,
    shopChoice: answer?.data?.shop_choice ?? undefined,
    providers: (answer?.data?.providers ?? []).map(({ hint, ...provider }) => ({
      ...provider,
      hint: hint ?? undefined,
    })),
    allowsPrivate: answer?.data?.allows_private ?? false,
    loadError: answer?.success ? undefined : shown.ok ? gateMessages.notJson : shown.error,
    edited: context.url.searchParams.get('edit') ?? undefined,
    /** Undefined from a server that reads no mail, null when none is linked. */
    sync: answer?.data?.sync && toSync(answer.data.sync),
    canEdit: context.locals.session?.permissions.includes('settings') ?? false,
    syncProblem: undefined,
    ...sent,
  }
}

function toMailbox(mailbox: NonNullable<ReadAs<typeof integrationsAnswer>['mailbox']>) {
  const { address, username, imap, smtp, sides } = mailbox
  const works = sides && { imap: sides.imap === null, smtp: sides.smtp === null }
  return { ...toLink(mailbox), address, username, imap, smtp, works }
}

function toShop(shop: NonNullable<ReadAs<typeof integrationsAnswer>['shop']>) {
  return { ...toLink(shop), domain: shop.domain, name: shop.name ?? undefined }
}

function toLink({
  state,
  checked_at: checkedAt,
  version,
  failure,
}: NonNullable<ReadAs<typeof integrationsAnswer>['mailbox' | 'shop']>) {
  return { state, checkedAt, version, failure: failure?.detail }
}

/** Does what a form of the page asks (without JavaScript); answers where to go, or what to say and to show again. */
async function send(context: APIContext) {
  const form = readFields(context, [...names, ...serverNames, ...syncFields])
  const changed = await changeSync(context, form)
  if (changed) return changed
  const { action = '' } = form
  const choice = /^choose-(?<choice>elsewhere|later)$/.exec(action)?.groups?.['choice']
  if (choice === 'elsewhere' || choice === 'later') return choose(context, choice)
  const kind = action.endsWith('shop') ? ('shop' as const) : ('mailbox' as const)
  const done = await act(context, action, kind, form)
  const { mail_password: _password, token_password: _token, ...values } = form
  if (!done.ok) return { problem: { kind, text: done.error, field: findField(done.refusal?.body) }, values }
  const cookies = createCookies(context.cookies, getSite().settings.secure)
  if (action.startsWith('link')) cookies.addFlash({ tone: 'success', text: words.linked[kind] })
  if (action.startsWith('unlink')) cookies.addFlash({ tone: 'success', text: words.unlinked[kind] })
  return redirect(link('integration'))
}

/** The field that a refusal is about, `imap.host` for one inside another. */
function findField(refusal: unknown): string | undefined {
  const answer = readingOf(errorAnswer).safeParse(refusal)
  const [first] = answer.success && typeof answer.data.detail !== 'string' ? answer.data.detail : []
  return first?.loc.filter((step) => step !== 'body').join('.')
}

async function choose(context: APIContext, choice: 'elsewhere' | 'later') {
  const chosen = await callUpstream(context, words.failed)('chooseShop', { choice })
  if (!chosen.ok) return { problem: { kind: 'shop' as const, text: chosen.error.problem }, values: {} }
  return redirectWith(context, link('integration'), words.chosen[choice])
}

function act(context: APIContext, action: string, kind: 'mailbox' | 'shop', form: Fields): Promise<Asked> {
  const path = `/v1/integrations/${kind}`
  const fallback = words.failed
  if (action.startsWith('unlink')) return callAs(context, { method: 'DELETE', path, fallback })
  if (action.startsWith('test')) return callAs(context, { method: 'POST', path: `${path}/test`, fallback })
  const json = kind === 'shop' ? readShop(form) : readMailbox(form)
  return callAs(context, { method: 'PUT', path, json, fallback })
}

const readVersion = ({ version }: Fields) => (version ? { version: Number(version) } : {})

const readShop = (form: Fields) => ({
  domain: form['domain'],
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
