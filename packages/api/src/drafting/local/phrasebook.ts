import type { Language } from '../../languages/language.ts'
import { mapByLanguage } from '../../languages/languages.ts'

const languagesByCode = mapByLanguage((language) => language)

/** A language of drafts by its code or an alias. English for others. */
export function getPhrases(language: string): Pick<Language, 'code' | 'phrases'> {
  const found = languagesByCode.get(language) ?? languagesByCode.get('en')
  if (!found) throw new Error('English has no file.')
  return found
}

/** Fills the placeholders of a phrase. Drops text in square brackets when its value is unknown. */
export const fillPhrase = (phrase: string, values: Readonly<Record<string, string | undefined>>): string =>
  phrase
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, key]) => values[key ?? '']) ? part : '',
    )
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
