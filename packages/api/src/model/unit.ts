import { ModelFailure } from './model.ts'

/** More dimensions than any known model has. */
const mostNumbers = 4096

/** Normalizes vectors to length 1. Throws for incomparable ones. */
export function toUnit(embeddings: readonly (readonly number[])[]): Float32Array[] {
  const size = embeddings[0]?.length ?? 0
  return embeddings.map((numbers) => {
    const length = Math.hypot(...numbers)
    if (numbers.length !== size || size > mostNumbers || !Number.isFinite(length) || length === 0)
      throw new ModelFailure('nonsense')
    return Float32Array.from(numbers, (value) => value / length)
  })
}
