import { getLastHeading } from '../../knowledge/search/last-heading.ts'
import { analyzeText } from '../../knowledge/search/relevance.ts'
import type { TermFrequencies } from '../../knowledge/search/relevance.ts'
import { splitWords, stemWord } from '../../knowledge/search/split-words.ts'
import {
  containsDay,
  containsCount,
  containsNumber,
  containsWantedFact,
  hasOnlyFreeShippingThresholds,
  isFreeOfCharge,
} from './find-wanted-fact-kinds.ts'
import type { WantedFactKind } from '../../languages/language.ts'
import { toHeadingText } from './source-parts.ts'
import { statesRuleForCountry, mentionsCountry } from './country-rules.ts'
import { analyzeQuestionNeeds } from './analyze-question-needs.ts'
import type { QuestionTerm, QuestionNeeds } from './analyze-question-needs.ts'
import { joinLanguagePatterns, mapByLanguage } from '../../languages/languages.ts'
import { splitQuestions } from '../analysis/split-questions.ts'

/** Words of a draft or a document that may answer a question. */
export interface CandidateAnswer {
  /** The sentences that are rated. */
  readonly text: string
  /** The document title and the headings above the sentences, outermost first. May be empty. */
  readonly title: string
  readonly language: string
  /** The whole passage around the sentences. */
  readonly passage?: string | undefined
}

/** How well a text answers a question. */
export interface AnswerRating {
  /** The answered share of the question, from 0 to 1. */
  readonly share: number
  /** The share of the question's words in the answer, frame words included. */
  readonly wordShare: number
  /** The heading of the answer asks the same question, and its sentences are about that question. */
  readonly isAsked: boolean
  /** The answer has each requested kind of fact, or decides the country of the question. */
  readonly isDecided: boolean
  /** The sentences of the answer name the action of the question, such as a return. */
  readonly isDone: boolean
  /** Concepts of the question that the answer does not mention. */
  readonly missing: readonly string[]
  /** The answer is about other goods, another direction or a later step. */
  readonly isOtherCase: boolean
  /** The answer omits a subject of the question that other texts of the store cover. */
  readonly missesSubject: boolean
  /** Requested kinds of facts that the answer lacks. */
  readonly unmet: readonly WantedFactKind[]
  /** The answer decides nothing for the country of the question. */
  readonly isElsewhere: boolean
}

/**
 * Concepts with many members: 'vegan' and 'nuts' are both ingredients, but one says nothing about the other.
 * Only the name of the concept asks for all of them.
 */
const conceptWords: Readonly<Record<string, RegExp>> = {
  '@material': /^(?:materi|stoff|fabric|mati|tejid|tessut|stof|made)/u,
  '@colour': /^(?:colo|farb|coul|kleur|farv|farg)/u,
  '@ingredient': /^(?:ingr|zutat|inhalt|allerg)/u,
  '@size': /^(?:siz|gross|groß|taill|tall|maat|misur)/u,
  '@payment': /^(?:pay|(?:an|be|ein|voraus)?zahl|paie|pag|betal|plat)/u,
  '@care': /^(?:care|clean|pfleg|reinig|entret|limpi|pul)/u,
  '@stock': /^(?:stock|avail|verfug|verfüg|lager|dispon|lever)/u,
  '@certified': /^(?:certif|zertif)/u,
  '@food': /^(?:food|lebensmit)/u,
  '@eco': /^(?:sustain|nachhalt|eco|oko)/u,
  '@water': /^(?:water|wasser)/u,
  '@connect': /^(?:connect|verbind|compat|kompat)/u,
  '@course': /^(?:cours|kurs|class|lesson|train)/u,
  '@accessor': /^(?:access)/u,
  '@spare': /^(?:spare|ersatz|part)/u,
  '@newsletter': /^(?:newsl)/u,
}
/** Concepts, each with the related concepts that also count in an answer. */
const relatedConcepts: Readonly<Record<string, readonly string[]>> = {
  '@shipping-cost': ['@deliver', '@parcel'],
  '@late': ['@lost'],
  '@lost': ['@late'],
  '@damage': ['@defect', '@warranty'],
  '@defect': ['@damage', '@warranty'],
  '@replacement': ['@exchange'],
  '@exchange': ['@replacement'],
  '@hours': ['@weekend'],
  '@gift': ['@gift-card'],
}

