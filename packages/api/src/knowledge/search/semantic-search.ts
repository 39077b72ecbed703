/** Vectors of length 1 by the id of the piece that they are of. */
export type Vectors = ReadonlyMap<string, Float32Array>

/** A question as an embedding model understands it, beside what the store knows. */
export interface Meaning {
  readonly vectors: Vectors
  readonly asked: Float32Array
}

/**
 * The log-odds by rank, from a logistic regression over English questions to four shops (`docs/performance.md`). Ranks
 * replace similarity scores as in reciprocal rank fusion, because each model has its own scale.
 */
const most = 2.97
const least = -1.46
/** The place from which on a piece is half as near as the first. */
const half = 10

/** Returns the log-odds that semantic search adds to each piece, by its rank. */
export function findMeant(
  pieces: readonly { readonly id: string }[],
  { vectors, asked }: Meaning,
): Map<string, number> {
  const near = pieces
    .flatMap(({ id }) => {
      const vector = vectors.get(id)
      return vector?.length === asked.length ? [{ id, nearness: multiply(vector, asked) }] : []
    })
    .toSorted((a, b) => b.nearness - a.nearness)
  return new Map(near.map(({ id }, place) => [id, least + (most * half) / (half + place)]))
}

function multiply(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
