import { matchConcepts } from '../../knowledge/search/concepts.ts'
import { splitSentences } from '../../knowledge/passages/sentences.ts'
import { readWords } from '../../knowledge/search/words.ts'
import { findHardTokens } from '../check/hard-tokens.ts'
import type { HardToken } from '../check/hard-tokens.ts'
import { anyOf, languages, splitList } from '../../languages/languages.ts'
import type { Need } from '../../languages/language.ts'
import { isPromise } from '../check/phrases.ts'

/** A pattern of whole words. `\b` knows only ASCII letters. */
const createPattern = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const needs = ['amount', 'time', 'duration', 'origin', 'measure', 'count', 'way', 'spot', 'code'] as const
const questions = needs.map((need) => {
  const names = anyOf((language) => language.needs[need])
  return [need, createPattern(need === 'code' ? `RAL|EAN|SKU|ISBN|pantone|${names}` : names)] as const
})

const spots = createPattern(anyOf(({ facts }) => facts.spots))
const steps = createPattern(anyOf(({ facts }) => facts.steps))
const moments = createPattern(anyOf(({ facts }) => facts.moments))
const costsNothing = createPattern(anyOf(({ polarity }) => polarity.costsNothing))
/** 'Not possible' and 'excluded' answer a wish. */
const refusal = createPattern(
  `${anyOf(({ polarity }) => polarity.exclusions)}|${languages.flatMap(({ polarity }) => splitList(polarity.negations)).join('|')}`,
)
const origin = new RegExp(`(?<=\\p{Ll}\\s)(?:${anyOf(({ facts }) => facts.from)})\\s\\p{Lu}\\p{Ll}+`, 'u')

/** The kinds of facts that a question wants. */
export const findNeeds = (question: string): Need[] =>
  questions.flatMap(([need, pattern]) => (pattern.test(question.replaceAll('’', "'")) ? [need] : []))

const currencies = new Set(['eur', 'usd', 'gbp', 'chf', 'kr', 'pln', 'czk', 'percent'])
const times = new Set(['minute', 'hour', 'day', 'workday', 'month'])
const measures = new Set(
  'kg gram centimetre millimetre kilometre metre millilitre litre watt gigabyte degree'.split(' '),
)
const hasUnit = (tokens: readonly HardToken[], units: ReadonlySet<string>): boolean =>
  tokens.some(({ kind, unit }) => kind === 'number' && unit !== undefined && units.has(unit))

const conceptsOf = (text: string, language: string): string[] =>
  matchConcepts(readWords(text), language).map(({ concept }) => concept)

/** True if every amount in a text is a threshold for free shipping. Such a text gives no cost below it. */
export function hasOnlyFreeShippingThresholds(text: string, language: string): boolean {
  const amountsOf = (sentence: string) =>
    findHardTokens(sentence, language).filter((token) => hasUnit([token], currencies)).length
  const priced = splitSentences(text).filter((sentence) => amountsOf(sentence) > 0)
  return (
    priced.length > 0 &&
    priced.every((sentence) => amountsOf(sentence) === 1 && conceptsOf(sentence, language).includes('@free'))
  )
}

/** True if a text holds a fact of this kind. */
export function containsFact(need: Need, text: string, language: string): boolean {
  const tokens = findHardTokens(text, language)
  const concepts = () => conceptsOf(text, language)
  switch (need) {
    case 'amount':
      return hasUnit(tokens, currencies) || concepts().includes('@free') || costsNothing.test(text)
    case 'time':
      return (
        hasUnit(tokens, times) ||
        tokens.some(({ kind }) => kind === 'date' || kind === 'time') ||
        moments.test(text)
      )
    // A weekday does not answer 'how long'.
    case 'duration':
      return hasUnit(tokens, times) || tokens.some(({ kind }) => kind === 'date' || kind === 'time')
    case 'measure':
      return hasUnit(tokens, measures)
    case 'count':
      return tokens.some(({ kind }) => kind === 'number')
    case 'origin':
      return concepts().some((concept) => concept.startsWith('@country')) || origin.test(text)
    case 'way':
      return steps.test(text) || isPromise(text) || refusal.test(text)
    case 'spot':
      return spots.test(text) || tokens.some(({ kind }) => kind === 'address' || kind === 'phone')
    case 'code':
      return tokens.some(({ kind }) => kind === 'code') || /\d{4,}/.test(text)
  }
}
