import { buildCall, readingOf, settingsAnswer } from '@draftdesk/contract'
import type { Read } from '@draftdesk/contract'
import { settingsMessages as words, settingsTabs } from '../../messages/settings.ts'
import { changeSettings, toSettings } from '../../models/settings.ts'
import { link } from '../../routes.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'

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
  return { loadError: shown.error.problem ?? words.loadFailed }
}

function leaveSaved({ locals: { visit } }: PageContext, tab: Tab): Response {
  visit.toast('success', words.saved)
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
  const { problem = words.failed, refusal } = saved.error
  const { current } = (refusal?.body ?? {}) as { current?: unknown }
  const theirs = readingOf(settingsAnswer).safeParse(current).data
  const shown = theirs ? undefined : await call(readSettings())
  const now = theirs ?? (shown?.ok ? shown.value : undefined)
  if (!now) return { loadError: problem }
  return {
    form: {
      settings: { ...toSettings(now), ...(!theirs && { version }) },
      values: typed,
      error: theirs ? words.conflict : problem,
      theirs: theirs && describe(theirs, names),
    },
    loadError: undefined,
  }
}

const labels = {
  name: words.name,
  sender_name: words.senderName,
  reply_to: words.replyTo,
  signature: words.signature,
  undo_seconds: words.undoSeconds,
} as const

const describe = (settings: Read<'settings'>, names: readonly (keyof typeof labels)[]): string =>
  words.theirs(names.map((name) => [labels[name], String(settings[name] ?? '')]))
