import { link } from '../../routes.ts'
import { call as siteCall } from '../../stores/call.ts'
import type { SiteCall } from '../../stores/call.ts'
import { settleEntry } from '../../stores/entries.ts'
import type { EntryResult } from '../../stores/entries.ts'
import { refuse } from '../../stores/failure.ts'
import { leave } from '../../stores/leave.ts'
import { showToast } from '../../stores/toasts.ts'
import { changeSettings, draftingSettingsVerbs, toSettings } from './view.ts'
import type { Settings, SettingsTexts } from './view.ts'
import { draftingSettingsMessages, settingsMessages } from './words.ts'

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
  if (result.ok) showToast('success', settingsMessages.saved)
  return result
}

async function change(version: number, texts: SettingsTexts, call: SiteCall): Promise<SettingsResult> {
  const sent = call(changeSettings(version, texts))
  const result = await settleEntry(sent, { toEntry: toSettings, toText: toSettings }, settingsMessages.failed)
  return !result.ok && result.current ? { ...result, problem: settingsMessages.conflict } : result
}

/** The model of a form. Without a `key` the stored one is tried. */
export interface TypedModel {
  readonly url: string
  readonly name: string
  readonly key: string
}

/** Tries a model, saved or not; returns the sentence to show. */
export async function testModel(
  { url, name, key }: TypedModel,
  call: SiteCall = siteCall,
): Promise<{ readonly isOk: boolean; readonly text: string }> {
  const result = await call(draftingSettingsVerbs.testModel({ url, name, ...(key !== '' && { key }) }))
  if (!result.ok)
    return { isOk: false, text: await refuse(result.error, draftingSettingsMessages.testFailed) }
  const { ok, name: model, ms, detail } = result.value
  return ok
    ? { isOk: true, text: draftingSettingsMessages.tested(model, ms, detail) }
    : { isOk: false, text: detail }
}
