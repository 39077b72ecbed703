import { matchConcepts } from '../../knowledge/search/concepts.ts'
import { readNumberWord } from '../../knowledge/search/number-words.ts'
import { byLanguage, splitList } from '../../languages/languages.ts'
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
const compounding = byLanguage(({ hasCompounds }) => hasCompounds)
/** Words with a common beginning of this length share a root: 'America' and 'American'. */
const leastRoot = 5
const leastShare = 0.6

const splitWords = (list: string) => new Set(splitList(list).map(plain))
const lightWords = byLanguage((known) => splitWords(known.lightWords ?? ''))
const groups = byLanguage(({ synonyms = [] }) => {
  const byWord = new Map<string, number[]>()
  for (const [at, list] of synonyms.entries())
    for (const word of splitWords(list)) byWord.set(word, [...(byWord.get(word) ?? []), at])
  return byWord
})
const classes = byLanguage(({ quantifiers = {} }) =>
  Object.entries(quantifiers).map(([name, list]) => [name, splitWords(list)] as const),
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
export function readSourceWords({ text, language }: Wording): SourceWords {
  const words = readWords(text)
  return {
    language,
    words,
    stems: new Set(words.map((word) => stem(word, language))),
    concepts: new Set(matchConcepts(words, language).map(({ concept }) => concept)),
    groups: new Set(words.flatMap((word) => groups.get(language)?.get(plain(word)) ?? [])),
    weekdays: new Set(words.flatMap((word) => readWeekday(word, language) ?? [])),
  }
}

/** Finds words of a sentence that no word of its source supports. Numbers, dates and codes are checked elsewhere. */
export function findUnsupportedWords({ text, language }: Wording, source: SourceWords): UnsupportedWord[] {
  const bare = removeTokens(text)
  const words = readWords(bare)
  const isOther = source.language !== language
  // German capitalizes all nouns, so capitals show no names.
  const names = language === 'de' ? new Set<string>() : findNames(bare)
  const matches = matchConcepts(words, language)
  const isLight = (word: string) => isStopWord(word, language) || lightWords.get(language)?.has(plain(word))
  return words.flatMap((word, at): UnsupportedWord[] => {
    if (isLight(word) || isCounted(word, language)) return []
    const day = readWeekday(word, language)
    const concepts = matches.flatMap((each) => (each.at.includes(at) ? [each.concept] : []))
    const isName = day === undefined && names.has(word)
    const telling = concepts.filter((concept) => isSynonymous(concept, isName))
    const isKnown =
      (day !== undefined && source.weekdays.has(day)) ||
      telling.some((concept) => source.concepts.has(concept)) ||
      (isOther
        ? source.words.includes(word) || (day === undefined && !isName && telling.length === 0)
        : isWordOf(word, source, language))
    return isKnown ? [] : [{ word, kind: isName ? 'name' : 'word' }]
  })
}

const isSynonymous = (concept: string, isName: boolean): boolean =>
  concept.startsWith('@country-') || (!isName && sameConcepts.has(concept))

/** Numbers, their units and months are compared by value elsewhere. */
const isCounted = (word: string, language: string): boolean =>
  /^\d/.test(word) ||
  isMonth(word) ||
  readNumberWord(word, language) !== undefined ||
  readUnit(word)?.length === word.length

function isWordOf(word: string, { stems, words, groups: known }: SourceWords, language: string): boolean {
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
    // A separable verb: 'anrufen' and 'ruft … an'.
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

/** Capitalized words inside a sentence. */
function findNames(text: string): Set<string> {
  const found = [
    ...text.matchAll(/(?=\p{Lu})(?<!\p{L})(?<=[\p{L}\p{N},;'’"()-]\s{0,20})\p{Lu}[\p{L}\p{M}]+/gu),
  ]
  return new Set(found.flatMap(([word]) => readWords(word)))
}

/** Finds quantifiers, such as 'all' or 'only', that a sentence adds to or drops from its source. */
export function findQuantifiers(sentence: Wording, source: Wording): UnsupportedWord[] {
  const inSentence = findQuantifierClasses(sentence)
  const inSource = findQuantifierClasses(source)
  const add = (name: string, word: string | undefined): UnsupportedWord[] =>
    word === undefined ? [] : [{ word: `${name}: ${word}`, kind: 'quantifier' }]
  return [
    ...['all', 'only'].flatMap((name) => (inSource.has(name) ? [] : add(name, inSentence.get(name)))),
    ...['some', 'only', 'condition'].flatMap((name) =>
      inSentence.has(name) ? [] : add(name, inSource.get(name)),
    ),
    ...findReversed(sentence, source).flatMap((word) => add('reversed', word)),
  ]
}

const opposites = byLanguage(({ opposites: pairs = [] }) =>
  pairs
    .map((pair) => splitList(pair).map(plain))
    .flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]),
)

/** Words of a sentence that replace their opposite in the source: 'after 28 days' for 'within 28 days'. */
function findReversed(sentence: Wording, source: Wording): string[] {
  if (sentence.language !== source.language) return []
  const own = readWords(sentence.text).map(plain)
  const given = readWords(source.text).map(plain)
  const count = (words: readonly string[], word: string) => words.filter((each) => each === word).length
  return (opposites.get(sentence.language) ?? []).flatMap(([word, opposite]) =>
    count(own, word) > count(given, word) && count(own, opposite) < count(given, opposite) ? [word] : [],
  )
}

/** The first quantifier of each class in a text. */
function findQuantifierClasses({ text, language }: Wording): Map<string, string> {
  const found = new Map<string, string>()
  const lists = classes.get(language) ?? []
  for (const word of readWords(text).map(plain))
    for (const [name, list] of lists) if (list.has(word) && !found.has(name)) found.set(name, word)
  return found
}