export const listRelatedConcepts = (concept: string): readonly string[] => [
  concept,
  ...(relatedConcepts[concept] ?? []),
]

const asksForConcept = (concept: string, stem: string | undefined): boolean =>
  stem === undefined || (conceptWords[concept]?.test(stem) ?? true)

/** Actions that apply to all goods, so an answer need not name the goods. */
const actionConcepts = new Set(
  `return refund exchange replacement repair cancel change deliver track pickup shipping-cost warranty damage defect wrong missing late lost
  payment invoice express customs`
    .split(/\s+/)
    .map((concept) => `@${concept}`),
)

/** Actions that a mail names once and its questions then only imply. */
export const goodsIndependentActions: ReadonlySet<string> = new Set([
  '@return',
  '@refund',
  '@exchange',
  '@replacement',
  '@repair',
  '@cancel',
])

/** Delivery options: a fact about one does not hold for the other. */
const deliveryConcepts = ['@deliver', '@shipping-cost', '@parcel']
const returnConcepts = ['@return', '@exchange', '@refund']

/** True if the question is about delivery but the answer is about returns. */
const isAboutReturnsOnly = ({ units }: QuestionNeeds, answered: ReadonlySet<string>): boolean => {
  const concepts = units.flatMap((unit) => unit.concepts)
  const asksForAny = (list: readonly string[]) => list.some((concept) => concepts.includes(concept))
  return (
    asksForAny(deliveryConcepts) &&
    !asksForAny(returnConcepts) &&
    answered.has('@return') &&
    !answered.has('@deliver')
  )
}

const enumerationPattern =
  /^[^.;:]{0,60}?(\p{L}+)(?:, [^.;:]{0,60}?)? (?:and|or|und|oder|et|ou|y|o|e|en|of) (\p{L}+)(?= (?:(?:that|which|die|qui|que) [^.;:]{3,40} |(?:\p{L}+ ){1,3})?(?:may|can|must|are|have|come|go|können|dürfen|sind|müssen|haben|peuvent|sont|pueden|son|possono|sono|kunnen|zijn|mogen))/iu

/** True if a sentence lists goods of which the mail names none. */
function isAboutOtherGoods(
  { around, language }: QuestionNeeds,
  { text, language: own }: CandidateAnswer,
): boolean {
  const [list] = enumerationPattern.exec(text) ?? []
  if (list === undefined || own !== language) return false
  return ![...analyzeText(list, own).stems].some((word) => around.has(word))
}

/** 'We refund you after your return has reached us' does not say that a return is possible. */
const afterwardsPattern =
  /(?<!\p{L})(?:after|once|as soon as|nachdem|sobald|après|dès que|después de|una vez|dopo|non appena|nadat|zodra|na|efter)(?!\p{L})[^,.;:!?\n]*/giu

/** 'Yes, on weekdays' answers the question of its heading. */
const yesOrNoPattern = new RegExp(
  `^(?:${joinLanguagePatterns(({ polarity }) => polarity.yesOrNo)})[,.:!]`,
  'iu',
)

/** For each condition, such as '@gift', the concepts that sentences of the store mention with it. */
export type ConditionSubjects = ReadonlyMap<string, ReadonlySet<string>>

/** Facts about all texts of a store. */
export interface StoreTextStatistics {
  readonly common: TermFrequencies
  readonly conditionSubjects: ConditionSubjects
  /** True if the store's sentence has a word that excludes something from a rule. */
  readonly isExcepted: (unit: QuestionTerm) => boolean
}

