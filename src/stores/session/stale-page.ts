import { atom } from 'nanostores'
import { getStoredSession } from './session.ts'

/** The active store of the newer session. Undefined while this page is current. */
export const $stalePage = atom<{ readonly storeName: string | undefined } | undefined>()

/** Announces that another session started in another tab. */
export function reportStalePage(): void {
  if (!$stalePage.get()) $stalePage.set({ storeName: getStoredSession().storeName })
}
