import { analyzeText } from '../../knowledge/search/relevance.ts'
import type { TermFrequencies } from '../../knowledge/search/relevance.ts'
import { computeInverseFrequency } from './rate-answer.ts'
import type { AnswerRating } from './rate-answer.ts'

/** Returns the share of a mail's words and concepts that a text has, from 0 to 1. Rare ones count more. */
export function createMailShareOf(
  mail: string,
  language: string,
  common: TermFrequencies,
): (text: string, language: string) => number {
  const { stems, concepts } = analyzeText(mail, language)
  const terms = [...stems, ...concepts].filter((term) => !/^\d/.test(term))
  const sumWeights = (summed: readonly string[]) =>
    summed.reduce((sum, term) => sum + computeInverseFrequency(common.counts.get(term) ?? 0, common), 0)
  return (text, textLanguage) => {
    const read = analyzeText(text, textLanguage)
    const shared = terms.filter((term) => read.stems.has(term) || read.concepts.has(term))
    return shared.length === 0 ? 0 : sumWeights(shared) / sumWeights(terms)
  }
}

/** The evidence that a sentence answers a question. */
interface AnswerEvidence {
  readonly rating: AnswerRating
  /** The relevance of its passage to the question, from 0 to 1. */
  readonly relevance: number
  /** The share of the mail's words that it and its heading have. */
  readonly mailShare: number
  /** The whole mail finds its passage first. */
  readonly leadsForMail: boolean
  /** The passage is in another language, so fewer words of the mail can match. */
  readonly isForeign: boolean
}

/**
 * The weights of a logistic regression over the chosen sentences of 20 test shops
 * (docs/decisions/0088-the-whole-mail-finds-the-answer.md).
 */
const weights = {
  constant: -4.4,
  share: 1.6,
  unmet: -1,
  elsewhere: -1,
  decided: 0.9,
  relevance: 1.8,
  mailShare: 3.4,
  leadsForMail: 1.3,
  foreign: 0.6,
}

/** The likelihood of an answer whose heading asks the question. */
const askedLikelihood = 0.95

/** The probability that a sentence answers a question, from 0 to 1. */
export function estimateLikelihood({
  rating,
  relevance,
  mailShare,
  leadsForMail,
  isForeign,
}: AnswerEvidence): number {
  if (rating.isAsked) return askedLikelihood
  const logOdds =
    weights.constant +
    weights.share * rating.share +
    weights.unmet * Number(rating.unmet.length > 0) +
    weights.elsewhere * Number(rating.isElsewhere) +
    weights.decided * Number(rating.isDecided) +
    weights.relevance * relevance +
    weights.mailShare * mailShare +
    weights.leadsForMail * Number(leadsForMail) +
    weights.foreign * Number(isForeign)
  return 1 / (1 + Math.exp(-logOdds))
}

/** The least likelihood of an answer in a draft that no model wrote. */
export const minLikelihood = 0.41
/** The least likelihood of an answer that needs no check, in a draft that no model wrote. */
export const minSureLikelihood = 0.78
