import { exceedsJson } from '../../platform/json-limits.ts'

/** Limits of a body. Calls use up to three levels and a few dozen values. */
const limits = { levels: 16, values: 1000 }

/** The parsed body, or the reason of its rejection. */
export type Json = { kind: 'json'; value: unknown } | { kind: 'broken' } | { kind: 'tooMuch' }

/** Parses JSON after counting depth and size, because parsing a million brackets is slow. */
export function parseJson(bytes: Buffer): Json {
  if (exceedsJson(bytes, limits)) return { kind: 'tooMuch' }
  try {
    return { kind: 'json', value: JSON.parse(bytes.toString('utf8')) }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'broken' }
    throw error
  }
}

/** True if a value contains a null character, which PostgreSQL cannot store. */
export function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null || value instanceof File) return false
  return Object.entries(value).some(([key, inner]) => holdsNull(key) || holdsNull(inner))
}
