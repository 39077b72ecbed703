import { formatDate, formatMoment } from '../../models/format-moment.ts'
import { activityMessages, customerDataMessages } from './words.ts'
import type { CallInput, ParsedAnswer } from '@draftdesk/contract'
import { draftLengths, draftTones } from '@draftdesk/contract/choice-lists'

/** The settings of a store. */
export interface Settings {
  readonly name: string
  /** The displayed number of the store. */
  readonly number: number
  readonly senderName: string
  readonly replyTo: string
  readonly signature: string
  /** The undo time of a reply in seconds. */
  readonly undoSeconds: number
  /** True if new conversations are assigned in turn. Undefined for a server that cannot assign. */
  readonly assignsInTurn: boolean | undefined
  /** True if every member must use two-step sign-in. Undefined if the API does not support it. */
  readonly requiresTwoStep: boolean | undefined
  readonly version: number
}

/** Converts the settings of a store to what the page shows. */
export const toSettings = (settings: ParsedAnswer<'settings'>): Settings => ({
  name: settings.name,
  number: settings.store_id,
  senderName: settings.sender_name,
  replyTo: settings.reply_to,
  signature: settings.signature,
  undoSeconds: settings.undo_seconds ?? 10,
  assignsInTurn: settings.assigns_in_turn ?? undefined,
  requiresTwoStep: settings.requires_two_step ?? undefined,
  version: settings.version,
})

/** A request that a customer made through the shop system. */
export type CustomerDataRequest = ReturnType<typeof toCustomerDataRequest>

/** Converts a customer's request to what the page shows. */
export function toCustomerDataRequest({
  id,
  kind,
  address,
  due_at: due,
  done_at: done,
}: ParsedAnswer<'customerRequests'>['requests'][number]) {
  const isOpen = done === null
  return {
    id,
    kind: isOpen && kind === 'erase' ? customerDataMessages.notErased : customerDataMessages.kinds[kind],
    isOpen,
    address: address ?? (isOpen ? customerDataMessages.unknown : ''),
    note: isOpen
      ? due === null
        ? ''
        : customerDataMessages.due(formatDate(due))
      : customerDataMessages.doneOn(formatDate(done)),
  }
}

type ActivityEntry = ParsedAnswer<'activity'>['activities'][number]

/** Converts an entry of the activity log to what the page shows. */
export function toActivityRow(
  { actor_name: name, action, note, created_at: at }: ActivityEntry,
  zone?: string,
) {
  return {
    name,
    sentence: activityMessages.sentence(action, note ?? undefined),
    reason: activityMessages.reason(action, note ?? undefined),
    at,
    moment: formatMoment(at, zone),
  }
}

/** Converts the draft settings to form values. The key of the model is never shown. */
export function toDraftingSettings(settings: ParsedAnswer<'draftingSettings'>) {
  const { version, tone, length, language, guardrails, masking, model, month } = settings
  return {
    ...{ version, tone, length, language, guardrails },
    isOn: settings.is_on,
    /** One entry on each line. */
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
    limitedUntil: month.reached_until ?? undefined,
    used: { tokens: month.tokens, cost: month.cost, isEstimated: month.is_estimated },
  }
}

export type ShownDraftingSettings = ReturnType<typeof toDraftingSettings>

/** The fields of the draft settings by their names in /v1. */
export interface DraftingFields {
  readonly tone: string
  readonly length: string
  readonly language: string
  readonly guardrails: string
  readonly never: string
  readonly url: string
  readonly name: string
  readonly key: string
  readonly month_tokens: string
  readonly price_in: string
  readonly price_out: string
}

/** The switches of that form. */
export type DraftingSwitches = Pick<ShownDraftingSettings, 'isOn' | 'isMasked' | 'usesModel'>

/** The initial values of the fields. */
export const toDraftingFields = (settings: ShownDraftingSettings): DraftingFields => ({
  tone: settings.tone,
  length: settings.length,
  language: settings.language ?? '',
  guardrails: settings.guardrails,
  never: settings.never,
  url: settings.url,
  name: settings.name,
  key: '',
  month_tokens: String(settings.monthTokens ?? ''),
  price_in: String(settings.priceIn ?? ''),
  price_out: String(settings.priceOut ?? ''),
})

/** The model in the form. Without a new key, the stored one stays. */
export const toModelInput = ({ url, name, key }: Pick<DraftingFields, 'url' | 'name' | 'key'>) => ({
  url: url.trim(),
  name: name.trim(),
  ...(key !== '' && { key }),
})

/** The style of drafts in the form. */
export const toStyleInput = (
  fields: Pick<DraftingFields, 'tone' | 'length' | 'language' | 'guardrails' | 'never'>,
) => ({
  tone: draftTones.find((tone) => tone === fields.tone),
  length: draftLengths.find((length) => length === fields.length),
  language: fields.language || null,
  guardrails: fields.guardrails,
  never: fields.never.split('\n').flatMap((line) => line.trim() || []),
})

/** Converts the form to a change of the draft settings. */
export const toDraftingSettingsUpdate = (
  fields: DraftingFields,
  { isOn, isMasked, usesModel }: DraftingSwitches,
  version: number,
): CallInput<'updateDraftingSettings'> => ({
  version,
  is_on: isOn,
  ...toStyleInput(fields),
  masking: isMasked,
  uses_model: usesModel,
  month_tokens: parseNumberOrNull(fields.month_tokens),
  price_in: parseNumberOrNull(fields.price_in),
  price_out: parseNumberOrNull(fields.price_out),
  model: toModelInput(fields),
})

const parseNumberOrNull = (text: string): number | null => (text === '' ? null : Number(text))
