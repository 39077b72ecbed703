import { countConcepts } from '../../knowledge/search/concepts.ts'
import { anyOf, byLanguage, languages, splitList } from '../../languages/languages.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { plain, readWords } from '../../knowledge/search/words.ts'

const promises = languages.flatMap((language) => language.promises)

/** True when a sentence promises something in the store's name. */
export const isPromise = (text: string): boolean => {
  const small = text.toLowerCase().replaceAll('’', "'")
  return promises.some((pattern) => pattern.test(small))
}

/** Polite phrases that fit every mail. */
const courtesy = new RegExp(`(?<!\\p{L})(?:${anyOf(({ greetings }) => greetings.polite)})`, 'iu')

const longestCourtesy = 30
const longestGreeting = 7
/** The longest signature line. */
const longestSignature = 4

const greeting = new RegExp(`^(?:${anyOf(({ greetings }) => greetings.salutation)})(?!\\p{L})`, 'iu')

/** Polite phrases with a negation, such as 'do not hesitate'. */
const politeNo = new RegExp(
  anyOf(({ greetings }) => greetings.politeNo),
  'giu',
)
/** Stop words that answer a question by themselves, such as 'no'. */
const answers = byLanguage(({ polarity }) => new Set(splitList(polarity.answers).map(plain)))

/** The allowed words of a polite sentence, by language. */
const courtesyWords = byLanguage(({ greetings, phrases: { hello, thanks, quoted, bye } }) => {
  const words = readWords([greetings.words, hello, thanks, quoted, bye].join(' '))
  return new Set(words.map(plain))
})
const readCourtesyWords = (language: string): ReadonlySet<string> =>
  courtesyWords.get(language) ?? courtesyWords.get('en') ?? new Set()

/** True if a sentence is only polite, such as a greeting with a name, or a signature. */
export function isCourtesy(text: string, language: string): boolean {
  if (isPromise(text)) return false
  const words = readWords(text.replaceAll('’', "'").replace(politeNo, ' '))
  if (words.length === 0) return true
  if (words.length > longestCourtesy) return false
  if (isSignature(text, words, language)) return true
  const list = readCourtesyWords(language)
  const isPolite = (word: string) =>
    list.has(plain(word)) || (isStopWord(word, language) && !answers.get(language)?.has(plain(word)))
  const others = words.filter((word) => !isPolite(word))
  if (others.length === 0) return courtesy.test(text) || words.every((word) => list.has(plain(word)))
  const isNamed = greeting.test(text.trim()) && words.length <= longestGreeting && /[,!:]?$/.test(text.trim())
  return (
    isNamed &&
    others.every((word) => startsLarge(text, word)) &&
    findHarmfulConcepts(words, language).length === 0
  )
}

/** A line of names: 'Olga', 'Your Northwind team'. */
function isSignature(text: string, words: readonly string[], language: string): boolean {
  const names = words.filter((word) => !readCourtesyWords(language).has(plain(word)))
  return (
    words.length <= longestSignature &&
    !/[.!?:]$/.test(text.trim()) &&
    names.every((word) => startsLarge(text, word)) &&
    countConcepts(names, language).size === 0
  )
}

/** True if a word is capitalized in the text. */
const startsLarge = (text: string, word: string): boolean => {
  const at = text.toLowerCase().indexOf(word)
  return at >= 0 && /\p{Lu}/u.test(text.charAt(at))
}

/** True when a sentence mentions a subject that a store's rules may cover. */
export const isSerious = (text: string, language: string): boolean =>
  findHarmfulConcepts(readWords(text), language).length > 0

/** Concepts that store rules never cover. */
const harmless = new Set(
  'order parcel deliver late lost damage defect wrong missing track contact gift colour size material change connect sample weekend christmas address'
    .split(' ')
    .map((concept) => `@${concept}`),
)

const findHarmfulConcepts = (words: readonly string[], language: string): string[] =>
  [...countConcepts(words, language).keys()].filter((concept) => !harmless.has(concept))
