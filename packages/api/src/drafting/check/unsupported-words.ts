import { matchConcepts } from '../../knowledge/search/concepts.ts'
import { parseNumberWord } from '../../knowledge/search/number-words.ts'
import { mapByLanguage, splitWordList } from '../../languages/languages.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { removeWordAccents, splitWords, stemWord } from '../../knowledge/search/split-words.ts'
import { isMonth, findWeekday } from './find-dates.ts'
import { removeExactTokens } from './exact-tokens.ts'
import { parseUnit } from './parse-units.ts'

export interface TextWithLanguage {
  readonly text: string
  readonly language: string
}

/** A word of a sentence that its source does not support. */
export interface UnsupportedWord {
  readonly word: string
  readonly kind: 'name' | 'quantifier' | 'word'
}

/** Concepts whose words are synonyms. In others, such as colours, each word has its own meaning. */
const sameConcepts = new Set(
  'return refund exchange replacement repair cancel deliver parcel cost free payment pickup discount invoice contact address warranty late track label combine defect damage missing wrong proof order money shipping-cost subscription account password newsletter confirmation signature instalment valid assembly abroad'
    .split(' ')
    .map((concept) => `@${concept}`),
)
const hasCompoundsByLanguage = mapByLanguage(({ hasCompounds }) => hasCompounds)
/** Words with a common beginning of this length share a root: 'America' and 'American'. */
const minRootLength = 5
const minRootShare = 0.6

const toPlainWordSet = (list: string) => new Set(splitWordList(list).map(removeWordAccents))
const lightWords = mapByLanguage((known) => toPlainWordSet(known.lightWords ?? ''))
const synonymGroups = mapByLanguage(({ synonyms = [] }) => {
  const byWord = new Map<string, number[]>()
  for (const [at, list] of synonyms.entries())
    for (const word of toPlainWordSet(list)) byWord.set(word, [...(byWord.get(word) ?? []), at])
  return byWord
})
const quantifierClasses = mapByLanguage(({ quantifiers = {} }) =>
  Object.entries(quantifiers).map(([name, list]) => [name, toPlainWordSet(list)] as const),
)

/** The parsed words of a source. */
export interface SourceWords {
  readonly language: string
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
  readonly concepts: ReadonlySet<string>
  readonly groups: ReadonlySet<number>
  readonly weekdays: ReadonlySet<number>
}

/** Reads the words of a source. */
export function analyzeSourceWords({ text, language }: TextWithLanguage): SourceWords {
  const words = splitWords(text)
  return {
    language,
    words,
    stems: new Set(words.map((word) => stemWord(word, language))),
    concepts: new Set(matchConcepts(words, language).map(({ concept }) => concept)),
    groups: new Set(words.flatMap((word) => synonymGroups.get(language)?.get(removeWordAccents(word)) ?? [])),
    weekdays: new Set(words.flatMap((word) => findWeekday(word, language) ?? [])),
  }
}

/** Finds words of a sentence that no word of its source supports. Numbers, dates and codes are checked elsewhere. */
export function findUnsupportedWords(
  { text, language }: TextWithLanguage,
  source: SourceWords,
): UnsupportedWord[] {
  const bare = removeExactTokens(text)
  const words = splitWords(bare)
  const isOther = source.language !== language
  // German capitalizes all nouns, so capitals show no names.
  const names = language === 'de' ? new Set<string>() : findCapitalizedNames(bare)
  const matches = matchConcepts(words, language)
  const isLightWord = (word: string) =>
    isStopWord(word, language) || lightWords.get(language)?.has(removeWordAccents(word))
  return words.flatMap((word, at): UnsupportedWord[] => {
    if (isLightWord(word) || isNumberWord(word, language)) return []
    const day = findWeekday(word, language)
    const concepts = matches.flatMap((each) => (each.at.includes(at) ? [each.concept] : []))
    const isName = day === undefined && names.has(word)
    const telling = concepts.filter((concept) => isInterchangeableConcept(concept, isName))
    const isKnown =
      (day !== undefined && source.weekdays.has(day)) ||
      telling.some((concept) => source.concepts.has(concept)) ||
      (isOther
        ? source.words.includes(word) || (day === undefined && !isName && telling.length === 0)
        : isWordInSource(word, source, language))
    return isKnown ? [] : [{ word, kind: isName ? 'name' : 'word' }]
  })
}

