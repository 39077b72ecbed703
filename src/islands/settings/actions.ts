import type { Answer } from '@draftdesk/contract'
import { buildLink } from '../../routes.ts'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { callWithProof } from '../../stores/calls/call-with-proof.ts'
import { downloadJson } from '../../stores/calls/download-json.ts'
import { toVersionedResult } from '../../stores/calls/entry-actions.ts'
import type { EntryResult } from '../../stores/calls/entry-actions.ts'
import { explainResult, reportChange, reportChangeAndLeave } from '../../stores/calls/report-change.ts'
import type { ExplainedResult } from '../../stores/calls/report-change.ts'
import { leavePage } from '../../stores/session/leave-page.ts'
import { showToast } from '../../stores/toasts.ts'
import type { Retention, RetentionDays } from './retention-view.ts'
import { buildUpdateSettingsCall } from '../../models/settings.ts'
import type { SettingsInput } from '../../models/settings.ts'
import { toDraftingSettingsUpdate, toModelInput } from './view.ts'
import type { DraftingFields, DraftingSettings, DraftingSwitches, Settings } from './view.ts'
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
  texts: SettingsInput,
  version: number,
  call: SiteCall = siteCall,
): Promise<Extract<SettingsResult, { ok: false }>> {
  const result = await toVersionedResult(call(buildUpdateSettingsCall(version, texts)), settingsMessages)
  return result.ok ? leavePage(buildLink('settings', { tab: 'general' }, { saved: '' })) : result
}

/** Plans the deletion of the store and loads the page again, so that its banner shows it. */
export const deleteStore = (name: string, call: SiteCall = callWithProof): Promise<string> =>
  reportChangeAndLeave(call('deleteStore', { name }), {
    failed: storeDeletionMessages.failed,
    done: storeDeletionMessages.done,
    address: buildLink('settings', { tab: 'general' }),
  })

/** Loads how much the chosen retention periods would delete. */
export const previewRetention = (
  days: RetentionDays,
  call: SiteCall = siteCall,
): Promise<ExplainedResult<Answer<'previewRetention'>>> =>
  explainResult(call('previewRetention', days), retentionMessages.failed)

/** Saves how long data is kept. After a conflict, `current` holds the remote version. */
export async function saveRetention(
  days: RetentionDays,
  version: number,
  call: SiteCall = siteCall,
): Promise<EntryResult<Retention, Retention>> {
  const result = await toVersionedResult(call('updateRetention', { version, ...days }), retentionMessages)
  if (result.ok) showToast('success', retentionMessages.saved)
  return result
}

/** Saves the settings of replies. After a conflict, `current` holds the remote version. */
export async function saveReplySettings(
  texts: SettingsInput,
  version: number,
  call: SiteCall = siteCall,
): Promise<SettingsResult> {
  const result = await toVersionedResult(call(buildUpdateSettingsCall(version, texts)), settingsMessages)
  if (result.ok) showToast('success', settingsMessages.saved)
  return result
}

/** Saves the draft settings. After a conflict, `current` holds the remote version. */
export async function saveDraftingSettings(
  fields: DraftingFields,
  switches: DraftingSwitches,
  version: number,
  call: SiteCall = siteCall,
): Promise<EntryResult<DraftingSettings, DraftingSettings>> {
  const sent = call('updateDraftingSettings', toDraftingSettingsUpdate(fields, switches, version))
  const result = await toVersionedResult(sent, draftingSettingsMessages)
  if (result.ok) showToast('success', draftingSettingsMessages.saved)
  return result
}

/** Tests a saved or unsaved model. Returns the result as a message. */
export async function testModel(
  fields: Pick<DraftingFields, 'url' | 'name' | 'key'>,
  call: SiteCall = siteCall,
): Promise<{ readonly isOk: boolean; readonly text: string }> {
  const sent = call('testModel', { model: toModelInput(fields) })
  const result = await explainResult(sent, draftingSettingsMessages.testFailed)
  if (!result.ok) return { isOk: false, text: result.problem }
  const { ok, name: model, ms, detail } = result.value
  return { isOk: ok, text: ok ? draftingSettingsMessages.tested(model, ms, detail) : detail }
}

/** Downloads all stored data of a customer. Returns the error message if that fails. */
export async function exportCustomerData(
  address: string,
  call: SiteCall = callWithProof,
  download: typeof downloadJson = downloadJson,
): Promise<string | undefined> {
  const result = await explainResult(call('exportCustomer', { address }), customerDataMessages.failed)
  if (!result.ok) return result.problem
  download('customer-data.json', result.value)
  return undefined
}

/** Erases a customer for good. Returns the error message if that fails. */
export async function eraseCustomer(
  address: string,
  call: SiteCall = callWithProof,
): Promise<string | undefined> {
  const result = await explainResult(call('eraseCustomer', { address }), customerDataMessages.failed)
  if (!result.ok) return result.problem
  showToast('success', customerDataMessages.erased(result.value.conversations, result.value.emails))
  return undefined
}

/** Marks a customer's request as answered. Returns the error message if that fails. */
export const closeCustomerRequest = (id: string, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('closeCustomerRequest', { id }), {
    failed: customerDataMessages.failed,
    done: customerDataMessages.closed,
  })
