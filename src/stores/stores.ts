import { atom } from 'nanostores'
import type { Auth, StoreEntry } from '@draftdesk/auth-core/auth'
import { selectStoreMessages } from '../messages/select-store.ts'
import { shellMessages } from '../messages/shell.ts'
import { link } from '../routes.ts'
import { getAuth } from './client.ts'
import { explain, refuseForm, settleFailure } from './failure.ts'
import type { Refused } from './failure.ts'
import { leave } from './leave.ts'
import { showToast } from './toasts.ts'

/** The own stores; undefined until the switcher was opened. */
export const $stores = atom<readonly StoreEntry[] | undefined>()

/** Loads the own stores; a failure is a toast, and answered for the place of the list. */
export async function loadStores(auth: Auth = getAuth()): Promise<string | undefined> {
  const result = await auth.stores()
  if (result.ok) {
    $stores.set(result.value)
    return undefined
  }
  if (settleFailure(result.error)) return undefined
  showToast('error', explain(result.error, shellMessages.storesFailed))
  return shellMessages.listMissing
}

/** Goes on in another store, from its home; answers the sentence to show when that fails. */
export async function switchStore(id: string, auth: Auth = getAuth()): Promise<string | undefined> {
  const result = await auth.switchStore(id)
  if (result.ok) return leave(link('home'))
  return settleFailure(result.error) ? undefined : explain(result.error, shellMessages.switchFailed)
}

/** Creates a store of one's own and goes on in it; answers what its form shows when that fails. */
export async function createStore(name: string, auth: Auth = getAuth()): Promise<Refused> {
  const result = await auth.createStore(name)
  if (!result.ok) return refuseForm(result.error, selectStoreMessages.createFailed)
  const switched = await auth.switchStore(result.value.id)
  return switched.ok ? leave(link('home')) : refuseForm(switched.error, shellMessages.switchFailed)
}
