import { readQuestion, readSaid } from '../../knowledge/search/relevance.ts'
import { readWords, stem } from '../../knowledge/search/words.ts'
import { findRegion } from '../../knowledge/search/regions.ts'
import { isFrameWord } from '../../knowledge/search/frame-words.ts'
import { findNeeds } from './needs.ts'
import type { Need } from '../../languages/language.ts'
import { anyOf, byLanguage, languages, readList } from '../../languages/languages.ts'

/** A word of a question, or a meaning of it. */
export interface Unit {
  readonly stem: string | undefined
  readonly concepts: readonly string[]
}

/** A question as an answer is measured by it. */
export interface QuestionNeeds {
  readonly language: string
  readonly units: readonly Unit[]
  /** True if the question names its subject. */
  readonly isPlain: boolean
  readonly needs: readonly Need[]
  /** Countries that it names. */
  readonly countries: readonly string[]
  /** The stems of its words. */
  readonly words: ReadonlySet<string>
  /** The stems of the question and of the sentences around it. */
  readonly around: ReadonlySet<string>
  /** The question asks for permission. */
  readonly isForLeave: boolean
  /** The kind of thing that it asks for after 'which', without its ending. */
  readonly attribute: string
  /** Names of places, brands and people, in small letters: an answer has them letter for letter. */
  readonly names: readonly string[]
}

/** Meanings that only say that a question is asked of a shop, or that its facts answer for themselves. */
const general = new Set(
  'order money parcel contact duration deadline region'.split(' ').map((concept) => `@${concept}`),
)
/** 'Buy back' is a purchase too, and asks for more than one. */
function withoutGeneral({ stem, concepts }: Unit): Unit {
  const special = concepts.filter((concept) => !general.has(concept))
  return { stem, concepts: special.length > 0 ? special : concepts }
}

/** Kinds of facts that say so by themselves: a number of days is the answer to 'how long'. */
const facets = new Set(['@duration', '@deadline', '@cost', '@dimension', '@origin', '@hours', '@valid'])

/** Kinds of facts that are a subject where a question names no other. */
const ownSubjects = new Set(['@dimension', '@origin', '@hours', '@valid'])

const isCountry = (concept: string): boolean => concept.startsWith('@country')

const interrogative = new RegExp(
  `\\?|^(?:${anyOf(({ questions }) => questions.auxiliaries)})(?!\\p{L})`,
  'iu',
)
const isQuestion = (text: string): boolean => interrogative.test(text.trim())

const forLeave = new RegExp(`(?<!\\p{L})(?:${anyOf(({ requests }) => requests.leave)})(?!\\p{L})`, 'iu')

/** Names in a question: words with a capital letter that begin no sentence. Where all nouns have one, a place follows its preposition. */
function findNames(question: string, language: string): string[] {
  const found = question.match(nouns.get(language) ?? capital) ?? []
  return found
    .flatMap((name) => readWords(name))
    .filter((name) => name.length > 2 && findRegion(name, language) === undefined && !notNames.has(name))
}

const capital = /(?<=[\p{Ll}\p{N},'’"“(-]\s["“(]?)\p{Lu}[\p{L}\p{M}]+/gu
const nouns = byLanguage(
  ({ placePrepositions: before }) =>
    before &&
    new RegExp(
      `(?<=(?<!\\p{L})(?:${before.source})\\s)\\p{Lu}\\p{L}+|(?<!\\p{L})\\p{Lu}?\\p{Ll}{1,30}\\p{Lu}\\p{L}*|(?<!\\p{L})\\p{Lu}{2,}(?!\\p{L})`,
      'gu',
    ),
)
const notNames = new Set(languages.flatMap(({ capitalWords = '' }) => readList(capitalWords)))

/** The word after 'which' or 'what'. The answer names it, or a member of its concept. */
const attribute = new RegExp(`(?<!\\p{L})(?:${anyOf(({ questions }) => questions.which)})\\s?(\\p{L}+)`, 'iu')

/** Reads the needs of a question. A statement about a problem needs a next step. */
export function readWanted(question: string, language: string, search = question): QuestionNeeds {
  const found = findNeeds(question)
  const needs: readonly Need[] = found.length === 0 && !isQuestion(question) ? ['way'] : found
  const asked = readQuestion(question, language).map(withoutGeneral)
  const isOpen = ({ stem, concepts }: Unit) => {
    if (concepts.some((concept) => isCountry(concept) || concept === '@abroad')) return false
    // 'What do you charge?' means the price, whatever else 'charge' may mean.
    if (needs.length > 0 && concepts.some((concept) => facets.has(concept))) return false
    if (concepts.length > 0) return !concepts.every((concept) => general.has(concept))
    return stem !== undefined && !isFrameWord(stem, language)
  }
  const units = asked.filter(isOpen)
  // 'When are you open?' is only about the hours.
  const subjects = asked.filter(({ concepts }) => concepts.some((concept) => ownSubjects.has(concept)))
  // 'When do I see the money?' is only about money, which no kind of fact covers.
  const broad = asked.filter(
    ({ concepts }) =>
      needs.length > 0 && concepts.some((concept) => general.has(concept) && !facets.has(concept)),
  )
  const plain = asked.filter(({ stem, concepts }) => concepts.length > 0 || stem !== undefined)
  const open = [units, subjects, broad].find((list) => list.length > 0) ?? []
  return {
    language,
    units: open.length > 0 ? open : plain,
    isPlain: open.length > 0,
    needs,
    countries: asked.flatMap(({ concepts }) => concepts.filter(isCountry)),
    words: readSaid(question, language).stems,
    around: readSaid(search, language).stems,
    names: findNames(question, language),
    isForLeave: forLeave.test(question),
    attribute: stem(attribute.exec(question)?.[1]?.toLowerCase() ?? '', language),
  }
}
