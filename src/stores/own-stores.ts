import { atom } from 'nanostores'
import { shellMessages } from '../messages/shell.ts'
import { storeRequests, toOwnStore } from '../models/own-stores.ts'
import type { OwnStore } from '../models/own-stores.ts'
import { link } from '../routes.ts'
import type { SiteCall } from './calls/site-call.ts'
import { explainFailure, handlePageFailure } from './calls/explain-failure.ts'
import { leavePage } from './session/leave-page.ts'
import { call as siteCall } from './calls/site-call.ts'
import { showToast } from './toasts.ts'

/** The user's stores. Undefined until the switcher was opened. */
export const $stores = atom<readonly OwnStore[] | undefined>()

/** Loads the user's stores. A failure shows a toast, and its message replaces the list. */
export async function loadStores(call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call('stores')
  if (result.ok) {
    $stores.set(result.value.map(toOwnStore))
    return undefined
  }
  if (handlePageFailure(result.error)) return undefined
  showToast('error', explainFailure(result.error, shellMessages.storesFailed))
  return shellMessages.listMissing
}

/** Switches to another store and opens its home page. Returns the error message if that fails. */
export async function switchStore(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(storeRequests.enter(id))
  if (result.ok) return leavePage(link('home'))
  return handlePageFailure(result.error)
    ? undefined
    : explainFailure(result.error, shellMessages.switchFailed)
}
