import { accountMessages as words } from '../messages/accounts.ts'
import { toasts } from '../messages/toasts.ts'
import { link } from '../routes.ts'
import { getClient } from './client.ts'
import { refuse, refuseForm } from './failure.ts'
import type { Refused } from './failure.ts'
import { leave } from './leave.ts'
import { showToast } from './toasts.ts'
import { sendFile } from './upload.ts'

const path = (id: string, part = ''): string => `/v1/users/${encodeURIComponent(id)}${part}`

/** Loads the page again, so that its header shows what was saved. */
const showSaved = (what: string): Promise<never> => leave(`${link('accounts', {}, { saved: what })}#account`)

/** Saves one's own name; answers what its form shows when that fails. */
export async function saveName(id: string, firstName: string, lastName: string): Promise<Refused> {
  const body = { first_name: firstName, last_name: lastName }
  const result = await getClient().request({ method: 'PUT', path: path(id), body })
  return result.ok ? showSaved('name') : refuseForm(result.error, words.failed)
}

/** Uploads one's own picture; answers the sentence to show when that fails. */
export async function savePicture(id: string, file: File): Promise<string> {
  const form = new FormData()
  form.set('file', file)
  const result = await sendFile(path(id, '/picture'), form, () => undefined)
  return result.ok ? showSaved('picture') : refuse(result.error, words.failed)
}

/** Removes one's own picture; answers the sentence to show when that fails. */
export async function removePicture(id: string): Promise<string> {
  const result = await getClient().request({ method: 'DELETE', path: path(id, '/picture') })
  return result.ok ? showSaved('no-picture') : refuse(result.error, words.failed)
}

/** Changes one's own password; answers what its form shows when that fails. */
export async function changePassword(
  id: string,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<Refused | undefined> {
  const body = { current_password: current, new_password: next }
  const result = await getClient().request({ method: 'POST', path: path(id, '/password'), body })
  if (!result.ok) return refuseForm(result.error, words.passwordFailed)
  showToast('success', toasts.passwordUpdated)
  return undefined
}
