import { removeWordAccents, splitWords } from './split-words.ts'

/** Countries as ISO 3166-1 codes. */
const regionCodes =
  'AD AE AL AR AT AU BA BE BG BR CA CH CL CN CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IL IN IS IT JP KR LI LT LU LV MC ME MK MT MX NL NO NZ PL PT RO RS RU SE SG SI SK TR UA US ZA'.split(
    ' ',
  )
const otherRegionNames: Readonly<Record<string, string>> = {
  usa: 'us',
  america: 'us',
  uk: 'gb',
  england: 'gb',
  scotland: 'gb',
  britain: 'gb',
  holland: 'nl',
  czechia: 'cz',
  norge: 'no',
  eu: 'eu',
  ue: 'eu',
}

const regionsByLanguage = new Map<string, Map<string, string>>()

function listRegionNames(language: string): Map<string, string> {
  const known = regionsByLanguage.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const found = new Map(Object.entries(otherRegionNames))
  for (const code of regionCodes) {
    const words = splitWords(names.of(code) ?? '').map(removeWordAccents)
    // The longest word represents the name: 'Kingdom' for 'United Kingdom', 'Royaume' for 'Royaume-Uni'.
    const word = words.toSorted((a, b) => b.length - a.length)[0]
    if (word && word.length > 3) found.set(word, code.toLowerCase())
  }
  regionsByLanguage.set(language, found)
  return found
}

/** Finds the country of a word as a lower-case ISO code. */
export const findRegionCode = (word: string, language: string): string | undefined =>
  listRegionNames(language).get(word)
