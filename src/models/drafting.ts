import { draftLanguages, draftLengths, draftTones } from '@draftdesk/contract'
import type { Read } from '@draftdesk/contract'

/** What can be chosen for drafts. */
export const draftChoices = {
  tones: draftTones,
  lengths: draftLengths,
  languages: draftLanguages,
} as const

/** How a store wants its drafts, as its form shows it. */
export type DraftingSettings = Read<'draftingSettings'>
