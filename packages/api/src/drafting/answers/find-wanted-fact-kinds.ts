import { containsNegation } from '../check/same-polarity.ts'
import { matchConcepts } from '../../knowledge/search/concepts.ts'
import { splitSentences } from '../../knowledge/passages/split-sentences.ts'
import { splitWords } from '../../knowledge/search/split-words.ts'
import { findExactTokens } from '../check/exact-tokens.ts'
import type { ExactToken } from '../check/exact-tokens.ts'
import { createWordPattern, joinLanguagePatterns, mapByLanguage } from '../../languages/languages.ts'
import type { WantedFactKind } from '../../languages/language.ts'
import { isPromise } from '../check/courtesy-phrases.ts'

const askedNeeds = [
  'amount',
  'time',
  'duration',
  'origin',
  'measure',
  'count',
  'way',
  'spot',
  'code',
] as const
const needMatchers = askedNeeds.map((need) => {
  const names = joinLanguagePatterns((language) => language.needs[need])
  return [need, createWordPattern(need === 'code' ? `RAL|EAN|SKU|ISBN|pantone|${names}` : names)] as const
})

const placePattern = createWordPattern(joinLanguagePatterns(({ facts }) => facts.spots))
const procedurePattern = createWordPattern(joinLanguagePatterns(({ facts }) => facts.steps))
const momentPattern = createWordPattern(joinLanguagePatterns(({ facts }) => facts.moments))
const freeOfChargePattern = createWordPattern(
  `${joinLanguagePatterns(({ polarity }) => polarity.costsNothing)}|${joinLanguagePatterns(({ facts }) => facts.freesOfCost)}`,
)
/** 'Not possible' and 'excluded' answer a wish. */
const refusalPattern = createWordPattern(joinLanguagePatterns(({ polarity }) => polarity.exclusions))
const originPattern = new RegExp(
  `(?<=\\p{Ll}\\s)(?:${joinLanguagePatterns(({ facts }) => facts.from)})\\s\\p{Lu}\\p{Ll}+`,
  'u',
)

/** The patterns of the facts that a question wants, for `compilePatterns`. */
export const wantedFactPatterns: readonly RegExp[] = needMatchers.map(([, pattern]) => pattern)

/** The kinds of facts that a question wants. */
export const findWantedFactKinds = (question: string): WantedFactKind[] =>
  needMatchers.flatMap(([need, pattern]) => (pattern.test(question.replaceAll('’', "'")) ? [need] : []))

const currencyUnits = new Set(['eur', 'usd', 'gbp', 'chf', 'kr', 'pln', 'czk', 'percent'])
const timeUnits = new Set(['minute', 'hour', 'day', 'workday', 'month'])
const measureUnits = new Set(
  'kg gram centimetre millimetre kilometre metre millilitre litre watt gigabyte degree'.split(' '),
)
const hasNumberWithUnit = (tokens: readonly ExactToken[], units: ReadonlySet<string>): boolean =>
  tokens.some(({ kind, unit }) => kind === 'number' && unit !== undefined && units.has(unit))

const findTextConcepts = (text: string, language: string): string[] =>
  matchConcepts(splitWords(text), language).map(({ concept }) => concept)

/** True if a text says that something costs nothing. */
export const isFreeOfCharge = (text: string, language: string): boolean =>
  findTextConcepts(text, language).includes('@free') || freeOfChargePattern.test(text)

/** True if every amount in a text is a threshold for free shipping. Such a text gives no cost below it. */
export function hasOnlyFreeShippingThresholds(text: string, language: string): boolean {
  const amountsInSentence = (sentence: string) =>
    findExactTokens(sentence, language).filter((token) => hasNumberWithUnit([token], currencyUnits)).length
  const priced = splitSentences(text).filter((sentence) => amountsInSentence(sentence) > 0)
  return (
    priced.length > 0 &&
    priced.every((sentence) => amountsInSentence(sentence) === 1 && isFreeOfCharge(sentence, language))
  )
}

/** 1 January 2024 was a Monday. */
const mondayMs = Date.UTC(2024, 0, 1)
const weekdayPatterns = mapByLanguage(({ code }) => {
  const format = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' })
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((days) => format.format(mondayMs + days * 86_400_000))
  return new RegExp(`(?<!\\p{L})(?:${weekdays.join('|')})`, 'iu')
})

/** True if a text names weekdays, dates or a number of days. */
export const containsDay = (text: string, language: string): boolean =>
  weekdayPatterns.get(language)?.test(text) === true ||
  findExactTokens(text, language).some(
    ({ kind, unit }) => kind === 'date' || unit === 'day' || unit === 'workday' || unit === 'month',
  )

/** True if a text holds a number, a time or a day. */
export const containsNumber = (text: string, language: string): boolean =>
  findExactTokens(text, language).some(({ kind }) => kind === 'number' || kind === 'time' || kind === 'date')

/** True if a text holds a number without a unit. */
export const containsCount = (text: string, language: string): boolean =>
  findExactTokens(text, language).some(({ kind, unit }) => kind === 'number' && unit === undefined)

/** True if a text holds a fact of this kind. */
export function containsWantedFact(need: WantedFactKind, text: string, language: string): boolean {
  const tokens = findExactTokens(text, language)
  const conceptsInText = () => findTextConcepts(text, language)
  switch (need) {
    case 'amount':
      return hasNumberWithUnit(tokens, currencyUnits) || isFreeOfCharge(text, language)
    case 'time':
      return (
        hasNumberWithUnit(tokens, timeUnits) ||
        tokens.some(({ kind }) => kind === 'date' || kind === 'time') ||
        momentPattern.test(text)
      )
    // A weekday does not answer 'how long'.
    case 'duration':
      return (
        hasNumberWithUnit(tokens, timeUnits) || tokens.some(({ kind }) => kind === 'date' || kind === 'time')
      )
    case 'measure':
      return hasNumberWithUnit(tokens, measureUnits)
    case 'count':
      return tokens.some(({ kind }) => kind === 'number')
    case 'origin':
      return conceptsInText().some((concept) => concept.startsWith('@country')) || originPattern.test(text)
    case 'way':
      return (
        procedurePattern.test(text) ||
        isPromise(text) ||
        refusalPattern.test(text) ||
        containsNegation(text, language)
      )
    case 'spot':
      return placePattern.test(text) || tokens.some(({ kind }) => kind === 'address' || kind === 'phone')
    case 'code':
      return tokens.some(({ kind }) => kind === 'code') || /\d{4,}/.test(text)
  }
}
