import { draftChoices, oneOf } from '../../models/drafting.ts'
import { link } from '../../routes.ts'
import { readCursor, readFields } from '../../server/fields.ts'
import type { Fields } from '../../server/fields.ts'
import { redirect } from '../../server/gate/redirect.ts'
import type { PageContext } from '../../server/upstream/visit.ts'
import {
  changeSettings,
  customerVerbs,
  draftingSettingsVerbs,
  toActivity,
  toCustomerRequest,
  toDraftingSettings,
  toSettings,
} from './view.ts'
import {
  activityMessages,
  customerMessages,
  draftingSettingsMessages,
  settingsMessages,
  settingsTabs,
} from './words.ts'
import { buildCall, readingOf, settingsAnswer } from '@draftdesk/contract'
import type { Read } from '@draftdesk/contract'

const fields = {
  general: ['name'],
  'email-configuration': ['sender_name', 'reply_to', 'signature', 'undo_seconds'],
} as const

type Tab = keyof typeof fields

/** Which tab an address names; one that names none or a made-up one leads to the first. */
export function findTab({
  params,
}: Pick<PageContext, 'params'>): (typeof settingsTabs)[number]['tab'] | Response {
  const found = settingsTabs.find(({ tab }) => tab === params['tab'])
  return found ? found.tab : redirect(link('settings', { tab: settingsTabs[0].tab }))
}

/** What a tab of /settings-page asks for that is about the store. */
export const readSettings = () => buildCall('settings', {})

/** What a tab of /settings-page shows: the settings, or why there are none; after a refused save, what was typed. */
export async function loadSettings(context: PageContext, tab: Tab) {
  const { call } = context.locals.visit
  if (context.url.searchParams.has('saved')) return leaveSaved(context, tab)
  if (context.request.method === 'POST') return save(context, tab)
  const shown = await call(readSettings())
  if (shown.ok) return { form: { settings: toSettings(shown.value) }, loadError: undefined }
  return { loadError: shown.error.problem ?? settingsMessages.loadFailed }
}

function leaveSaved({ locals: { visit } }: PageContext, tab: Tab): Response {
  visit.toast('success', settingsMessages.saved)
  return redirect(link('settings', { tab }))
}

async function save(context: PageContext, tab: Tab) {
  const { call } = context.locals.visit
  const names = fields[tab]
  const { version: typedVersion = '', ...typed } = readFields(context, ['version', ...names])
  const version = Number(typedVersion)
  const { name, sender_name: senderName, reply_to: replyTo, signature } = typed
  const undoSeconds = typed['undo_seconds'] ? Number(typed['undo_seconds']) : undefined
  const saved = await call(changeSettings(version, { name, senderName, replyTo, signature, undoSeconds }))
  if (saved.ok) return leaveSaved(context, tab)
  const { problem = settingsMessages.failed, refusal } = saved.error
  const { current } = (refusal?.body ?? {}) as { current?: unknown }
  const theirs = readingOf(settingsAnswer).safeParse(current).data
  const shown = theirs ? undefined : await call(readSettings())
  const now = theirs ?? (shown?.ok ? shown.value : undefined)
  if (!now) return { loadError: problem }
  return {
    form: {
      settings: { ...toSettings(now), ...(!theirs && { version }) },
      values: typed,
      error: theirs ? settingsMessages.conflict : problem,
      theirs: theirs && describe(theirs, names),
    },
    loadError: undefined,
  }
}

const labels = {
  name: settingsMessages.name,
  sender_name: settingsMessages.senderName,
  reply_to: settingsMessages.replyTo,
  signature: settingsMessages.signature,
  undo_seconds: settingsMessages.undoSeconds,
} as const

const describe = (settings: Read<'settings'>, names: readonly (keyof typeof labels)[]): string =>
  settingsMessages.theirs(names.map((name) => [labels[name], String(settings[name] ?? '')]))

const names = [
  ...['action', 'version', 'is_on', 'tone', 'length', 'language', 'guardrails', 'never', 'masking'],
  ...['uses_model', 'month_tokens', 'price_in', 'price_out', 'url', 'name', 'key_password'],
]

/** What the tab of the settings about drafts asks for. */
export const readDrafting = draftingSettingsVerbs.show

/** What the tab of the settings about drafts shows; after a refused saveDrafting, what was typed but the key. */
export async function loadDrafting(context: PageContext) {
  const { call } = context.locals.visit
  const sent = context.request.method === 'POST' ? await saveDrafting(context) : undefined
  if (sent instanceof Response) return sent
  const shown = await call(readDrafting())
  if (!shown.ok) return { loadError: shown.error.problem ?? draftingSettingsMessages.loadFailed }
  return {
    settings: { ...toDraftingSettings(shown.value), ...sent?.typed },
    problem: sent?.problem,
    tested: sent?.tested,
    loadError: undefined,
  }
}

/** What became of a form that stays on the page, and what it holds as settings, to show it again. */
interface Shown {
  readonly problem?: string
  /** What the model answered that was tried. */
  readonly tested?: string
  readonly typed: ReturnType<typeof toTyped>
}

