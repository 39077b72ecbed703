import type { Answer } from '@draftdesk/contract'
import { findPageLanguage } from '@draftdesk/contract/page-languages'
import { formatLanguageName } from './format-language-name.ts'

/** A language that a person can choose for their drafts, and for the pages if these are written in it. */
export interface LanguageChoice {
  readonly code: string
  /** Its name in itself, such as `Deutsch`. */
  readonly name: string
  readonly hasPages: boolean
}

/** Converts an offered language to what a menu shows. If the API sends no codes, it uses the name that the API sends. */
export const toLanguageChoice = ({ code, name }: Answer<'languages'>[number]): LanguageChoice => {
  const own = formatLanguageName(code, code)
  return {
    code,
    name: own === code ? name : own.charAt(0).toLocaleUpperCase(code) + own.slice(1),
    hasPages: findPageLanguage(code) !== undefined,
  }
}

/** Finds the chosen language by code, or by name as some servers send it. */
export const findLanguageChoice = (all: readonly LanguageChoice[], chosen: string | null | undefined) =>
  all.find(
    ({ code, name }) => code === chosen || name === chosen || formatLanguageName(code, 'en') === chosen,
  )
