import { AsyncLocalStorage } from 'node:async_hooks'
import '../locales/register-texts.ts'
import { choosePageLanguage, defaultLanguage, findPageLanguage } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { setLanguageReader } from '../locales/get-texts.ts'

const requestLanguage = new AsyncLocalStorage<{ language: PageLanguage }>()

setLanguageReader(() => requestLanguage.getStore()?.language ?? defaultLanguage)

/** Runs the answer to a request in the language that its browser prefers. */
export function runInRequestLanguage<Answer>(
  acceptLanguage: string | null | undefined,
  run: () => Answer,
): Answer {
  return requestLanguage.run({ language: choosePageLanguage(acceptLanguage) }, run)
}

/** Goes on in a person's own language, if the pages are written in it. */
export function setRequestLanguage(code: string | undefined): void {
  const request = requestLanguage.getStore()
  const language = findPageLanguage(code)
  if (request && language) request.language = language
}