/** True if a question in the heading has the same subject and wants the same facts: 'Can I return an item?' asks 'Can I return it?' */
function isSameQuestionAsHeading(wanted: QuestionNeeds, { title, language }: CandidateAnswer): boolean {
  if (language !== wanted.language || !title.includes('?')) return false
  return splitQuestions(getLastHeading(title), language).some((question) => {
    const own = analyzeQuestionNeeds(question, language)
    return (
      own.isPlain === wanted.isPlain &&
      haveSameTerms(own.units, wanted.units) &&
      (own.isPlain || areSetsEqual(own.words, wanted.words)) &&
      areSetsEqual(new Set(own.needs), new Set(wanted.needs)) &&
      areSetsEqual(new Set(own.countries), new Set(wanted.countries))
    )
  })
}

const areSetsEqual = <Value>(a: ReadonlySet<Value>, b: ReadonlySet<Value>): boolean =>
  a.size === b.size && [...a].every((value) => b.has(value))

/** True if each unit of one list equals a unit of the other. */
const haveSameTerms = (a: readonly QuestionTerm[], b: readonly QuestionTerm[]): boolean =>
  a.every((unit) => b.some((other) => isSameTerm(unit, other))) &&
  b.every((unit) => a.some((other) => isSameTerm(unit, other)))

const isSameTerm = (a: QuestionTerm, b: QuestionTerm): boolean =>
  a.concepts.length === 0 || b.concepts.length === 0
    ? a.stem !== undefined && a.stem === b.stem
    : areSetsEqual(new Set(a.concepts), new Set(b.concepts))

/** The factor for a question without a subject. */
const vagueMatchShare = 0.5
/** The weight of a word that no text of the store has. */
const unknownWordWeight = 0.6
/** A concept in this share of the texts distinguishes none of them: 'bicycle' at a bicycle shop. */
const commonTermShare = 0.3
const isCommonCount = (count: number, total: number): boolean => count > total * commonTermShare
/** A word in fewer texts is never common, because in a small store each word is in a large share of the texts. */
const minCommonTexts = 4
/** True if so many texts of the store have the word that it distinguishes none of them. */
export const isCommonWord = (stem: string, { counts, total }: TermFrequencies): boolean => {
  const count = counts.get(stem) ?? 0
  return count >= minCommonTexts && isCommonCount(count, total)
}
/** The weight of goods if the answer names the action, because documents rarely name goods. */
const productNameWeight = 0.12

interface AnalyzedAnswer {
  /** The words of the sentences and of their heading. */
  readonly whole: ReturnType<typeof analyzeText>
  readonly sentences: ReturnType<typeof analyzeText>
  readonly words: ReadonlySet<string>
}
const analyzedAnswers = new WeakMap<CandidateAnswer, AnalyzedAnswer>()

/** Parses an answer once, because it is rated for several questions. */
function analyzeAnswerOnce(answer: CandidateAnswer): AnalyzedAnswer {
  const known = analyzedAnswers.get(answer)
  if (known) return known
  const text = `${toHeadingText(answer.title)}\n${answer.text}`
  const read = {
    whole: analyzeText(text, answer.language),
    sentences: analyzeText(answer.text, answer.language),
    words: new Set(splitWords(text)),
  }
  analyzedAnswers.set(answer, read)
  return read
}

const hasCompoundsByLanguage = mapByLanguage(({ hasCompounds }) => hasCompounds)
/** The fewest letters of the last part of a compound. */
const minCompoundHead = 5

/** True if a compound ends with the word: a 'Barauszahlung' is an 'Auszahlung'. */
const hasCompoundEndingWith = (word: string, stems: ReadonlySet<string>, language: string): boolean =>
  hasCompoundsByLanguage.get(language) === true &&
  word.length >= minCompoundHead &&
  [...stems].some((each) => each.endsWith(word))

/**
 * 'Can I use two codes?' wants a number without a unit, 'We need 40 plants. Is there a discount?' any number. An action such as a
 * return applies to any number of goods.
 */
