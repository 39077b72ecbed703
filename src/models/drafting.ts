import { draftFaults, draftLanguages, draftLengths, draftTones } from '@draftdesk/contract/choices'
import type { InputOf, Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** What can be chosen for drafts. */
export const draftChoices = {
  tones: draftTones,
  lengths: draftLengths,
  languages: draftLanguages,
  faults: draftFaults,
} as const

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

/** What has drafts written, and changes how. */
export const draftingVerbs = {
  show: () => buildCall('draftingSettings', {}),
  change: (settings: InputOf<'updateDraftingSettings'>) => buildCall('updateDraftingSettings', settings),
  testModel: (model: NonNullable<InputOf<'testModel'>['model']>) => buildCall('testModel', { model }),
}

/** The choice that a form brought; undefined for one that is none of them. */
export const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value)
