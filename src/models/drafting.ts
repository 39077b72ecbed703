import { draftFaults, draftLengths, draftTones } from '@draftdesk/contract/choices'

export const draftChoices = {
  tones: draftTones,
  lengths: draftLengths,
  faults: draftFaults,
} as const

/** The choice that a form brought; undefined for one that is none of them. */
export const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value)