function answersGoodsCount(
  { goodsCount, units }: QuestionNeeds,
  { text, language }: CandidateAnswer,
): boolean {
  if (
    goodsCount === undefined ||
    units.some(({ concepts }) => concepts.some((each) => actionConcepts.has(each)))
  )
    return true
  return goodsCount === 'question' ? containsCount(text, language) : containsNumber(text, language)
}

/** Rates how far a text answers a question. */
export function rateAnswer(
  wanted: QuestionNeeds,
  answer: CandidateAnswer,
  { common, isExcepted }: StoreTextStatistics,
): AnswerRating {
  const { language, units, needs, countries } = wanted
  const { whole, sentences, words } = analyzeAnswerOnce(answer)
  const isUnitInText = (
    { stem, concepts }: QuestionTerm,
    { stems, concepts: mentioned }: ReturnType<typeof analyzeText>,
  ) => {
    const isSpelled =
      answer.language === language &&
      stem !== undefined &&
      (stems.has(stem) || hasCompoundEndingWith(stem, stems, language))
    if (concepts.length === 0) return isSpelled
    return concepts.some((concept) => {
      if (concept in conceptWords && isSpelled) return true
      return listRelatedConcepts(concept).some((each) => mentioned.has(each)) && asksForConcept(concept, stem)
    })
  }
  const isUnitInAnswer = (unit: QuestionTerm) => isUnitInText(unit, whole)
  const rarest = computeInverseFrequency(0, common)
  const countTexts = ({ stem, concepts }: QuestionTerm) =>
    Math.max(
      ...concepts.map((concept) => common.counts.get(concept) ?? 0),
      stem === undefined ? 0 : (common.counts.get(stem) ?? 0),
      0,
    )
  const isCommonUnit = (unit: QuestionTerm) => isCommonCount(countTexts(unit), common.total)
  const mentionsAction = (read: ReturnType<typeof analyzeText>) =>
    units.some(
      (unit) => unit.concepts.some((concept) => actionConcepts.has(concept)) && isUnitInText(unit, read),
    )
  const isDone = mentionsAction(whole)
  const weighUnit = (unit: QuestionTerm) => {
    const count = countTexts(unit)
    if (unit.concepts.length > 0) return Math.max(0.35, computeInverseFrequency(count, common) / rarest)
    return count > 0
      ? computeInverseFrequency(count, common) / rarest
      : isDone
        ? productNameWeight
        : unknownWordWeight
  }
  const sumWeights = (list: readonly QuestionTerm[]) =>
    list.reduce((total, unit) => total + weighUnit(unit), 0)
  const total = sumWeights(units)
  const asksForFree = wanted.wantsFreeLimit || units.some(({ concepts }) => concepts.includes('@free'))
  const unmet = needs.filter(
    (need) =>
      !containsWantedFact(need, answer.text, answer.language) ||
      (need === 'time' && wanted.wantsDay && !containsDay(answer.text, answer.language)) ||
      (wanted.wantsFreeLimit && !isFreeOfCharge(answer.text, answer.language)) ||
      (need === 'amount' && !asksForFree && hasOnlyFreeShippingThresholds(answer.text, answer.language)),
  )
  if (needs.length === 0 && !answersGoodsCount(wanted, answer)) unmet.push('count')
  const missing = units.filter((unit) => !isUnitInAnswer(unit))
  const namesCountries =
    countries.length > 0 && countries.every((each) => mentionsCountry(each, answer.text, whole.concepts))
  // The country's name answers a question about one of its towns.
  const isPlaced = namesCountries || (countries.length > 0 && whole.concepts.has('@abroad'))
  // 'Do you post to Spain?' is half answered by the country. A missing concept would be another question about it.
  const countryWeight =
    namesCountries && missing.every(({ concepts }) => concepts.length === 0)
      ? sumWeights(countries.map((country) => ({ stem: undefined, concepts: [country] })))
      : 0
  const holdsWanted = needs.some((need) => need !== 'way') && unmet.length === 0
  const isAsked =
    isSameQuestionAsHeading(wanted, answer) &&
    (holdsWanted || units.some((unit) => isUnitInText(unit, sentences)))
  const isOtherCase =
    isAboutOtherGoods(wanted, answer) ||
    units.some(
      (unit) => unit.stem !== undefined && unit.stem === wanted.attribute && !isUnitInText(unit, sentences),
    ) ||
    isAboutReturnsOnly(wanted, sentences.concepts) ||
    (wanted.isForLeave &&
      isDone &&
      !yesOrNoPattern.test(answer.text) &&
      !mentionsAction(analyzeText(answer.text.replaceAll(afterwardsPattern, ' '), answer.language)))
  return {
    isAsked,
    wordShare:
      answer.language === language
        ? [...wanted.words].filter((word) => whole.stems.has(word)).length / Math.max(1, wanted.words.size)
        : 0,
    // A question without a subject cannot rule out an answer.
    share: isAsked
      ? 1
      : total === 0
        ? 0
        : ((countryWeight + sumWeights(units.filter(isUnitInAnswer))) / (countryWeight + total)) *
          (wanted.isPlain ? 1 : vagueMatchShare),
    missing: missing.flatMap(({ stem, concepts }) => (concepts.length > 0 ? concepts : (stem ?? []))),
    isOtherCase,
    missesSubject:
      isOtherCase ||
      missing.some(
        (unit) => isExcepted(unit) || (!isAsked && unit.concepts.length > 0 && !isCommonUnit(unit)),
      ) ||
      (!isPlaced &&
        wanted.names.some((name) => !words.has(name) && !whole.stems.has(stemWord(name, answer.language)))),
    isDecided:
      namesCountries || (unmet.length === 0 && needs.some((need) => need !== 'way' && need !== 'spot')),
    isDone: units.some(
      (unit) =>
        unit.concepts.some((concept) => goodsIndependentActions.has(concept)) &&
        isUnitInText(unit, sentences),
    ),
    unmet,
    isElsewhere: countries.some(
      (country) =>
        !statesRuleForCountry(country, answer.text, whole.concepts) &&
        !isPriceForCountryAbroad(country, answer, whole.concepts),
    ),
  }
}

