import { getLanguage } from '../locales/get-texts.ts'

const displayNames = new Map<string, Intl.DisplayNames>()

/**
 * The name of a language by its ISO 639-1 code, in the language of the page, or in another such as its own. A value that
 * is no code stays as it is.
 */
export function formatLanguageName(code: string, inLanguage: string = getLanguage()): string {
  try {
    const found = displayNames.get(inLanguage) ?? new Intl.DisplayNames(inLanguage, { type: 'language' })
    displayNames.set(inLanguage, found)
    return found.of(code) ?? code
  } catch {
    return code
  }
}
