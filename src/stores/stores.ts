import { atom } from 'nanostores'
import type { StoreEntry } from '@draftdesk/auth-core/auth'
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
export async function loadStores(): Promise<string | undefined> {
  const result = await getAuth().stores()
  if (result.ok) {
    $stores.set(result.value)
    return undefined
  }
  if (settleFailure(result.error)) return undefined
  showToast('error', explain(result.error, shellMessages.storesFailed))
  return shellMessages.listMissing
}

/** Goes on in another store, from its home; answers the sentence to show when that fails. */
export async function switchStore(id: string): Promise<string | undefined> {
  const result = await getAuth().switchStore(id)
  if (result.ok) return leave(link('home'))
  return settleFailure(result.error) ? undefined : explain(result.error, shellMessages.switchFailed)
}

/** Creates a store of one's own and goes on in it; answers what its form shows when that fails. */
export async function createStore(name: string): Promise<Refused> {
  const result = await getAuth().createStore(name)
  if (!result.ok) return refuseForm(result.error, selectStoreMessages.createFailed)
  const switched = await getAuth().switchStore(result.value.id)
  return switched.ok ? leave(link('home')) : refuseForm(switched.error, shellMessages.switchFailed)
}
