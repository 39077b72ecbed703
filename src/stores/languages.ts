import { atom } from 'nanostores'
import { choosePageLanguage, findPageLanguage } from '@draftdesk/contract/page-languages'
import { getLanguage } from '../locales/get-texts.ts'
import { headerMessages } from '../messages/shell.ts'
import { accountRequests } from '../models/account.ts'
import { formatLanguageName } from '../models/format-language-name.ts'
import { toLanguageChoice } from '../models/languages.ts'
import type { LanguageChoice } from '../models/languages.ts'
import type { SiteCall } from './calls/site-call.ts'
import { explainFailure, handlePageFailure } from './calls/explain-failure.ts'
import { siteCall } from './calls/site-call.ts'
import { saveToastForNextPage, showToast } from './toasts.ts'

/** The languages of drafts. Undefined until the menu was opened. */
export const $languages = atom<readonly LanguageChoice[] | undefined>()

/** Loads the languages. A failure shows a toast, and its message replaces the list. */
export async function loadLanguages(call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call('languages')
  if (result.ok) {
    $languages.set(result.value.map(toLanguageChoice))
    return undefined
  }
  if (handlePageFailure(result.error)) return undefined
  showToast('error', explainFailure(result.error, headerMessages.languagesFailed))
  return headerMessages.listMissing
}

/** Sets the user's default language. Returns true on success. */
export async function saveDefaultLanguage(
  userId: string,
  { code, name: ownName }: Pick<LanguageChoice, 'code' | 'name'>,
  call: SiteCall = siteCall,
): Promise<boolean> {
  const result = await call(accountRequests.setLanguage(userId, code))
  if (!result.ok) {
    if (!handlePageFailure(result.error))
      showToast('error', explainFailure(result.error, headerMessages.languageFailed))
    return false
  }
  const name = formatLanguageName(code)
  const text = headerMessages.languageUpdated(name === code ? ownName : name)
  // Pages that are not written in the language follow the browser.
  const pages = findPageLanguage(code) ?? choosePageLanguage(navigator.languages.join())
  if (pages === getLanguage()) showToast('success', text)
  else {
    saveToastForNextPage('success', text)
    location.reload()
  }
  return true
}
