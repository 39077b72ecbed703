/** Vectors of length 1 by the id of the piece that they are of. */
export type Vectors = ReadonlyMap<string, Float32Array>

/** A question as an embedding model understands it, beside what the store knows. */
export interface Meaning {
  readonly vectors: Vectors
  readonly asked: Float32Array
}

/**
 * What being the nearest by meaning adds to the odds of a piece, and what being far takes from them: a logistic regression over the
 * English questions to four shops with an English model (`docs/performance.md`). Only places count, as in reciprocal rank fusion:
 * how near two texts lie is on another scale for every model.
 */
const most = 2.97
const least = -1.46
/** The place from which on a piece is half as near as the first. */
const half = 10

/** What the place of each piece by meaning adds to its odds. */
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
