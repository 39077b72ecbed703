/** Vectors of length 1 by the id of their piece. */
export type VectorsById = ReadonlyMap<string, Float32Array>

/** The vector of a question and those of the store's knowledge. */
export interface QuestionVectors {
  readonly vectors: VectorsById
  readonly asked: Float32Array
}

/**
 * The log-odds by rank, from a logistic regression over English questions to four shops (`docs/performance.md`). Ranks
 * replace similarity scores as in reciprocal rank fusion, because each model has its own scale.
 */
const topRankOdds = 2.97
const baseOdds = -1.46
/** The rank at which a piece gets half the odds of the first. */
const halfOddsRank = 10

/** Returns the log-odds that semantic search adds to each piece, by its rank. */
export function computeSemanticLogOdds(
  pieces: readonly { readonly id: string }[],
  { vectors, asked }: QuestionVectors,
): Map<string, number> {
  const near = pieces
    .flatMap(({ id }) => {
      const vector = vectors.get(id)
      return vector?.length === asked.length ? [{ id, relevance: computeDotProduct(vector, asked) }] : []
    })
    .toSorted((a, b) => b.relevance - a.relevance)
  return new Map(
    near.map(({ id }, rank) => [id, baseOdds + (topRankOdds * halfOddsRank) / (halfOddsRank + rank)]),
  )
}

function computeDotProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
