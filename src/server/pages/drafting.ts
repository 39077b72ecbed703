import { draftingSettingsMessages as words } from '../../messages/drafting.ts'
import { draftChoices, draftingVerbs, oneOf, toDraftingSettings } from '../../models/drafting.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

const names = [
  ...['action', 'version', 'is_on', 'tone', 'length', 'language', 'guardrails', 'never', 'masking'],
  ...['uses_model', 'month_tokens', 'price_in', 'price_out', 'url', 'name', 'key_password'],
]

/** What the tab of the settings about drafts asks for. */
export const readDrafting = draftingVerbs.show

/** What the tab of the settings about drafts shows; after a refused save, what was typed but the key. */
export async function loadDrafting(context: PageContext) {
  const { call } = context.locals.visit
  const sent = context.request.method === 'POST' ? await save(context) : undefined
  if (sent instanceof Response) return sent
  const shown = await call(readDrafting())
  if (!shown.ok) return { loadError: shown.error.problem ?? words.loadFailed }
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

async function save(context: PageContext): Promise<Response | Shown> {
  const { call, toast } = context.locals.visit
  const form = readFields(context, names)
  if (form['action'] === 'test') return test(call, form)
  const saved = await call(draftingVerbs.change(changeOf(form)))
  if (saved.ok) {
    toast('success', words.saved)
    return redirect(link('settings', { tab: 'drafting' }))
  }
  const isConflict = saved.error.refusal?.status === 409
  return {
    problem: isConflict ? words.conflict : (saved.error.problem ?? words.failed),
    typed: toTyped(form),
  }
}

/** Tries the model that the form names, whether it is saved or not; nothing that was typed is lost but a key, which is never shown. */
async function test(call: PageContext['locals']['visit']['call'], form: Fields): Promise<Shown> {
  const { model } = changeOf(form)
  const typed = toTyped(form)
  const again = model.key === undefined ? '' : ` ${words.keyAgain}`
  const tested = await call(draftingVerbs.testModel(model))
  if (!tested.ok) return { problem: (tested.error.problem ?? words.testFailed) + again, typed }
  const { ok, name, ms, detail } = tested.value
  return ok ? { tested: words.tested(name, ms, detail) + again, typed } : { problem: detail + again, typed }
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
