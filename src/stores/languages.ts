import { atom } from 'nanostores'
import { shellMessages } from '../messages/shell.ts'
import { accountVerbs } from '../models/account.ts'
import { toLanguage } from '../models/languages.ts'
import type { LanguageChoice } from '../models/languages.ts'
import type { SiteCall } from './calls/call.ts'
import { explain, settleFailure } from './calls/failure.ts'
import { menuCall } from './calls/menu-call.ts'
import { showToast } from './toasts.ts'

/** The languages drafts can be written in; undefined until the menu was opened. */
export const $languages = atom<readonly LanguageChoice[] | undefined>()

/** Loads the languages; a failure is a toast, and answered for the place of the list. */
export async function loadLanguages(call: SiteCall = menuCall): Promise<string | undefined> {
  const result = await call('languages')
  if (result.ok) {
    $languages.set(result.value.map(toLanguage))
    return undefined
  }
  if (settleFailure(result.error)) return undefined
  showToast('error', explain(result.error, shellMessages.languagesFailed))
  return shellMessages.listMissing
}

/** Sets the user's default language. Returns true on success. */
export async function setLanguage(
  userId: string,
  { code, name }: LanguageChoice,
  call: SiteCall = menuCall,
): Promise<boolean> {
  const result = await call(accountVerbs.setLanguage(userId, code))
  if (result.ok) showToast('success', shellMessages.languageUpdated(name))
  else if (!settleFailure(result.error))
    showToast('error', explain(result.error, shellMessages.languageFailed))
  return result.ok
}
