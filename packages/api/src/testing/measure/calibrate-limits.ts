import { measureQuestionCoverage } from '../../knowledge/search/question-coverage.ts'
import { analyzeQuestion } from '../../knowledge/search/relevance.ts'
import { retrievePieces } from '../../knowledge/search/retrieve.ts'
import { analyzeMail } from '../../drafting/analysis/analyze-mail.ts'
import { normalizeForLabels } from './judge-draft.ts'
import { createTestKnowledge } from './measure-answers.ts'
import type { LabelledShop } from '../shops/test-shop.ts'

/** Thresholds for an answer (`mayAnswerQuestion` in `question-coverage.ts`): the least score, and its increase for plain words. */
export interface AnswerThresholds {
  readonly meant: number
  readonly plain: number
}

/** The results of a rule at a shop. */
interface RuleFigures {
  /** Unanswerable questions for which it finds nothing, between 0 and 1. */
  readonly refused: number
  /** Answerable questions whose right passage it keeps, between 0 and 1. */
  readonly kept: number
}

/** Values chosen from the other shops, with their results at this one. */
export interface ShopLimits extends RuleFigures {
  readonly shop: string
  readonly limits: AnswerThresholds
}

interface AnswerCandidate {
  readonly isRight: boolean
  readonly product: number
  readonly plain: number
}
interface LabelledQuestion {
  readonly isAnswerable: boolean
  readonly candidates: readonly AnswerCandidate[]
}

/** The least average share of unanswerable questions to refuse. */
const minRefusedShare = 0.9
const numberSteps = (count: number, size: number) => Array.from({ length: count }, (_, at) => at * size)
const thresholdGrid: readonly AnswerThresholds[] = numberSteps(13, 0.02).flatMap((meant) =>
  numberSteps(9, 0.05).map((plain) => ({ meant, plain })),
)

/** Cross-validates: chooses values for each shop from the others. The last row uses all shops. */
export function calibrateLimits(
  shops: readonly (readonly [name: string, shop: LabelledShop])[],
): ShopLimits[] {
  const read = shops.map(([name, shop]) => ({ name, questions: readQuestions(shop) }))
  const all = read.map(({ questions }) => questions)
  const total = chooseThresholds(all)
  return [
    ...read.map(({ name, questions }) => {
      const limits = chooseThresholds(all.filter((each) => each !== questions))
      return { shop: name, limits, ...measureRule(questions, limits) }
    }),
    { shop: 'all', limits: total, ...averageFigures(all, total) },
  ]
}

/** Chooses the values that refuse enough and keep the most, averaged over shops. */
function chooseThresholds(shops: readonly (readonly LabelledQuestion[])[]): AnswerThresholds {
  const rows = thresholdGrid.map((limits) => ({ limits, ...averageFigures(shops, limits) }))
  const strict = rows.filter(({ refused }) => refused >= minRefusedShare)
  const [best] = strict.length > 0 ? strict.toSorted((a, b) => b.kept - a.kept) : rows.toReversed()
  return best?.limits ?? { meant: 1, plain: 0 }
}

function averageFigures(
  shops: readonly (readonly LabelledQuestion[])[],
  limits: AnswerThresholds,
): RuleFigures {
  const fared = shops.map((questions) => measureRule(questions, limits))
  const meanOf = (of: (one: RuleFigures) => number) =>
    fared.reduce((sum, one) => sum + of(one), 0) / fared.length
  return { refused: meanOf(({ refused }) => refused), kept: meanOf(({ kept }) => kept) }
}

function measureRule(
  questions: readonly LabelledQuestion[],
  { meant, plain }: AnswerThresholds,
): RuleFigures {
  const isAboveThreshold = (one: AnswerCandidate) => one.product >= meant + plain * one.plain
  const open = questions.filter(({ isAnswerable }) => !isAnswerable)
  const found = questions.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  const shareOf = (part: readonly LabelledQuestion[], whole: readonly LabelledQuestion[]) =>
    whole.length === 0 ? 1 : part.length / whole.length
  return {
    refused: shareOf(
      open.filter(({ candidates }) => !candidates.some(isAboveThreshold)),
      open,
    ),
    kept: shareOf(
      found.filter(({ candidates }) => candidates.some((one) => one.isRight && isAboveThreshold(one))),
      found,
    ),
  }
}

/** Mails of one question with the passages that are found for them. */
function readQuestions({ documents, mails }: LabelledShop): LabelledQuestion[] {
  const knowledge = createTestKnowledge(documents)
  return mails.flatMap(({ subject, text, language, says, orders, isHostile }) => {
    const { questions, search } = analyzeMail({ subject, text, language })
    if (isHostile || orders || questions.length !== 1) return []
    const [words = ''] = says
    const found = [...new Set([...search, ...questions])].flatMap((each) => {
      const asked = analyzeQuestion(each, language)
      return retrievePieces(knowledge, each, { language }).map((piece) => {
        const { share, plain } = measureQuestionCoverage(asked, language, piece, knowledge.common)
        const isRight = words !== '' && normalizeForLabels(piece.text).includes(normalizeForLabels(words))
        return { isRight, product: piece.relevance * share, plain }
      })
    })
    return [{ isAnswerable: words !== '', candidates: found }]
  })
}
