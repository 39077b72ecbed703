import { normalize } from '../check/quotes.ts'
import type { Fact, QuestionAnswer } from '../facts/facts.ts'
import type { AnswerRater } from './choose-answer.ts'
import type { Rating, StoreContext } from './rate-answer.ts'
import { isSentence, readSourceParts } from './source-parts.ts'

/** A source of a draft, and what the draft quotes from it. */
export interface CitedSource {
  readonly fact: Fact
  readonly quotes: readonly string[]
}

/** The least share of the question that the whole passage covers. */
const leastOfPassage = 0.2
const byFact = 0.2
const byWord = 0.2

/**
 * True if a draft quotes the sentence that the search chose for a question. Of two chosen sentences, it must quote
 * the one that fits better.
 */
export function citesChosenSentence(
  { fact, quotes }: CitedSource,
  { lines }: QuestionAnswer,
  asked: AnswerRater,
  known: StoreContext,
): boolean {
  const { title, language, text: passage } = fact
  if (language === undefined) return false
  const cited = quotes.map(normalize).filter((quote) => quote !== '')
  const isCited = (quote: string) => cited.some((each) => each.includes(quote) || quote.includes(each))
  const scored = lines.map(({ text, claims }) => ({
    score: scoreOf(asked({ text, title, language, passage }, known)),
    isCited: claims.some(({ ref, quote }) => ref === fact.ref && isCited(normalize(quote))),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.some((line) => line.isCited && line.score === best)
}

/**
 * True if a draft quotes the one sentence of a passage that fits the question best. A model knows that a bowl is
 * stoneware, which no word of the store tells. Yields after each sentence.
 */
export function* citesBestSentence(
  { fact: { title, text, language }, quotes }: CitedSource,
  asked: AnswerRater,
  known: StoreContext,
): Generator<undefined, boolean> {
  if (language === undefined) return false
  const rate = (part: string) => asked({ text: part, title, language, passage: text }, known)
  if (rate(text).share < leastOfPassage) return false
  const cited = quotes.map(normalize).filter((quote) => quote !== '')
  let best = -Infinity
  let bestOther = -Infinity
  for (const part of readSourceParts(text)) {
    const own = normalize(part.quote)
    const isCited = cited.some((quote) => own.includes(quote) || quote.includes(own))
    if (isCited) best = Math.max(best, scoreOf(rate(part.text)))
    else if (isSentence(part)) bestOther = Math.max(bestOther, scoreOf(rate(part.text)))
    yield
  }
  return best > bestOther
}

const scoreOf = ({ share, isDecided, wordShare, unmet }: Rating): number =>
  share + byFact * Number(isDecided) + byWord * wordShare - 0.5 * unmet.length
