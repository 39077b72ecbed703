import { readQuestion, readContent } from '../../knowledge/search/relevance.ts'
import { readWords, stem } from '../../knowledge/search/words.ts'
import { findRegion } from '../../knowledge/search/regions.ts'
import { isFrameWord } from '../../knowledge/search/frame-words.ts'
import { findNeeds } from './needs.ts'
import type { Need } from '../../languages/language.ts'
import { anyOf, byLanguage, languages, splitList } from '../../languages/languages.ts'

/** A content word or a concept of a question. */
export interface Unit {
  readonly stem: string | undefined
  readonly concepts: readonly string[]
}

/** The needs of a question that an answer must meet. */
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
  /** The stem of the word after 'which', such as 'colour'. */
  readonly attribute: string
  /** Names of places, brands and people in lower case. An answer must contain them literally. */
  readonly names: readonly string[]
}

/** Concepts that every shop question may have, so they distinguish no answer. */
const general = new Set(
  'order money parcel contact duration deadline region'.split(' ').map((concept) => `@${concept}`),
)
/** Keeps a general concept if the word has others too: 'buy back' is more than a purchase. */
function withoutGeneral({ stem, concepts }: Unit): Unit {
  const special = concepts.filter((concept) => !general.has(concept))
  return { stem, concepts: special.length > 0 ? special : concepts }
}

/** Concepts that a fact alone answers: a number of days answers 'how long'. */
const facets = new Set(['@duration', '@deadline', '@cost', '@dimension', '@origin', '@hours', '@valid'])

/** Kinds of facts that count as the subject if the question names no other. */
const ownSubjects = new Set(['@dimension', '@origin', '@hours', '@valid'])

const isCountry = (concept: string): boolean => concept.startsWith('@country')

const interrogative = new RegExp(
  `\\?|^(?:${anyOf(({ questions }) => questions.auxiliaries)})(?!\\p{L})`,
  'iu',
)
const isQuestion = (text: string): boolean => interrogative.test(text.trim())

const forLeave = new RegExp(`(?<!\\p{L})(?:${anyOf(({ requests }) => requests.leave)})(?!\\p{L})`, 'iu')

/**
 * Names in a question: capitalized words inside a sentence. In German, only places after a preposition count,
 * because all nouns are capitalized.
 */
function findNames(question: string, language: string): string[] {
  const found = question.match(nouns.get(language) ?? capital) ?? []
  const names = found
    .flatMap((name) => readWords(name))
    .filter((name) => name.length > 2 && findRegion(name, language) === undefined && !notNames.has(name))
  return [...names, ...(question.match(sizes) ?? []).map((size) => size.toLowerCase())]
}

/** Sizes of clothes. */
const sizes = /(?<![\p{L}\p{N}'’.])(?:X{0,3}S|M|X{0,4}L)(?![\p{L}\p{N}'’.-])/gu

const capital = /(?<=[\p{Ll}\p{N},'’"“(-]\s["“(]?)\p{Lu}[\p{L}\p{M}]+/gu
const nouns = byLanguage(
  ({ placePrepositions: before }) =>
    before &&
    new RegExp(
      `(?<=(?<!\\p{L})(?:${before.source})\\s)\\p{Lu}\\p{L}+|(?<!\\p{L})\\p{Lu}?\\p{Ll}{1,30}\\p{Lu}\\p{L}*|(?<!\\p{L})\\p{Lu}{2,}(?!\\p{L})`,
      'gu',
    ),
)
const notNames = new Set(languages.flatMap(({ capitalWords = '' }) => splitList(capitalWords)))

/** The noun after 'which' or 'what'. The answer must name it or an example of it. */
const attribute = new RegExp(`(?<!\\p{L})(?:${anyOf(({ questions }) => questions.which)})\\s?(\\p{L}+)`, 'iu')

/** Reads the needs of a question. A statement about a problem needs a next step. */
export function readQuestionNeeds(question: string, language: string, search = question): QuestionNeeds {
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
  // 'When do I see the money?' is only about money, which no kind of fact covers. 'From which amount?' is not.
  const attributeStem = stem(attribute.exec(question)?.[1]?.toLowerCase() ?? '', language)
  const broad = asked.filter(
    ({ stem: word, concepts }) =>
      needs.length > 0 &&
      !(word !== undefined && word === attributeStem) &&
      concepts.some((concept) => general.has(concept) && !facets.has(concept)),
  )
  const plain = asked.filter(({ stem, concepts }) => concepts.length > 0 || stem !== undefined)
  const open = [units, subjects, broad].find((list) => list.length > 0) ?? []
  return {
    language,
    units: open.length > 0 ? open : plain,
    isPlain: open.length > 0,
    needs,
    countries: asked.flatMap(({ concepts }) => concepts.filter(isCountry)),
    words: readContent(question, language).stems,
    around: readContent(search, language).stems,
    names: findNames(question, language),
    isForLeave: forLeave.test(question),
    attribute: attributeStem,
  }
}
