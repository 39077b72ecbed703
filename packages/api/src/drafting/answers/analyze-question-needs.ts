import { analyzeQuestion, analyzeText, isCountryConcept } from '../../knowledge/search/relevance.ts'
import { removeWordAccents, splitWords, stemWord } from '../../knowledge/search/split-words.ts'
import { isRegionWord } from '../../knowledge/search/regions.ts'
import { parseNumberWord } from '../../knowledge/search/number-words.ts'
import { isStopWord } from '../../knowledge/search/stop-words.ts'
import { parseUnit } from '../check/parse-units.ts'
import { isGenericWord } from '../../knowledge/search/generic-words.ts'
import { findWantedFactKinds } from './find-wanted-fact-kinds.ts'
import type { WantedFactKind } from '../../languages/language.ts'
import { joinLanguagePatterns, mapByLanguage, languages, splitWordList } from '../../languages/languages.ts'

/** A content word or a concept of a question. */
export interface QuestionTerm {
  readonly stem: string | undefined
  readonly concepts: readonly string[]
}

/** The needs of a question that an answer must meet. */
export interface QuestionNeeds {
  readonly language: string
  readonly units: readonly QuestionTerm[]
  /** True if the question names its subject. */
  readonly isPlain: boolean
  readonly needs: readonly WantedFactKind[]
  /** The question asks from which amount something is free. */
  readonly wantsFreeLimit: boolean
  /** It asks on which day. */
  readonly wantsDay: boolean
  /** Where the goods of the question are counted, as in 'two codes': in it or in the sentences around it. */
  readonly goodsCount: 'question' | 'context' | undefined
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
const generalConcepts = new Set(
  'order money parcel contact duration deadline region'.split(' ').map((concept) => `@${concept}`),
)
/** Keeps a general concept if the word has others too: 'buy back' is more than a purchase. */
function dropGeneralConcepts({ stem, concepts }: QuestionTerm): QuestionTerm {
  const special = concepts.filter((concept) => !generalConcepts.has(concept))
  return { stem, concepts: special.length > 0 ? special : concepts }
}

/** Concepts that a fact alone answers: a number of days answers 'how long'. */
const facetConcepts = new Set([
  '@duration',
  '@deadline',
  '@cost',
  '@dimension',
  '@origin',
  '@hours',
  '@valid',
])

/** Kinds of facts that count as the subject if the question names no other. */
const subjectConcepts = new Set(['@dimension', '@origin', '@hours', '@valid'])

const questionPattern = new RegExp(
  `\\?|^(?:${joinLanguagePatterns(({ questions }) => questions.auxiliaries)})(?!\\p{L})`,
  'iu',
)
const isQuestion = (text: string): boolean => questionPattern.test(text.trim())

const leaveRequestPattern = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ requests }) => requests.leave)})(?!\\p{L})`,
  'iu',
)

/**
 * Names in a question: capitalized words inside a sentence. In German, only places after a preposition count,
 * because all nouns are capitalized.
 */
function findNamesInQuestion(question: string, language: string): string[] {
  const found = question.match(nounPatterns.get(language) ?? capitalWordPattern) ?? []
  const names = found
    .flatMap((name) => splitWords(name))
    .filter(
      (name) =>
        name.length > 2 && !isRegionWord(removeWordAccents(name), language) && !wordsThatAreNoNames.has(name),
    )
  return [...names, ...(question.match(clothingSizePattern) ?? []).map((size) => size.toLowerCase())]
}

const clothingSizePattern = /(?<![\p{L}\p{N}'’.])(?:X{0,3}S|M|X{0,4}L)(?![\p{L}\p{N}'’.-])/gu

const capitalWordPattern = /(?<=[\p{Ll}\p{N},'’"“(-]\s["“(]?)\p{Lu}[\p{L}\p{M}]+/gu
const nounPatterns = mapByLanguage(
  ({ placePrepositions: before }) =>
    before &&
    new RegExp(
      `(?<=(?<!\\p{L})(?:${before.source})\\s)\\p{Lu}\\p{L}+|(?<!\\p{L})\\p{Lu}?\\p{Ll}{1,30}\\p{Lu}\\p{L}*|(?<!\\p{L})\\p{Lu}{2,}(?!\\p{L})`,
      'gu',
    ),
)
const wordsThatAreNoNames = new Set(languages.flatMap(({ capitalWords = '' }) => splitWordList(capitalWords)))

/** The noun after 'which' or 'what'. The answer must name it or an example of it. */
const attributePattern = new RegExp(
  `(?<!\\p{L})(?:${joinLanguagePatterns(({ questions }) => questions.which)})\\s?(\\p{L}+)`,
  'iu',
)

/** 'From when is delivery free?' wants an amount. */
const asksForFreeThreshold = (needs: readonly WantedFactKind[], asked: readonly QuestionTerm[]): boolean =>
  needs.includes('time') &&
  !needs.includes('duration') &&
  asked.some(({ concepts }) => concepts.includes('@free'))

/** A higher number is a price, a year or an order number. */
const maxGoodsCount = 999

/** The stems of the goods that a text counts: 'two codes', '40 plants'. */
function findCountedGoods(text: string, language: string): string[] {
  const words = splitWords(text)
  return words.flatMap((word, at) => {
    const count = /^\d+$/.test(word) ? Number(word) : parseNumberWord(word, language)
    const next = words[at + 1]
    if (count === undefined || count < 2 || count > maxGoodsCount || next === undefined) return []
    const stem = stemWord(next, language)
    const isGoods =
      !/\d/.test(next) &&
      !isStopWord(next, language) &&
      !isGenericWord(stem, language) &&
      parseUnit(next)?.length !== next.length
    return isGoods ? [stem] : []
  })
}

/** Concepts of questions whose answer depends on the number of goods. */
const quantityConcepts = ['@discount', '@wholesale', '@cost']

function findGoodsCount(question: string, search: string, language: string): QuestionNeeds['goodsCount'] {
  if (findCountedGoods(question, language).length > 0) return 'question'
  const { stems, concepts } = analyzeText(question, language)
  const asksForQuantity = quantityConcepts.some((concept) => concepts.has(concept))
  const isAskedAbout = (goods: string) => asksForQuantity || stems.has(goods)
  return findCountedGoods(search, language).some(isAskedAbout) ? 'context' : undefined
}

/** Reads the needs of a question. A statement about a problem needs a next step. */
export function analyzeQuestionNeeds(question: string, language: string, search = question): QuestionNeeds {
  const asked = analyzeQuestion(question, language).map(dropGeneralConcepts)
  const found = findWantedFactKinds(question)
  const wantsFreeLimit = asksForFreeThreshold(found, asked)
  const needs: readonly WantedFactKind[] = wantsFreeLimit
    ? ['amount']
    : found.length === 0 && !isQuestion(question)
      ? ['way']
      : found
  const isUnansweredUnit = ({ stem, concepts }: QuestionTerm) => {
    if (concepts.some((concept) => isCountryConcept(concept) || concept === '@abroad')) return false
    // 'What do you charge?' means the price, whatever else 'charge' may mean.
    if (needs.length > 0 && concepts.some((concept) => facetConcepts.has(concept))) return false
    if (concepts.length > 0) return !concepts.every((concept) => generalConcepts.has(concept))
    return stem !== undefined && !isGenericWord(stem, language)
  }
  const units = asked.filter(isUnansweredUnit)
  // 'When are you open?' is only about the hours.
  const subjects = asked.filter(({ concepts }) => concepts.some((concept) => subjectConcepts.has(concept)))
  // 'When do I see the money?' is only about money, which no kind of fact covers. 'From which amount?' is not.
  const attribute = attributePattern.exec(question)?.[1]?.toLowerCase() ?? ''
  const attributeStem = stemWord(attribute, language)
  const broad = asked.filter(
    ({ stem: word, concepts }) =>
      needs.length > 0 &&
      !(word !== undefined && word === attributeStem) &&
      concepts.some((concept) => generalConcepts.has(concept) && !facetConcepts.has(concept)),
  )
  const plain = asked.filter(({ stem, concepts }) => concepts.length > 0 || stem !== undefined)
  const open = [units, subjects, broad].find((list) => list.length > 0) ?? []
  return {
    language,
    units: open.length > 0 ? open : plain,
    isPlain: open.length > 0,
    needs,
    wantsFreeLimit,
    wantsDay: parseUnit(attribute)?.unit === 'day',
    goodsCount: isQuestion(question) ? findGoodsCount(question, search, language) : undefined,
    countries: asked.flatMap(({ concepts }) => concepts.filter(isCountryConcept)),
    words: analyzeText(question, language).stems,
    around: analyzeText(search, language).stems,
    names: findNamesInQuestion(question, language),
    isForLeave: leaveRequestPattern.test(question),
    attribute: attributeStem,
  }
}

/** The stems of words in a mail that are neither concepts nor frame a question: mostly goods. */
export const listGoods = (mail: string, language: string): string[] =>
  analyzeQuestion(mail, language).flatMap(({ stem, concepts }) =>
    stem !== undefined && concepts.length === 0 && !isGenericWord(stem, language) ? [stem] : [],
  )
