import { readingOf, settingsAnswer } from '@draftdesk/contract'
import type { ReadAs } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { gateMessages } from '../../messages/gate.ts'
import { settingsMessages as words, settingsTabs } from '../../messages/settings.ts'
import { link } from '../../routes.ts'
import { callAs } from '../upstream/call.ts'
import { readFields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import { redirectWith } from '../gate/redirect-with.ts'

const path = '/v1/settings'
const fields = {
  general: ['name'],
  'email-configuration': ['sender_name', 'reply_to', 'signature'],
} as const

/** Which tab an address names; one that names none or a made-up one leads to the first. */
export function findTab({ params }: APIContext): (typeof settingsTabs)[number]['tab'] | Response {
  const found = settingsTabs.find(({ tab }) => tab === params['tab'])
  return found ? found.tab : redirect(link('settings', { tab: settingsTabs[0].tab }))
}

/** What a tab of /settings-page shows: the settings, or why there are none; after a refused save, what was typed. */
export async function loadSettings(context: APIContext, tab: keyof typeof fields) {
  const here = link('settings', { tab })
  if (context.url.searchParams.has('saved')) return redirectWith(context, here, words.saved)
  if (context.request.method === 'POST') return save(context, tab)
  const shown = await callAs(context, { method: 'GET', path, fallback: words.loadFailed })
  const answer = shown.ok ? readingOf(settingsAnswer).safeParse(shown.body) : undefined
  if (answer?.success) return { form: { settings: toSettings(answer.data) }, loadError: undefined }
  return { loadError: shown.ok ? gateMessages.notJson : shown.error }
}

async function save(context: APIContext, tab: keyof typeof fields) {
  const names = fields[tab]
  const { version = '', ...typed } = readFields(context, ['version', ...names])
  const saved = await callAs(context, {
    method: 'PATCH',
    path,
    json: { ...typed, version: Number(version) },
    fallback: words.failed,
  })
  if (saved.ok) return redirectWith(context, link('settings', { tab }), words.saved)
  const { current } = (saved.refusal?.body ?? {}) as { current?: unknown }
  const theirs = readingOf(settingsAnswer).safeParse(current).data
  const shown = theirs
    ? undefined
    : await callAs(context, { method: 'GET', path, fallback: words.loadFailed })
  const now = theirs ?? (shown?.ok ? readingOf(settingsAnswer).safeParse(shown.body).data : undefined)
  if (!now) return { loadError: saved.error }
  return {
    form: {
      settings: { ...toSettings(now), ...(!theirs && { version: Number(version) }) },
      values: typed,
      error: theirs ? words.conflict : saved.error,
      theirs: theirs && describe(theirs, names),
    },
    loadError: undefined,
  }
}

const toSettings = (settings: ReadAs<typeof settingsAnswer>) => ({
  name: settings.name,
  number: settings.store_id,
  senderName: settings.sender_name,
  replyTo: settings.reply_to,
  signature: settings.signature,
  version: settings.version,
})

const labels = {
  name: words.name,
  sender_name: words.senderName,
  reply_to: words.replyTo,
  signature: words.signature,
} as const

const describe = (settings: ReadAs<typeof settingsAnswer>, names: readonly (keyof typeof labels)[]): string =>
  words.theirs(names.map((name) => [labels[name], settings[name]]))
