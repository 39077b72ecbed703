import type { CallInput } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** The settings that a person may change. */
export type SettingsInput = Omit<CallInput<'updateSettings'>, 'version'>

/** Changes the settings at the given version. */
export const buildUpdateSettingsCall = (version: number, settings: SettingsInput) =>
  buildCall('updateSettings', { version, ...settings })