/** 'Delivery abroad costs 9 €' is the price for a country that the passage names. */
const isPriceForCountryAbroad = (
  country: string,
  { passage = '', language }: CandidateAnswer,
  mentioned: ReadonlySet<string>,
): boolean => mentioned.has('@abroad') && analyzeText(passage, language).concepts.has(country)

/** The least answered share of a question. */
const minFitShare = 0.62

/** True if an answer covers its question, including its case, country and requested facts. */
export const isCompleteAnswer = ({ share, missesSubject, isElsewhere, unmet }: AnswerRating): boolean =>
  share >= minFitShare && !missesSubject && !isElsewhere && unmet.length === 0

/** The least share and the least relevance of an answer that a person should see. */
const minLikelyShare = 0.5
/** The least likelihood that the passage of an answer is about the question. */
export const minAnswerRelevance = 0.45

/** True if an answer is worth showing for review: it covers half of the question and contains the kind of fact asked for. */
export const isLikelyAnswer = (rating: AnswerRating, relevance: number): boolean =>
  rating.share >= minLikelyShare && relevance >= minAnswerRelevance && meetsQuestionNeeds(rating)

/** True unless an answer lacks a wanted fact, leaves the country open, or is about another case. */
export const meetsQuestionNeeds = ({ unmet, isElsewhere, isOtherCase }: AnswerRating): boolean =>
  unmet.length === 0 && !isElsewhere && !isOtherCase

/** The rarity of a term in the store's texts. */
export const computeInverseFrequency = (count: number, { total }: TermFrequencies): number =>
  Math.log(1 + (total - count + 0.5) / (count + 0.5))
