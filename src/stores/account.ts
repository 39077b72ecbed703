import { accountMessages as words } from '../messages/accounts.ts'
import { toasts } from '../messages/toasts.ts'
import { accountVerbs } from '../models/account.ts'
import { link } from '../routes.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'
import { refuse, refuseForm } from './failure.ts'
import type { Refused } from './failure.ts'
import { leave } from './leave.ts'
import { showToast } from './toasts.ts'
import { sendFile } from './upload.ts'

/** Loads the page again, so that its header shows what was saved. */
const showSaved = (what: string): Promise<never> => leave(`${link('accounts', {}, { saved: what })}#account`)

/** Saves one's own name; answers what its form shows when that fails. */
export async function saveName(
  id: string,
  firstName: string,
  lastName: string,
  call: SiteCall = siteCall,
): Promise<Refused> {
  const result = await call(accountVerbs.rename(id, firstName, lastName))
  return result.ok ? showSaved('name') : refuseForm(result.error, words.failed)
}

/** Uploads one's own picture; answers the sentence to show when that fails. */
export async function savePicture(id: string, file: File, send: typeof sendFile = sendFile): Promise<string> {
  const result = await send(accountVerbs.setPicture(id, file))
  return result.ok ? showSaved('picture') : refuse(result.error, words.failed)
}

/** Removes one's own picture; answers the sentence to show when that fails. */
export async function removePicture(id: string, call: SiteCall = siteCall): Promise<string> {
  const result = await call(accountVerbs.removePicture(id))
  return result.ok ? showSaved('no-picture') : refuse(result.error, words.failed)
}

/** Changes one's own password; answers what its form shows when that fails. */
export async function changePassword(
  id: string,
  { current, next }: { readonly current: string; readonly next: string },
  call: SiteCall = siteCall,
): Promise<Refused | undefined> {
  const result = await call(accountVerbs.changePassword(id, current, next))
  if (!result.ok) return refuseForm(result.error, words.passwordFailed)
  showToast('success', toasts.passwordUpdated)
  return undefined
}
