import { retrievePieces, defaultSearchWeights } from '../../knowledge/search/retrieve.ts'
import type { Knowledge, TermWeights } from '../../knowledge/search/retrieve.ts'
import type { LabelledMail, LabelledShop } from '../shops/test-shop.ts'
import { normalizeForLabels } from './judge-draft.ts'
import { createTestKnowledge } from './measure-answers.ts'

/** Where a ranking puts the right passage, counted over questions. */
interface RankingFigures {
  readonly questions: number
  readonly first: number
  readonly firstThree: number
}

/** Weights chosen from the other shops, with their ranking of this one. */
interface ShopRanking {
  readonly shop: string
  readonly weights: TermWeights
  readonly usual: RankingFigures
  readonly chosen: RankingFigures
}

interface LabelledQuestions {
  readonly name: string
  readonly knowledge: Knowledge
  readonly mails: readonly LabelledMail[]
}

const weightGrid: readonly TermWeights[] = [0.6, 0.8, 1, 1.2].flatMap((concept) =>
  [0.2, 0.4, 0.7, 1].flatMap((conceptWord) =>
    [0.3, 0.5, 1].map((frame) => ({ concept, conceptWord, frame })),
  ),
)
const maxPassages = 10

/** Cross-validates: chooses the weights of the search for each shop from the others. The last row uses all shops. */
export function calibrateRanking(
  shops: readonly (readonly [name: string, shop: LabelledShop])[],
): ShopRanking[] {
  const read = shops.map(([name, { documents, mails }]) => ({
    ...{ name, knowledge: createTestKnowledge(documents) },
    mails: mails.filter(({ says, isHostile }) => says.length > 0 && !isHostile),
  }))
  const ranked = new Map(weightGrid.map((weights) => [weights, read.map((shop) => rankShop(shop, weights))]))
  const usual = read.map((shop) => rankShop(shop, defaultSearchWeights))
  const chooseWeights = (isIncluded: (at: number) => boolean) => {
    const scoreWeights = (weights: TermWeights) =>
      (ranked.get(weights) ?? [])
        .filter((_, at) => isIncluded(at))
        .reduce((sum, ranks) => sum + scoreRanks(ranks), 0)
    return weightGrid.toSorted((a, b) => scoreWeights(b) - scoreWeights(a))[0] ?? defaultSearchWeights
  }
  const all = chooseWeights(() => true)
  return [
    ...read.map(({ name }, at) => {
      const weights = chooseWeights((other) => other !== at)
      const chosen = ranked.get(weights)?.[at] ?? []
      return { shop: name, weights, usual: countRanks(usual[at] ?? []), chosen: countRanks(chosen) }
    }),
    {
      ...{ shop: 'all', weights: all },
      usual: countRanks(usual.flat()),
      chosen: countRanks(ranked.get(all)?.flat() ?? []),
    },
  ]
}

/** The place of the right passage for each question, from 0. */
const rankShop = ({ knowledge, mails }: LabelledQuestions, weights: TermWeights): number[] =>
  mails.map(({ subject, text, language, says: [words = ''] }) => {
    const found = retrievePieces(knowledge, `${subject} ${text}`, {
      language,
      weights,
      passages: maxPassages,
    })
    const at = found.findIndex((piece) => normalizeForLabels(piece.text).includes(normalizeForLabels(words)))
    return at < 0 ? Infinity : at
  })

/** The mean reciprocal rank, so that each shop has the same weight. */
const scoreRanks = (ranks: readonly number[]): number =>
  ranks.reduce((sum, rank) => sum + 1 / (rank + 1), 0) / Math.max(1, ranks.length)

const countRanks = (ranks: readonly number[]): RankingFigures => ({
  questions: ranks.length,
  first: ranks.filter((rank) => rank === 0).length,
  firstThree: ranks.filter((rank) => rank < 3).length,
})
