import { atom } from 'nanostores'
import { shellMessages } from '../messages/shell.ts'
import { storeVerbs, toOwnStore } from '../models/own-stores.ts'
import type { OwnStore } from '../models/own-stores.ts'
import { link } from '../routes.ts'
import type { SiteCall } from './calls/call.ts'
import { explain, settleFailure } from './calls/failure.ts'
import { leave } from './session/leave.ts'
import { menuCall } from './calls/menu-call.ts'
import { showToast } from './toasts.ts'

/** The own stores; undefined until the switcher was opened. */
export const $stores = atom<readonly OwnStore[] | undefined>()

/** Loads the own stores; a failure is a toast, and answered for the place of the list. */
export async function loadStores(call: SiteCall = menuCall): Promise<string | undefined> {
  const result = await call('stores')
  if (result.ok) {
    $stores.set(result.value.map(toOwnStore))
    return undefined
  }
  if (settleFailure(result.error)) return undefined
  showToast('error', explain(result.error, shellMessages.storesFailed))
  return shellMessages.listMissing
}

/** Switches to another store and opens its home page. Returns the error message if that fails. */
export async function switchStore(id: string, call: SiteCall = menuCall): Promise<string | undefined> {
  const result = await call(storeVerbs.enter(id))
  if (result.ok) return leave(link('home'))
  return settleFailure(result.error) ? undefined : explain(result.error, shellMessages.switchFailed)
}
