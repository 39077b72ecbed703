import { atom } from 'nanostores'

/** Numbers of conversations by the names of their lists, once the page has newer ones than it came with. */
export const $mailCounts = atom<Readonly<Partial<Record<string, number | null>>> | undefined>()
