import { atom } from 'nanostores'
import { readStoredSession } from './session.ts'

/** The active store of the newer session. Undefined while this page is current. */
export const $stale = atom<{ readonly storeName: string | undefined } | undefined>()

/** Announces that another session started in another tab. */
export function reportStale(): void {
  if (!$stale.get()) $stale.set({ storeName: readStoredSession().storeName })
}
