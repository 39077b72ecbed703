import { ModelFailure } from './model.ts'

/** More numbers than any model in use gives. */
const mostNumbers = 4096

/** Vectors with the length 1; throws when they are none that can be compared with each other. */
export function toUnit(embeddings: readonly (readonly number[])[]): Float32Array[] {
  const size = embeddings[0]?.length ?? 0
  return embeddings.map((numbers) => {
    const length = Math.hypot(...numbers)
    if (numbers.length !== size || size > mostNumbers || !Number.isFinite(length) || length === 0)
      throw new ModelFailure('nonsense')
    return Float32Array.from(numbers, (value) => value / length)
  })
}
