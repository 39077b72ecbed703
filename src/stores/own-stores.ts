import { atom } from 'nanostores'
import type { Auth, StoreEntry } from '@draftdesk/auth-core/auth'
import { shellMessages } from '../messages/shell.ts'
import { link } from '../routes.ts'
import { explain, settleFailure } from './failure.ts'
import { leave } from './leave.ts'
import { menuAuth } from './menu-auth.ts'
import { showToast } from './toasts.ts'

/** The own stores; undefined until the switcher was opened. */
export const $stores = atom<readonly StoreEntry[] | undefined>()

/** Loads the own stores; a failure is a toast, and answered for the place of the list. */
export async function loadStores(auth: Pick<Auth, 'stores'> = menuAuth): Promise<string | undefined> {
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
export async function switchStore(
  id: string,
  auth: Pick<Auth, 'switchStore'> = menuAuth,
): Promise<string | undefined> {
  const result = await auth.switchStore(id)
  if (result.ok) return leave(link('home'))
  return settleFailure(result.error) ? undefined : explain(result.error, shellMessages.switchFailed)
}
