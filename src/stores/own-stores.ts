import { atom } from 'nanostores'
import { headerMessages } from '../messages/shell.ts'
import { storeRequests, toOwnStore } from '../models/own-stores.ts'
import type { OwnStore } from '../models/own-stores.ts'
import { buildLink } from '../routes.ts'
import type { SiteCall } from './calls/site-call.ts'
import { explainFailure, handlePageFailure } from './calls/explain-failure.ts'
import { leavePage } from './session/leave-page.ts'
import { siteCall } from './calls/site-call.ts'
import { showToast } from './toasts.ts'

/** The user's stores. Undefined until the switcher was opened. */
export const $ownStores = atom<readonly OwnStore[] | undefined>()

/** Loads the user's stores. A failure shows a toast, and its message replaces the list. */
export async function loadOwnStores(call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call('stores')
  if (result.ok) {
    $ownStores.set(result.value.map(toOwnStore))
    return undefined
  }
  if (handlePageFailure(result.error)) return undefined
  showToast('error', explainFailure(result.error, headerMessages.storesFailed))
  return headerMessages.listMissing
}

/** Switches to another store and opens its home page. Returns the error message if that fails. */
export async function switchStore(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(storeRequests.enter(id))
  if (result.ok) return leavePage(buildLink('home'))
  return handlePageFailure(result.error)
    ? undefined
    : explainFailure(result.error, headerMessages.switchFailed)
}
