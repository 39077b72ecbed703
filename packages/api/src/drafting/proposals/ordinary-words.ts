import { language as german } from '../../languages/de.ts'
import { languages } from '../../languages/languages.ts'
import { removeWordAccents, splitWords } from '../../knowledge/search/split-words.ts'

/** A word that this many customers share names none of them. */
const minCustomers = 3
/** The most counted words. Further ones count as unknown. */
const maxWords = 100_000

/** The words of all languages: greetings, questions and subjects of mails to shops. */
const ordinaryWords = new Set(
  languages
    .flatMap(
      ({ stopWords, frameWords = '', lightWords = '', capitalWords = '', glossary, phrases, synonyms }) => [
        stopWords,
        frameWords,
        lightWords,
        capitalWords,
        glossary,
        ...(synonyms ?? []),
        ...Object.values(phrases).flatMap((phrase) =>
          typeof phrase === 'string' ? [phrase] : Object.values(phrase as Record<string, string>),
        ),
      ],
    )
    .flatMap(splitWords)
    .map(removeWordAccents),
)

const stopWords = new Set(
  languages.flatMap((language) => splitWords(language.stopWords)).map(removeWordAccents),
)

const { workday, day, week, month, year, hour } = german.units
/** Names of spans that German writes with a capital. Those of other languages, such as 'Vuorinen', may be names of people. */
const germanSpanPattern = new RegExp(
  `^(?:${[workday, day, week, month, year, hour, /minuten?/u].map(({ source }) => source).join('|')})$`,
  'u',
)
/** 'Tag' is a name too. */
const minUnitLength = 4

/** True for the German name of a span, such as 'Tagen' in 'innerhalb von 30 Tagen'. */
const isTimeUnit = (word: string): boolean => word.length >= minUnitLength && germanSpanPattern.test(word)

/** True for a word such as 'will' or 'may' that is a name as well. */
export const isFunctionWord = (word: string): boolean => stopWords.has(removeWordAccents(word))

/** The words that mails of a store may show: they name no person and no place of one. */
export interface OrdinaryWords {
  /** Adds the words of a text that the store wrote for all customers. */
  readonly addOwn: (text: string) => void
  readonly addMail: (text: string, customer: string) => void
  /** True for a word of the store's texts, or of any language. The word is in lower case. */
  readonly isOrdinary: (word: string) => boolean
  /** True for a word that several customers share. */
  readonly isShared: (word: string) => boolean
}

/** Creates an empty list of known words. */
export function createOrdinaryWords(): OrdinaryWords {
  const own = new Set<string>()
  const customersOf = new Map<string, Set<string>>()
  /** Words next to a number, which may name a street or a town. */
  const places = new Set<string>()
  const isOrdinary = (word: string): boolean =>
    ordinaryWords.has(removeWordAccents(word)) || own.has(removeWordAccents(word)) || isTimeUnit(word)
  return {
    addOwn(text) {
      for (const word of splitWords(text)) if (own.size < maxWords) own.add(removeWordAccents(word))
    },
    addMail(text, customer) {
      for (const [written, at] of findWordsWithPositions(text)) {
        const key = removeWordAccents(written.toLowerCase())
        if (isCapitalized(written) && isNextToNumber(text, at, written.length)) {
          if (places.size < maxWords) places.add(key)
          continue
        }
        const customers = customersOf.get(key) ?? new Set()
        if (customers.size === 0 && customersOf.size >= maxWords) continue
        if (customers.size < minCustomers) customers.add(customer)
        customersOf.set(key, customers)
      }
    },
    isOrdinary,
    isShared: (word) => {
      const key = removeWordAccents(word)
      return !places.has(key) && (customersOf.get(key)?.size ?? 0) >= minCustomers
    },
  }
}

/** The words of a text as they are written, with their positions. */
export const findWordsWithPositions = (text: string): (readonly [written: string, at: number])[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}]{0,47}/gu)].map((match) => [match[0], match.index] as const)

/** True for a word that does not begin with a small letter, also in writing without small letters. */
export const isCapitalized = (word: string): boolean => !/^\p{Ll}/u.test(word)

/** 'Mill Lane 12' and '80331 Munich': at most one word between. */
function isNextToNumber(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - 24), at)
  const after = text.slice(at + length, at + length + 24)
  return (
    /\d\p{L}?[\s,.-]{1,3}(?:\p{Lu}[\p{L}\p{M}]{0,20}[\s,.-]{1,3})?$/u.test(before) ||
    /^[\s,.-]{1,3}(?:\p{Lu}[\p{L}\p{M}]{0,20}\.?[\s,.-]{1,3})?\d/u.test(after)
  )
}
