import { atom } from 'nanostores'
import { readStored } from './session.ts'

/** The store that is active by now when this page belongs to a former session; undefined while it is current. */
export const $stale = atom<{ readonly storeName: string | undefined } | undefined>()

/** Announces that another session started in another tab. */
export function reportStale(): void {
  if (!$stale.get()) $stale.set({ storeName: readStored().storeName })
}
