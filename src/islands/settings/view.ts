import { formatDate, formatMoment } from '../../models/moment.ts'
import { activityMessages, customerMessages } from './words.ts'
import type { InputOf, Read } from '@draftdesk/contract'
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

/** What is done with the data of customers. */
export const customerVerbs = {
  close: (request: string) => buildCall('closeCustomerRequest', { id: request }),
  export: (address: string) => buildCall('exportCustomer', { address }),
  erase: (address: string) => buildCall('eraseCustomer', { address }),
}

/** What a customer asked for, for people. */
export function toCustomerRequest({
  id,
  kind,
  address,
  due_at: due,
  done_at: done,
}: Read<'customerRequests'>['requests'][number]) {
  const isOpen = done === null
  return {
    id,
    kind: isOpen && kind === 'erase' ? customerMessages.notErased : customerMessages.kinds[kind],
    isOpen,
    address: address ?? (isOpen ? customerMessages.unknown : ''),
    note: isOpen
      ? due === null
        ? ''
        : customerMessages.due(formatDate(due))
      : customerMessages.doneOn(formatDate(done)),
  }
}

type Answer = Read<'activity'>['activities'][number]

/** An entry of the activity log in activityMessages. */
export function toActivity({ actor_name: name, action, note, created_at: at }: Answer, zone?: string) {
  return {
    name,
    sentence: activityMessages.sentence(action, note ?? undefined),
    reason: activityMessages.reason(action, note ?? undefined),
    at,
    moment: formatMoment(at, zone),
  }
}

/** How a store wants its drafts, as its form shows it; the key of its model is never shown. */
export function toDraftingSettings(settings: Read<'draftingSettings'>) {
  const { version, tone, length, language, guardrails, masking, model, month } = settings
  return {
    ...{ version, tone, length, language, guardrails },
    isOn: settings.is_on,
    /** One a line. */
    never: settings.never.join('\n'),
    isMasked: masking,
    usesModel: settings.uses_model,
    serverModel: settings.server_model,
    url: model.url,
    name: model.name,
    hasKey: model.has_key,
    monthTokens: settings.month_tokens,
    priceIn: settings.price_in,
    priceOut: settings.price_out,
    used: { tokens: month.tokens, cost: month.cost, isEstimated: month.is_estimated },
  }
}

export type DraftingSettings = ReturnType<typeof toDraftingSettings>

/** Reads and changes how a store wants its drafts. */
export const draftingSettingsVerbs = {
  show: () => buildCall('draftingSettings', {}),
  change: (settings: InputOf<'updateDraftingSettings'>) => buildCall('updateDraftingSettings', settings),
  testModel: (model: NonNullable<InputOf<'testModel'>['model']>) => buildCall('testModel', { model }),
}
