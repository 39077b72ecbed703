import { countConcepts } from '../../knowledge/search/concepts.ts'
import { joinLanguagePatterns, mapByLanguage, languages, splitWordList } from '../../languages/languages.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { removeWordAccents, splitWords } from '../../knowledge/search/split-words.ts'

const promiseTexts = languages.flatMap((language) => language.promises)

/** True when a sentence promises something in the store's name. */
export const isPromise = (text: string): boolean => {
  const small = text.toLowerCase().replaceAll('’', "'")
  return promiseTexts.some((pattern) => pattern.test(small))
}

/** Polite phrases that fit every mail. */
const courtesyPattern = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ greetings }) => greetings.polite)})`,
  'iu',
)

const maxCourtesyWords = 30
const maxGreetingWords = 7
/** The longest signature line. */
const maxSignatureWords = 4

const greetingPattern = new RegExp(
  `^(?:${joinLanguagePatterns(({ greetings }) => greetings.salutation)})(?!\\p{L})`,
  'iu',
)

/** Polite phrases with a negation, such as 'do not hesitate'. */
const politeNegationPattern = new RegExp(
  joinLanguagePatterns(({ greetings }) => greetings.politeNo),
  'giu',
)
/** Stop words that answer a question by themselves, such as 'no'. */
const answerWords = mapByLanguage(
  ({ polarity }) => new Set(splitWordList(polarity.answers).map(removeWordAccents)),
)

/** The allowed words of a polite sentence, by language. */
const courtesyWords = mapByLanguage(({ greetings, phrases: { hello, thanks, quoted, bye } }) => {
  const words = splitWords([greetings.words, hello, thanks, quoted, bye].join(' '))
  return new Set(words.map(removeWordAccents))
})
const listCourtesyWords = (language: string): ReadonlySet<string> =>
  courtesyWords.get(language) ?? courtesyWords.get('en') ?? new Set()

/** True if a sentence is only polite, such as a greeting with a name, or a signature. */
export function isCourtesy(text: string, language: string): boolean {
  if (isPromise(text)) return false
  const words = splitWords(text.replaceAll('’', "'").replace(politeNegationPattern, ' '))
  if (words.length === 0) return true
  if (words.length > maxCourtesyWords) return false
  if (isSignature(text, words, language)) return true
  const list = listCourtesyWords(language)
  const isPoliteWord = (word: string) =>
    list.has(removeWordAccents(word)) ||
    (isStopWord(word, language) && !answerWords.get(language)?.has(removeWordAccents(word)))
  const others = words.filter((word) => !isPoliteWord(word))
  if (others.length === 0)
    return courtesyPattern.test(text) || words.every((word) => list.has(removeWordAccents(word)))
  const isNamed =
    greetingPattern.test(text.trim()) && words.length <= maxGreetingWords && /[,!:]?$/.test(text.trim())
  return (
    isNamed &&
    others.every((word) => startsWithCapital(text, word)) &&
    findStoreRuleConcepts(words, language).length === 0
  )
}

/** A line of names: 'Olga', 'Your Northwind team'. */
function isSignature(text: string, words: readonly string[], language: string): boolean {
  const names = words.filter((word) => !listCourtesyWords(language).has(removeWordAccents(word)))
  return (
    words.length <= maxSignatureWords &&
    !/[.!?:]$/.test(text.trim()) &&
    names.every((word) => startsWithCapital(text, word)) &&
    countConcepts(names, language).size === 0
  )
}

const startsWithCapital = (text: string, word: string): boolean => {
  const at = text.toLowerCase().indexOf(word)
  return at >= 0 && /\p{Lu}/u.test(text.charAt(at))
}

/** True when a sentence mentions a subject that a store's rules may cover. */
export const mentionsStoreRuleTopic = (text: string, language: string): boolean =>
  findStoreRuleConcepts(splitWords(text), language).length > 0

/** Concepts that store rules never cover. */
const conceptsOutsideStoreRules = new Set(
  'order parcel deliver late lost damage defect wrong missing track contact gift colour size material change connect sample weekend christmas address'
    .split(' ')
    .map((concept) => `@${concept}`),
)

const findStoreRuleConcepts = (words: readonly string[], language: string): string[] =>
  [...countConcepts(words, language).keys()].filter((concept) => !conceptsOutsideStoreRules.has(concept))
