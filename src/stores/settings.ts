import { settingsMessages as words } from '../messages/settings.ts'
import { changeSettings, toSettings } from '../models/settings.ts'
import type { Settings, SettingsTexts } from '../models/settings.ts'
import { link } from '../routes.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'
import { settleEntry } from './entries.ts'
import type { EntryResult } from './entries.ts'
import { leave } from './leave.ts'
import { showToast } from './toasts.ts'

/** What became of a save: the settings, or the sentence to show; `current` when somebody else changed them. */
export type SettingsResult = EntryResult<Settings, Settings>

/** Renames the store and loads the page again, so that its header shows the name. */
export async function renameStore(
  name: string,
  version: number,
  call: SiteCall = siteCall,
): Promise<Extract<SettingsResult, { ok: false }>> {
  const result = await change(version, { name }, call)
  return result.ok ? leave(link('settings', { tab: 'general' }, { saved: '' })) : result
}

/** Saves how replies look. */
export async function saveReplies(
  texts: Omit<SettingsTexts, 'name'>,
  version: number,
  call: SiteCall = siteCall,
): Promise<SettingsResult> {
  const result = await change(version, texts, call)
  if (result.ok) showToast('success', words.saved)
  return result
}

async function change(version: number, texts: SettingsTexts, call: SiteCall): Promise<SettingsResult> {
  const sent = call(changeSettings(version, texts))
  const result = await settleEntry(sent, { toEntry: toSettings, toText: toSettings }, words.failed)
  return !result.ok && result.current ? { ...result, problem: words.conflict } : result
}
