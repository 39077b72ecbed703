import { isGenericWord } from './generic-words.ts'
import { analyzeWholePiece, computeInverseDocumentFrequency } from './relevance.ts'
import type { AnalyzedQuestion, SearchCandidate, TermFrequencies } from './relevance.ts'

/** The share of a question that a piece covers, weighted by rarity. */
export interface QuestionCoverage {
  /** The covered share of the question's words and concepts, from 0 to 1. */
  readonly share: number
  /** The share of the question's words without a concept, from 0 to 1. */
  readonly plain: number
}

/** The thresholds of relevance times coverage: for concepts, and the surcharge for plain words. */
const minBaseScore = 0.22
const minScorePerShare = 0.1

/** Measures how much of a question a piece covers. An unknown word weighs as much as the rarest. */
export function measureQuestionCoverage(
  asked: AnalyzedQuestion,
  language: string | undefined,
  piece: SearchCandidate,
  common: TermFrequencies,
): QuestionCoverage {
  const { stems, concepts } = analyzeWholePiece(piece)
  const isOther = piece.language !== undefined && language !== undefined && piece.language !== language
  const sum = { covered: 0, plain: 0, all: 0 }
  for (const unit of asked) {
    const isPlain = unit.concepts.length === 0
    const { stem = '' } = unit
    // Only concepts match across languages.
    if (isPlain && (isOther || isGenericWord(stem, language ?? ''))) continue
    const terms = isPlain ? [stem] : unit.concepts
    const weight = Math.max(...terms.map((term) => computeInverseDocumentFrequency(term, common)))
    const isIn = unit.concepts.some((concept) => concepts.has(concept)) || (!isOther && stems.has(stem))
    sum.all += weight
    if (isIn) sum.covered += weight
    if (isPlain) sum.plain += weight
  }
  return sum.all === 0 ? { share: 0, plain: 0 } : { share: sum.covered / sum.all, plain: sum.plain / sum.all }
}

/** True if a piece is relevant to a question and covers its words. Decision 39 has the figures. */
export const mayAnswerQuestion = (relevance: number, { share, plain }: QuestionCoverage): boolean =>
  relevance * share >= minBaseScore + minScorePerShare * plain