/** True for a concept whose words mean the same. */
export const isInterchangeableConcept = (concept: string, isName: boolean): boolean =>
  concept.startsWith('@country-') || (!isName && sameConcepts.has(concept))

/** Numbers, their units and months are compared by value elsewhere. */
export const isNumberWord = (word: string, language: string): boolean =>
  /^\d/.test(word) ||
  isMonth(word) ||
  parseNumberWord(word, language) !== undefined ||
  parseUnit(word)?.length === word.length

/** True if a source has a word, another form of it or a synonym. */
export function isWordInSource(
  word: string,
  { stems, words, groups: known }: SourceWords,
  language: string,
): boolean {
  const own = stemWord(word, language)
  if (stems.has(own)) return true
  if (
    synonymGroups
      .get(language)
      ?.get(removeWordAccents(word))
      ?.some((group) => known.has(group))
  )
    return true
  const bare = removeWordAccents(word)
  return words.some((other) => {
    const root = measureCommonPrefix(bare, removeWordAccents(other))
    if (root >= minRootLength && root >= minRootShare * Math.max(bare.length, other.length)) return true
    if (!hasCompoundsByLanguage.get(language)) return false
    // A separable verb: 'anrufen' and 'ruft … an'.
    if (bare.length > 5 && other.length > 3 && bare.endsWith(removeWordAccents(other))) return true
    const [short, long] =
      own.length < other.length ? [own, removeWordAccents(other)] : [stemWord(other, language), bare]
    return short.length >= minRootLength && long.includes(short)
  })
}

function measureCommonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Capitalized words inside a sentence. */
function findCapitalizedNames(text: string): Set<string> {
  const found = [
    ...text.matchAll(/(?=\p{Lu})(?<!\p{L})(?<=[\p{L}\p{N},;'’"()-]\s{0,20})\p{Lu}[\p{L}\p{M}]+/gu),
  ]
  return new Set(found.flatMap(([word]) => splitWords(word)))
}

/** Finds quantifiers, such as 'all' or 'only', that a sentence adds to or drops from its source. */
export function findQuantifierMismatches(
  sentence: TextWithLanguage,
  source: TextWithLanguage,
): UnsupportedWord[] {
  const inSentence = findQuantifierClasses(sentence)
  const inSource = findQuantifierClasses(source)
  const addQuantifier = (name: string, word: string | undefined): UnsupportedWord[] =>
    word === undefined ? [] : [{ word: `${name}: ${word}`, kind: 'quantifier' }]
  return [
    ...['all', 'only'].flatMap((name) =>
      inSource.has(name) ? [] : addQuantifier(name, inSentence.get(name)),
    ),
    ...['some', 'only', 'condition'].flatMap((name) =>
      inSentence.has(name) ? [] : addQuantifier(name, inSource.get(name)),
    ),
    ...findReversedWords(sentence, source).flatMap((word) => addQuantifier('reversed', word)),
  ]
}

const oppositeWords = mapByLanguage(({ opposites: pairs = [] }) =>
  pairs
    .map((pair) => splitWordList(pair).map(removeWordAccents))
    .flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]),
)

/** Words of a sentence that replace their opposite in the source: 'after 28 days' for 'within 28 days'. */
function findReversedWords(sentence: TextWithLanguage, source: TextWithLanguage): string[] {
  if (sentence.language !== source.language) return []
  const own = listWordsAndPairs(sentence.text)
  const given = listWordsAndPairs(source.text)
  const countWord = (words: readonly string[], word: string) => words.filter((each) => each === word).length
  return (oppositeWords.get(sentence.language) ?? []).flatMap(([word, opposite]) =>
    countWord(own, word) > countWord(given, word) && countWord(own, opposite) < countWord(given, opposite)
      ? [word]
      : [],
  )
}

/** The words of a text, and each with the next one: 'en plus' is 'en', 'plus' and 'en-plus'. */
function listWordsAndPairs(text: string): string[] {
  const words = splitWords(text).map(removeWordAccents)
  return words.flatMap((word, at) => [word, `${word}-${words[at + 1] ?? ''}`])
}

/** The first quantifier of each class in a text. */
function findQuantifierClasses({ text, language }: TextWithLanguage): Map<string, string> {
  const found = new Map<string, string>()
  const lists = quantifierClasses.get(language) ?? []
  for (const word of splitWords(text).map(removeWordAccents))
    for (const [name, list] of lists) if (list.has(word) && !found.has(name)) found.set(name, word)
  return found
}
