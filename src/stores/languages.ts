import { atom } from 'nanostores'
import type { Auth, Language } from '@draftdesk/auth-core/auth'
import { shellMessages } from '../messages/shell.ts'
import { explain, settleFailure } from './failure.ts'
import { menuAuth } from './menu-auth.ts'
import { showToast } from './toasts.ts'

/** The languages drafts can be written in; undefined until the menu was opened. */
export const $languages = atom<readonly Language[] | undefined>()

/** Loads the languages; a failure is a toast, and answered for the place of the list. */
export async function loadLanguages(auth: Pick<Auth, 'languages'> = menuAuth): Promise<string | undefined> {
  const result = await auth.languages()
  if (result.ok) {
    $languages.set(result.value)
    return undefined
  }
  if (settleFailure(result.error)) return undefined
  showToast('error', explain(result.error, shellMessages.languagesFailed))
  return shellMessages.listMissing
}

/** Sets the person's default language; answers whether it is set now. */
export async function setLanguage(
  userId: string,
  { code, name }: Language,
  auth: Pick<Auth, 'setLanguage'> = menuAuth,
): Promise<boolean> {
  const result = await auth.setLanguage(userId, code)
  if (result.ok) showToast('success', shellMessages.languageUpdated(name))
  else if (!settleFailure(result.error))
    showToast('error', explain(result.error, shellMessages.languageFailed))
  return result.ok
}
