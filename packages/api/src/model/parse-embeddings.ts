import { ModelError } from './model.ts'

/** The highest accepted number of dimensions. No known model has more. */
const maxNumbers = 4096
/** Lists and objects per text, and around them. More take the parser long. */
const maxBrackets = { perText: 8, around: 100 }

/**
 * Reads the JSON of an embeddings endpoint: a list of numbers per text, in the order of the texts. The client library checks each
 * value by a schema, which takes a second for a hostile answer of 2 MB.
 */
export function parseEmbeddings(
  json: string,
  texts: number,
): { readonly vectors: readonly (readonly number[])[]; readonly tokens: unknown } {
  if (countBrackets(json) > texts * maxBrackets.perText + maxBrackets.around) throw new ModelError('nonsense')
  const answer = JSON.parse(json) as { data?: unknown; usage?: { prompt_tokens?: unknown } } | null
  const data: unknown = answer?.data
  if (!Array.isArray(data) || data.length !== texts) throw new ModelError('nonsense')
  const vectors = data.map((entry: { embedding?: unknown } | null) => {
    const numbers: unknown = entry?.embedding
    if (!isVector(numbers)) throw new ModelError('nonsense')
    return numbers
  })
  return { vectors, tokens: answer?.usage?.prompt_tokens }
}

const isVector = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= maxNumbers && value.every((each) => typeof each === 'number')

function countBrackets(json: string): number {
  let count = 0
  for (const bracket of '[{')
    for (let at = json.indexOf(bracket); at >= 0; at = json.indexOf(bracket, at + 1)) count += 1
  return count
}

/** Normalizes vectors to length 1. Throws for incomparable ones. */
export function toUnitVectors(embeddings: readonly (readonly number[])[]): Float32Array[] {
  const size = embeddings[0]?.length ?? 0
  return embeddings.map((numbers) => {
    const length = Math.hypot(...numbers)
    if (numbers.length !== size || !Number.isFinite(length) || length === 0) throw new ModelError('nonsense')
    return Float32Array.from(numbers, (value) => value / length)
  })
}