async function saveDrafting(context: PageContext): Promise<Response | Shown> {
  const { call, toast } = context.locals.visit
  const form = readFields(context, names)
  if (form['action'] === 'test') return test(call, form)
  const saved = await call(draftingSettingsVerbs.change(changeOf(form)))
  if (saved.ok) {
    toast('success', draftingSettingsMessages.saved)
    return redirect(link('settings', { tab: 'drafting' }))
  }
  const isConflict = saved.error.refusal?.status === 409
  return {
    problem: isConflict
      ? draftingSettingsMessages.conflict
      : (saved.error.problem ?? draftingSettingsMessages.failed),
    typed: toTyped(form),
  }
}

/** Tries the model that the form names, whether it is saved or not; nothing that was typed is lost but a key, which is never shown. */
async function test(call: PageContext['locals']['visit']['call'], form: Fields): Promise<Shown> {
  const { model } = changeOf(form)
  const typed = toTyped(form)
  const again = model.key === undefined ? '' : ` ${draftingSettingsMessages.keyAgain}`
  const tested = await call(draftingSettingsVerbs.testModel(model))
  if (!tested.ok)
    return { problem: (tested.error.problem ?? draftingSettingsMessages.testFailed) + again, typed }
  const { ok, name, ms, detail } = tested.value
  return ok
    ? { tested: draftingSettingsMessages.tested(name, ms, detail) + again, typed }
    : { problem: detail + again, typed }
}

/** What the form holds but the key, as settings. */
function toTyped(form: Fields) {
  const { model, tone, length, language, guardrails = '', ...change } = changeOf(form)
  const { url, name } = model
  return {
    ...{ language, guardrails, url, name },
    ...(tone && { tone }),
    ...(length && { length }),
    isOn: change.is_on,
    never: change.never.join('\n'),
    isMasked: change.masking,
    usesModel: change.uses_model,
    monthTokens: change.month_tokens,
    priceIn: change.price_in,
    priceOut: change.price_out,
  }
}

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null)

function changeOf(form: Fields) {
  const { url = '', name = '', key_password: key = '' } = form
  return {
    version: Number(form['version']),
    is_on: form['is_on'] === 'on',
    tone: oneOf(draftChoices.tones, form['tone']),
    length: oneOf(draftChoices.lengths, form['length']),
    language: oneOf(draftChoices.languages, form['language']) ?? null,
    guardrails: form['guardrails'],
    never: (form['never'] ?? '').split(/\r?\n/).flatMap((line) => line.trim() || []),
    masking: form['masking'] !== 'off',
    uses_model: form['uses_model'] === 'on',
    month_tokens: numberOf(form['month_tokens']),
    price_in: numberOf(form['price_in']),
    price_out: numberOf(form['price_out']),
    model: { url, name, ...(key !== '' && { key }) },
  }
}

/** What the customer data of /settings-page ask for. */
export const readCustomers = () => buildCall('customerRequests', {})

/** What the customer data of /settings-page shows: what was asked for, and after a refused form why; or the file with the data. */
export async function loadCustomers(context: PageContext) {
  const sent = context.request.method === 'POST' ? await send(context) : undefined
  if (sent instanceof Response) return sent
  const shown = await context.locals.visit.call(readCustomers())
  return {
    requests: shown.ok ? shown.value.requests.map(toCustomerRequest) : [],
    loadError: shown.ok ? undefined : (shown.error.problem ?? customerMessages.loadFailed),
    problem: undefined,
    address: '',
    ...sent,
  }
}

async function send(context: PageContext) {
  const { call, toast } = context.locals.visit
  const {
    action = '',
    address = '',
    confirmed = '',
    request = '',
  } = readFields(context, ['action', 'address', 'confirmed', 'request'])
  if (action === 'close') {
    const closed = await call(customerVerbs.close(request))
    if (!closed.ok) return { problem: closed.error.problem ?? customerMessages.failed, address }
    toast('success', customerMessages.closed)
    return redirect(link('settings', { tab: 'customers' }))
  }
  if (action === 'export') {
    const exported = await call(customerVerbs.export(address))
    if (!exported.ok) return { problem: exported.error.problem ?? customerMessages.failed, address }
    return new Response(JSON.stringify(exported.value, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="customer-data.json"',
        'x-content-type-options': 'nosniff',
      },
    })
  }
  if (confirmed === '') return { problem: customerMessages.confirmNeeded, address }
  const erased = await call(customerVerbs.erase(address))
  if (!erased.ok) return { problem: erased.error.problem ?? customerMessages.failed, address }
  toast('success', customerMessages.erased(erased.value.conversations, erased.value.emails))
  return redirect(link('settings', { tab: 'customers' }))
}

/** What the activity log asks first. */
export const readActivity = ({ url }: Pick<PageContext, 'url'>) =>
  buildCall('activity', { cursor: readCursor(url) })

/** The activity log of the store: the page that the address asks for. */
export async function loadActivity(context: PageContext) {
  const { url } = context
  const { zone } = context.locals.visit
  const answer = await context.locals.visit.call(readActivity(context))
  if (!answer.ok) return { error: answer.error.problem ?? activityMessages.failed, log: undefined }
  const { activities, next } = answer.value
  const log = {
    entries: activities.map((entry) => toActivity(entry, zone)),
    next: next === null ? undefined : `${url.pathname}?${new URLSearchParams({ cursor: next }).toString()}`,
    newest: readCursor(url) === undefined ? undefined : url.pathname,
  }
  return { error: undefined, log }
}
