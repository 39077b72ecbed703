import { atom } from 'nanostores'

/** The number of conversations by list, if newer than at page load. */
export const $mailCounts = atom<Readonly<Partial<Record<string, number | null>>> | undefined>()
