import { readdirSync } from 'node:fs'
import type { Language, ReadableLanguage } from './language.ts'

const languagesFolder = new URL('.', import.meta.url)
const languageFiles = readdirSync(languagesFolder).filter((name) => /^[a-z]{2}\.ts$/.test(name))
const languageModules = await Promise.all(
  languageFiles.map(
    async (name) => import(new URL(name, languagesFolder).href) as Promise<{ language: ReadableLanguage }>,
  ),
)

/** All languages of this folder. */
const readableLanguages: readonly ReadableLanguage[] = languageModules.map(({ language }) => language)

/** The languages of drafts, by code. A language without phrases is for reading only. */
export const languages: readonly Language[] = readableLanguages.filter(
  (language): language is Language => 'phrases' in language,
)

const indexLanguagesByCode = <From extends ReadableLanguage, To>(
  all: readonly From[],
  read: (language: From) => To,
): ReadonlyMap<string, To> =>
  new Map(
    all.flatMap((language) => {
      const value = read(language)
      return [language.code, ...language.aliases].map((code) => [code, value] as const)
    }),
  )

/** Stemmers by the codes and aliases of their languages. */
export const stemmers = indexLanguagesByCode(readableLanguages, ({ stemmer }) => stemmer)

/** Values of the languages of drafts, by their codes and aliases. */
export const mapByLanguage = <Value>(read: (language: Language) => Value): ReadonlyMap<string, Value> =>
  indexLanguagesByCode(languages, read)

/** Codes of the languages of drafts, by codes and aliases. */
export const languageCodeByAlias = mapByLanguage(({ code }) => code)

/** True for a language of drafts, and without a language. */
export const isOfferedLanguage = (language: string | null | undefined): boolean =>
  language == null || languageCodeByAlias.has(language)

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** The languages of drafts with their English names, in alphabetical order. */
export const offeredLanguages: readonly { readonly code: string; readonly name: string }[] = languages
  .map(({ code }) => ({ code, name: languageNames.of(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

/** The alternatives of all languages, for a larger pattern. */
export const joinLanguagePatterns = (read: (language: Language) => RegExp | undefined): string =>
  languages.flatMap((language) => read(language)?.source ?? []).join('|')

/** A pattern of whole words, without regard to case. `\b` knows only ASCII letters. */
export const createWordPattern = (alternatives: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

/** The words of a list. */
export const splitWordList = (list: string): string[] => list.trim().split(/\s+/)
