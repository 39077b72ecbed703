import { settingsMessages as words } from '../messages/settings.ts'
import { link } from '../routes.ts'
import { getClient } from './client.ts'
import { readText } from './entries.ts'
import type { Fields } from './entries.ts'
import { refuseForm } from './failure.ts'
import type { Refused } from './failure.ts'
import { leave } from './leave.ts'
import { showToast } from './toasts.ts'

/** The settings of a store. */
export interface Settings {
  readonly name: string
  readonly senderName: string
  readonly replyTo: string
  readonly signature: string
  readonly version: number
}

/** What became of a save: the settings, or the sentence to show; `current` when somebody else changed them. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | (Refused & { readonly ok: false; readonly current?: Settings })

/** Renames the store and loads the page again, so that its header shows the name. */
export async function renameStore(
  name: string,
  version: number,
): Promise<Extract<SettingsResult, { ok: false }>> {
  const result = await patch({ name, version })
  return result.ok ? leave(link('settings', { tab: 'general' }, { saved: '' })) : result
}

/** Saves how replies look. */
export async function saveReplies(
  { senderName, replyTo, signature }: Omit<Settings, 'name' | 'version'>,
  version: number,
): Promise<SettingsResult> {
  const result = await patch({ sender_name: senderName, reply_to: replyTo, signature, version })
  if (result.ok) showToast('success', words.saved)
  return result
}

async function patch(body: Fields): Promise<SettingsResult> {
  const result = await getClient().request({ method: 'PATCH', path: '/v1/settings', body })
  if (result.ok) {
    const settings = parse(result.value)
    return settings ? { ok: true, settings } : { ok: false, problem: words.failed }
  }
  const current = result.error.code === 'conflict' ? parse(result.error.current) : undefined
  if (current) return { ok: false, problem: words.conflict, current }
  return { ok: false, ...(await refuseForm(result.error, words.failed)) }
}

function parse(json: unknown): Settings | undefined {
  const fields = (json ?? {}) as Fields
  const { version } = fields
  if (typeof version !== 'number') return undefined
  return {
    name: readText(fields['name']),
    senderName: readText(fields['sender_name']),
    replyTo: readText(fields['reply_to']),
    signature: readText(fields['signature']),
    version,
  }
}
