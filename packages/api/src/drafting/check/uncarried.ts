import { findSaid } from '../../knowledge/search/concepts.ts'
import { readNumberWord } from '../../knowledge/search/number-words.ts'
import { byLanguage, readList } from '../../languages/languages.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { plain, readWords, stem } from '../../knowledge/search/words.ts'
import { isMonth, readWeekday } from './dates.ts'
import { removeTokens } from './hard-tokens.ts'
import { readUnit } from './units.ts'

/** A text with its language. */
export interface Wording {
  readonly text: string
  readonly language: string
}

/** A word of a sentence that its source does not carry. */
export interface UncarriedWord {
  readonly word: string
  readonly kind: 'name' | 'quantifier' | 'word'
}

/** Concepts whose words are synonyms. In others, such as colours, each word has its own meaning. */
const sameConcepts = new Set(
  'return refund exchange replacement repair cancel deliver parcel cost free payment pickup discount invoice contact address warranty late track label combine defect damage missing wrong proof order money shipping-cost subscription account password newsletter confirmation signature instalment valid assembly abroad'
    .split(' ')
    .map((concept) => `@${concept}`),
)
const compounding = byLanguage(({ hasCompounds }) => hasCompounds)
/** Words with so much of their beginning in common have one root: 'America' and 'American'. */
const leastRoot = 5
const leastShare = 0.6

const split = (list: string) => new Set(readList(list).map(plain))
const lightWords = byLanguage((known) => split(known.lightWords ?? ''))
const groups = byLanguage(({ synonyms = [] }) => {
  const byWord = new Map<string, number[]>()
  for (const [at, list] of synonyms.entries())
    for (const word of split(list)) byWord.set(word, [...(byWord.get(word) ?? []), at])
  return byWord
})
const classes = byLanguage(({ quantifiers = {} }) =>
  Object.entries(quantifiers).map(([name, list]) => [name, split(list)] as const),
)

/** A source as sentences are compared with it. */
export interface Carrier {
  readonly language: string
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
  readonly concepts: ReadonlySet<string>
  readonly groups: ReadonlySet<number>
  readonly weekdays: ReadonlySet<number>
}

/** Reads the words of a source. */
export function readCarrier({ text, language }: Wording): Carrier {
  const words = readWords(text)
  return {
    language,
    words,
    stems: new Set(words.map((word) => stem(word, language))),
    concepts: new Set(findSaid(words, language).map(({ concept }) => concept)),
    groups: new Set(words.flatMap((word) => groups.get(language)?.get(plain(word)) ?? [])),
    weekdays: new Set(words.flatMap((word) => readWeekday(word, language) ?? [])),
  }
}

/** The words of a sentence that no word of its source carries. Numbers, dates and codes are not among them. */
export function findUncarried({ text, language }: Wording, source: Carrier): UncarriedWord[] {
  const bare = removeTokens(text)
  const words = readWords(bare)
  const isOther = source.language !== language
  // German writes all nouns large.
  const names = language === 'de' ? new Set<string>() : findNames(bare)
  const said = findSaid(words, language)
  const isLight = (word: string) => isStopWord(word, language) || lightWords.get(language)?.has(plain(word))
  return words.flatMap((word, at): UncarriedWord[] => {
    if (isLight(word) || isCounted(word, language)) return []
    const day = readWeekday(word, language)
    const concepts = said.flatMap((each) => (each.at.includes(at) ? [each.concept] : []))
    const isName = day === undefined && names.has(word)
    const telling = concepts.filter((concept) => isSameThing(concept, isName))
    const isKnown =
      (day !== undefined && source.weekdays.has(day)) ||
      telling.some((concept) => source.concepts.has(concept)) ||
      (isOther
        ? source.words.includes(word) || (day === undefined && !isName && telling.length === 0)
        : isWordOf(word, source, language))
    return isKnown ? [] : [{ word, kind: isName ? 'name' : 'word' }]
  })
}

const isSameThing = (concept: string, isName: boolean): boolean =>
  concept.startsWith('@country-') || (!isName && sameConcepts.has(concept))

/** Numbers, their units and months are compared by value elsewhere. */
const isCounted = (word: string, language: string): boolean =>
  /^\d/.test(word) ||
  isMonth(word) ||
  readNumberWord(word, language) !== undefined ||
  readUnit(word)?.length === word.length

function isWordOf(word: string, { stems, words, groups: known }: Carrier, language: string): boolean {
  const own = stem(word, language)
  if (stems.has(own)) return true
  if (
    groups
      .get(language)
      ?.get(plain(word))
      ?.some((group) => known.has(group))
  )
    return true
  const bare = plain(word)
  return words.some((other) => {
    const root = commonLength(bare, plain(other))
    if (root >= leastRoot && root >= leastShare * Math.max(bare.length, other.length)) return true
    if (!compounding.get(language)) return false
    // 'anrufen' and 'ruft … an'
    if (bare.length > 5 && other.length > 3 && bare.endsWith(plain(other))) return true
    const [short, long] = own.length < other.length ? [own, plain(other)] : [stem(other, language), bare]
    return short.length >= leastRoot && long.includes(short)
  })
}

function commonLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Words that begin large inside a sentence. */
function findNames(text: string): Set<string> {
  const found = [
    ...text.matchAll(/(?=\p{Lu})(?<!\p{L})(?<=[\p{L}\p{N},;'’"()-]\s{0,20})\p{Lu}[\p{L}\p{M}]+/gu),
  ]
  return new Set(found.flatMap(([word]) => readWords(word)))
}

/** Quantifiers that a sentence adds to its source, and those of the source that it leaves out. */
export function findQuantifiers(sentence: Wording, source: Wording): UncarriedWord[] {
  const said = classesOf(sentence)
  const meant = classesOf(source)
  const add = (name: string, word: string | undefined): UncarriedWord[] =>
    word === undefined ? [] : [{ word: `${name}: ${word}`, kind: 'quantifier' }]
  return [
    ...['all', 'only'].flatMap((name) => (meant.has(name) ? [] : add(name, said.get(name)))),
    ...['some', 'only', 'condition'].flatMap((name) => (said.has(name) ? [] : add(name, meant.get(name)))),
  ]
}

/** By class the first word of a text. */
function classesOf({ text, language }: Wording): Map<string, string> {
  const found = new Map<string, string>()
  const lists = classes.get(language) ?? []
  for (const word of readWords(text).map(plain))
    for (const [name, list] of lists) if (list.has(word) && !found.has(name)) found.set(name, word)
  return found
}
