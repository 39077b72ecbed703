import type { SettingsAnswer } from '@draftdesk/contract'
import { changeSettings, readSettings, type Settings } from '../stores/settings.ts'
import { inStore } from './in-store.ts'
import { done, refuseStale } from './visit.ts'

const settingsBody = (settings: Settings): SettingsAnswer => ({
  name: settings.name,
  store_id: settings.number,
  signature: settings.signature,
  sender_name: settings.senderName,
  reply_to: settings.replyTo,
  undo_seconds: settings.undoSeconds,
  version: settings.version,
})

/** GET /v1/settings. */
export const showSettings = inStore<'settings'>(
  async ({ services, store }) => done(settingsBody(await readSettings(services.db, store.id))),
  'settings',
)

/** PATCH /v1/settings. */
export const updateSettings = inStore<'updateSettings'>(async ({ services, input, store }) => {
  const { version, sender_name: senderName, reply_to: replyTo, undo_seconds: undoSeconds, ...same } = input
  const edit = { ...same, senderName, replyTo, undoSeconds }
  const { isChanged, settings } = await changeSettings(services.db, store.id, version, edit, services.clock())
  return isChanged ? done(settingsBody(settings)) : refuseStale(settingsBody(settings))
}, 'settings')
