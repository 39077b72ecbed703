import { buildLink } from '../../routes.ts'
import { siteCall as siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { callWithProof } from '../../stores/calls/call-with-proof.ts'
import { downloadJson } from '../../stores/calls/download-json.ts'
import { toEntryResult } from '../../stores/calls/entry-actions.ts'
import type { EntryResult } from '../../stores/calls/entry-actions.ts'
import { explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { saveToastForNextPage, showToast } from '../../stores/toasts.ts'
import { describeRetentionPreview, toRetention } from './retention-view.ts'
import type { Retention, RetentionDays } from './retention-view.ts'
import { buildUpdateSettingsCall } from '../../models/settings.ts'
import type { SettingsInput } from '../../models/settings.ts'
import { toDraftingSettingsUpdate, toDraftingSettings, toModelInput, toSettings } from './view.ts'
import type { DraftingFields, ShownDraftingSettings, DraftingSwitches, Settings } from './view.ts'
import {
  customerDataMessages,
  storeDeletionMessages,
  draftingSettingsMessages,
  retentionMessages,
  settingsMessages,
} from './words.ts'

/** The saved settings or an error message. After a conflict, `current` holds the remote version. */
export type SettingsResult = EntryResult<Settings, Settings>

/** Saves the general settings and loads the page again, so that its header shows the name. */
export async function saveGeneralSettings(
  texts: Pick<SettingsInput, 'name' | 'assignsInTurn' | 'requiresTwoStep'>,
  version: number,
  call: SiteCall = siteCall,
): Promise<Extract<SettingsResult, { ok: false }>> {
  const result = await updateSettings(version, texts, call)
  return result.ok ? leavePage(buildLink('settings', { tab: 'general' }, { saved: '' })) : result
}

/** Plans the deletion of the store and loads the page again, so that its banner shows it. */
export async function deleteStore(name: string, call: SiteCall = callWithProof): Promise<string> {
  const result = await call('deleteStore', { name })
  if (!result.ok) return explainFailureOrLeave(result.error, storeDeletionMessages.failed)
  saveToastForNextPage('success', storeDeletionMessages.done)
  return leavePage(buildLink('settings', { tab: 'general' }))
}

/** Loads how much the chosen retention periods would delete. */
export async function previewRetention(
  days: RetentionDays,
  call: SiteCall = siteCall,
): Promise<
  { readonly ok: true; readonly text: string | undefined } | { readonly ok: false; readonly problem: string }
> {
  const result = await call('previewRetention', days)
  return result.ok
    ? { ok: true, text: describeRetentionPreview(result.value, days) }
    : { ok: false, problem: await explainFailureOrLeave(result.error, retentionMessages.failed) }
}

/** Saves how long data is kept. After a conflict, `current` holds the remote version. */
export async function saveRetention(
  days: RetentionDays,
  version: number,
  call: SiteCall = siteCall,
): Promise<EntryResult<Retention, Retention>> {
  const sent = call('updateRetention', { version, ...days })
  const result = await toEntryResult(
    sent,
    { toEntry: toRetention, toText: toRetention },
    retentionMessages.failed,
  )
  if (result.ok) showToast('success', retentionMessages.saved)
  return !result.ok && result.current ? { ...result, problem: retentionMessages.conflict } : result
}

export async function saveReplySettings(
  texts: Omit<SettingsInput, 'name'>,
  version: number,
  call: SiteCall = siteCall,
): Promise<SettingsResult> {
  const result = await updateSettings(version, texts, call)
  if (result.ok) showToast('success', settingsMessages.saved)
  return result
}

async function updateSettings(
  version: number,
  texts: SettingsInput,
  call: SiteCall,
): Promise<SettingsResult> {
  const sent = call(buildUpdateSettingsCall(version, texts))
  const result = await toEntryResult(
    sent,
    { toEntry: toSettings, toText: toSettings },
    settingsMessages.failed,
  )
  return !result.ok && result.current ? { ...result, problem: settingsMessages.conflict } : result
}

/** Saves the draft settings. After a conflict, `current` holds the remote version. */
export async function saveDraftingSettings(
  fields: DraftingFields,
  switches: DraftingSwitches,
  version: number,
  call: SiteCall = siteCall,
): Promise<EntryResult<ShownDraftingSettings, ShownDraftingSettings>> {
  const result = await toEntryResult(
    call('updateDraftingSettings', toDraftingSettingsUpdate(fields, switches, version)),
    { toEntry: toDraftingSettings, toText: toDraftingSettings },
    draftingSettingsMessages.failed,
  )
  if (result.ok) showToast('success', draftingSettingsMessages.saved)
  return !result.ok && result.current ? { ...result, problem: draftingSettingsMessages.conflict } : result
}

/** Tests a saved or unsaved model. Returns the result as a message. */
export async function testModel(
  fields: Pick<DraftingFields, 'url' | 'name' | 'key'>,
  call: SiteCall = siteCall,
): Promise<{ readonly isOk: boolean; readonly text: string }> {
  const result = await call('testModel', { model: toModelInput(fields) })
  if (!result.ok)
    return {
      isOk: false,
      text: await explainFailureOrLeave(result.error, draftingSettingsMessages.testFailed),
    }
  const { ok, name: model, ms, detail } = result.value
  return ok
    ? { isOk: true, text: draftingSettingsMessages.tested(model, ms, detail) }
    : { isOk: false, text: detail }
}

/** Downloads all stored data of a customer. */
export async function exportCustomerData(
  address: string,
  call: SiteCall = callWithProof,
  download: typeof downloadJson = downloadJson,
): Promise<string | undefined> {
  const result = await call('exportCustomer', { address })
  if (!result.ok) return explainFailureOrLeave(result.error, customerDataMessages.failed)
  download('customer-data.json', result.value)
  return undefined
}

/** Erases a customer for good. */
export async function eraseCustomer(
  address: string,
  call: SiteCall = callWithProof,
): Promise<string | undefined> {
  const result = await call('eraseCustomer', { address })
  if (!result.ok) return explainFailureOrLeave(result.error, customerDataMessages.failed)
  showToast('success', customerDataMessages.erased(result.value.conversations, result.value.emails))
  return undefined
}

/** Marks a customer's request as answered. */
export async function closeCustomerRequest(
  id: string,
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const result = await call('closeCustomerRequest', { id })
  if (!result.ok) return explainFailureOrLeave(result.error, customerDataMessages.failed)
  showToast('success', customerDataMessages.closed)
  return undefined
}
