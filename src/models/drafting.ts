import { draftFaults, draftLengths, draftTones } from '@draftdesk/contract/choice-lists'

export const draftChoices = {
  tones: draftTones,
  lengths: draftLengths,
  faults: draftFaults,
} as const

/** Parses the choice of a form. Undefined if it is unknown. */
export const findKnownChoice = <T extends string>(
  all: readonly T[],
  value: string | undefined,
): T | undefined => all.find((one) => one === value)
