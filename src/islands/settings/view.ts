import { formatDate, formatMoment } from '../../models/format-moment.ts'
import { activityMessages, customerDataMessages } from './words.ts'
import type { CallInput, ParsedAnswer } from '@draftdesk/contract'
import { draftLengths, draftTones } from '@draftdesk/contract/choice-lists'

/** The settings of a store. */
export type Settings = ParsedAnswer<'settings'>

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

/** The draft settings of a store. The key of the model is never shown. */
export type DraftingSettings = ParsedAnswer<'draftingSettings'>

/** The fields of the draft settings by their names in /v1. */
export type DraftingFields = ReturnType<typeof toDraftingFields>

/** The switches of that form. */
export type DraftingSwitches = Pick<DraftingSettings, 'is_on' | 'masking' | 'uses_model'>

/** The initial values of the fields. */
export const toDraftingFields = (settings: DraftingSettings) => ({
  tone: settings.tone as string,
  length: settings.length as string,
  language: settings.language ?? '',
  guardrails: settings.guardrails,
  /** One entry on each line. */
  never: settings.never.join('\n'),
  url: settings.model.url,
  name: settings.model.name,
  key: '',
  month_tokens: String(settings.month_tokens ?? ''),
  price_in: String(settings.price_in ?? ''),
  price_out: String(settings.price_out ?? ''),
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
  switches: DraftingSwitches,
  version: number,
): CallInput<'updateDraftingSettings'> => ({
  version,
  ...switches,
  ...toStyleInput(fields),
  month_tokens: parseNumberOrNull(fields.month_tokens),
  price_in: parseNumberOrNull(fields.price_in),
  price_out: parseNumberOrNull(fields.price_out),
  model: toModelInput(fields),
})

const parseNumberOrNull = (text: string): number | null => (text === '' ? null : Number(text))
