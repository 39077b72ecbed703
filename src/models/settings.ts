import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** The settings of a store. */
export interface Settings {
  readonly name: string
  /** The number that people know the store by. */
  readonly number: number
  readonly senderName: string
  readonly replyTo: string
  readonly signature: string
  /** How long a reply can be taken back. */
  readonly undoSeconds: number
  readonly version: number
}

/** What a person may change of the settings of a store. */
export type SettingsTexts = {
  readonly [K in 'name' | 'senderName' | 'replyTo' | 'signature']?: string | undefined
} & { readonly undoSeconds?: number | undefined }

/** Changes a version of the settings. */
export const changeSettings = (
  version: number,
  { name, senderName, replyTo, signature, undoSeconds }: SettingsTexts,
) =>
  buildCall('updateSettings', {
    version,
    name,
    sender_name: senderName,
    reply_to: replyTo,
    signature,
    undo_seconds: undoSeconds,
  })

/** The settings of a store for people. */
export const toSettings = (settings: Read<'settings'>): Settings => ({
  name: settings.name,
  number: settings.store_id,
  senderName: settings.sender_name,
  replyTo: settings.reply_to,
  signature: settings.signature,
  undoSeconds: settings.undo_seconds ?? 10,
  version: settings.version,
})
