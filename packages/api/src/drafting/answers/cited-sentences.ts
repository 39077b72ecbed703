import { normalizeQuote } from '../check/find-quote.ts'
import type { Fact, QuestionAnswer } from '../facts/reply-facts.ts'
import type { AnswerRater } from './choose-answer.ts'
import type { AnswerRating, StoreTextStatistics } from './rate-answer.ts'
import { isFullSentence, splitSourceParts } from './source-parts.ts'

/** A source of a draft, and what the draft quotes from it. */
export interface CitedSource {
  readonly fact: Fact
  readonly quotes: readonly string[]
}

/** The least share of the question that the whole passage covers. */
const minPassageShare = 0.2
const factBonus = 0.2
const wordBonus = 0.2

/**
 * True if a draft quotes the sentence that the search chose for a question. Of two chosen sentences, it must quote
 * the one that fits better.
 */
export function citesChosenSentence(
  { fact, quotes }: CitedSource,
  { lines }: QuestionAnswer,
  asked: AnswerRater,
  known: StoreTextStatistics,
): boolean {
  const { title, language, text: passage } = fact
  if (language === undefined) return false
  const cited = quotes.map(normalizeQuote).filter((quote) => quote !== '')
  const isCitedQuote = (quote: string) => cited.some((each) => each.includes(quote) || quote.includes(each))
  const rated = lines.map(({ text, claims }) => ({
    rating: asked({ text, title, language, passage }, known),
    isCited: claims.some(({ ref, quote }) => ref === fact.ref && isCitedQuote(normalizeQuote(quote))),
  }))
  // 'Large tanks come with a haulier. It costs 49 €': the second sentence has the wanted fact, and its subject is in the first.
  const fewestUnmet = Math.min(...rated.map(({ rating }) => rating.unmet.length))
  const scored = rated
    .filter(({ rating }) => rating.unmet.length === fewestUnmet)
    .map(({ rating, isCited }) => ({ score: scoreCitedSentence(rating), isCited }))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.some((line) => line.isCited && line.score === best)
}

/**
 * True if a draft quotes the sentence of a passage that fits the question best. Yields after each sentence.
 */
export function* citesBestSentence(
  { fact: { title, text, language }, quotes }: CitedSource,
  asked: AnswerRater,
  known: StoreTextStatistics,
): Generator<undefined, boolean> {
  if (language === undefined) return false
  const rateText = (part: string) => asked({ text: part, title, language, passage: text }, known)
  if (rateText(text).share < minPassageShare) return false
  const cited = quotes.map(normalizeQuote).filter((quote) => quote !== '')
  let best = -Infinity
  let bestOther = -Infinity
  for (const part of splitSourceParts(text)) {
    const own = normalizeQuote(part.quote)
    const isCited = cited.some((quote) => own.includes(quote) || quote.includes(own))
    if (isCited) best = Math.max(best, scoreCitedSentence(rateText(part.text)))
    else if (isFullSentence(part)) bestOther = Math.max(bestOther, scoreCitedSentence(rateText(part.text)))
    yield
  }
  return best > bestOther
}

/**
 * True if a draft quotes a sentence that fits the question better than each sentence that the search chose. Sentences
 * are compared without their headings, which fit all sentences below them.
 */
export function citesBetterSentence(
  { fact, quotes }: CitedSource,
  { lines }: QuestionAnswer,
  facts: readonly Fact[],
  asked: AnswerRater,
  known: StoreTextStatistics,
): boolean {
  const scoreText = ({ text: passage, language }: Fact, text: string) =>
    language === undefined
      ? -Infinity
      : scoreCitedSentence(asked({ text, title: '', language, passage }, known))
  const cited = quotes.map(normalizeQuote).filter((quote) => quote !== '')
  const parts = splitSourceParts(fact.text).map(({ text, quote }) => ({ text, own: normalizeQuote(quote) }))
  const scoreParts = (isCited: (own: string) => boolean) =>
    parts.filter(({ own }) => isCited(own)).map(({ text }) => scoreText(fact, text))
  const citedScores = cited.flatMap((quote) => {
    const whole = scoreParts((own) => quote.includes(own))
    if (whole.length > 0) return whole
    // A few words may stand in several sentences. The worst of them counts.
    const partial = scoreParts((own) => own.includes(quote))
    return partial.length > 0 ? [Math.min(...partial)] : []
  })
  const chosenScores = lines.map(({ text, claims }) => {
    const source = facts.find(({ ref }) => ref === claims[0]?.ref)
    return source ? scoreText(source, text) : Infinity
  })
  return Math.max(...citedScores) > Math.max(...chosenScores)
}

const scoreCitedSentence = ({ share, isDecided, wordShare, unmet }: AnswerRating): number =>
  share + factBonus * Number(isDecided) + wordBonus * wordShare - 0.5 * unmet.length
