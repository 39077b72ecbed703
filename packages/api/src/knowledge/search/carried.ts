import { isFrameWord } from './frame-words.ts'
import { readWhole, rarityOf } from './relevance.ts'
import type { QuestionReading, Candidate, Commonness } from './relevance.ts'

/** How much of a question a piece carries, weighed by rarity. */
export interface CarriedShare {
  /** Words and meanings of the question that stand in the piece, between 0 and 1. */
  readonly share: number
  /** Words of the question without a meaning in the glossaries, between 0 and 1. */
  readonly plain: number
}

/** The least product of likelihood and carried share with which a piece answers: by meanings of the glossary, or by plain words. */
const leastMeant = 0.22
const leastPlain = 0.1

/** Finds out how much of a question a piece carries. A word that no piece has weighs as much as the rarest. */
export function findCarried(
  asked: QuestionReading,
  language: string | undefined,
  piece: Candidate,
  common: Commonness,
): CarriedShare {
  const { stems, concepts } = readWhole(piece)
  const isOther = piece.language !== undefined && language !== undefined && piece.language !== language
  const sum = { carried: 0, plain: 0, all: 0 }
  for (const unit of asked) {
    const isPlain = unit.concepts.length === 0
    const { stem = '' } = unit
    // Across languages only meanings can meet.
    if (isPlain && (isOther || isFrameWord(stem, language ?? ''))) continue
    const terms = isPlain ? [stem] : unit.concepts
    const weight = Math.max(...terms.map((term) => rarityOf(term, common)))
    const isIn = unit.concepts.some((concept) => concepts.has(concept)) || (!isOther && stems.has(stem))
    sum.all += weight
    if (isIn) sum.carried += weight
    if (isPlain) sum.plain += weight
  }
  return sum.all === 0 ? { share: 0, plain: 0 } : { share: sum.carried / sum.all, plain: sum.plain / sum.all }
}

/** True if a piece may answer a question: it is likely to be about it, and carries its words. Decision 39 has the figures. */
export const mayAnswer = (relevance: number, { share, plain }: CarriedShare): boolean =>
  relevance * share >= leastMeant + leastPlain * plain
