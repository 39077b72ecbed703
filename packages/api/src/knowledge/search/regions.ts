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

/** The names of countries in a language. */
interface RegionNames {
  /** Lower-case ISO codes by the word that represents a name. */
  readonly codes: ReadonlyMap<string, string>
  /** Patterns for the word before one that means something else alone: 'the' before 'us'. */
  readonly wordsBefore: ReadonlyMap<string, RegExp>
  /** 'United': the first word of the name of the United States, which other names may share. */
  readonly unionWord: RegExp | undefined
}

/** In these languages 'usa' is a form of 'to use' too. */
const languagesWithVerbUsa = new Set(['es', 'it', 'pt'])
const wordBeforeUsa =
  /^(?:a|los|en|desde|de|hacia|hasta|para|os|dos|nos|aos|em|in|gli|agli|dagli|degli|negli|per)$/

const regionsByLanguage = new Map<string, RegionNames>()

function listRegionNames(language: string): RegionNames {
  const known = regionsByLanguage.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const splitName = (code: string) => splitWords(names.of(code) ?? '').map(removeWordAccents)
  const codes = new Map(Object.entries(otherRegionNames))
  const wordsBefore = new Map<string, RegExp>()
  const [union, states, ...more] = splitName('US')
  // 'Vereinigten Staaten', 'Vereinigtes Königreich'
  const unionWord = union && states && more.length === 0 ? new RegExp(`^${union}[ns]?$`) : undefined
  for (const code of regionCodes) {
    const words = splitName(code).filter((word) => !unionWord?.test(word))
    // The longest word represents the name: 'Kingdom' for 'United Kingdom', 'Royaume' for 'Royaume-Uni'.
    const word = words.toSorted((a, b) => b.length - a.length)[0]
    if (word && word.length > 3) codes.set(word, code.toLowerCase())
  }
  if (unionWord && states) wordsBefore.set(states, unionWord)
  if (languagesWithVerbUsa.has(language)) wordsBefore.set('usa', wordBeforeUsa)
  if (language === 'en') {
    codes.set('us', 'us')
    wordsBefore.set('us', /^the$/)
  }
  const found = { codes, wordsBefore, unionWord }
  regionsByLanguage.set(language, found)
  return found
}

/** A country in a text. */
export interface RegionMatch {
  /** The lower-case ISO code. */
  readonly code: string
  /** True if the word before is a part of the name. */
  readonly hasUnionWord: boolean
}

/** Finds the country that a word names after another word, without accents. */
export function findRegion(word: string, previous: string, language: string): RegionMatch | undefined {
  const { codes, wordsBefore, unionWord } = listRegionNames(language)
  const code = codes.get(word)
  if (code === undefined || wordsBefore.get(word)?.test(previous) === false) return undefined
  return { code, hasUnionWord: unionWord?.test(previous) === true }
}

/** True for a word of a country's name. */
export function isRegionWord(word: string, language: string): boolean {
  const { codes, unionWord } = listRegionNames(language)
  return codes.has(word) || unionWord?.test(word) === true
}
