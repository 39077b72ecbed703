/** The deepest nesting of a body. Calls use up to three levels. */
const mostLevels = 16

/** The most values of a body. Calls use a few dozen. */
const mostValues = 1000

/** The parsed body, or the reason of its rejection. */
export type Json = { kind: 'json'; value: unknown } | { kind: 'broken' } | { kind: 'tooMuch' }

/** Parses JSON after counting depth and size, because parsing a million brackets is slow. */
export function parseJson(bytes: Buffer): Json {
  if (holdsTooMuch(bytes)) return { kind: 'tooMuch' }
  try {
    return { kind: 'json', value: JSON.parse(bytes.toString('utf8')) }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'broken' }
    throw error
  }
}

const sign = {
  quote: 0x22,
  comma: 0x2c,
  escape: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
  open: 0x7b,
  close: 0x7d,
}

function holdsTooMuch(bytes: Buffer): boolean {
  let level = 0
  let values = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === sign.quote) at = endOfText(bytes, at)
    else if (byte === sign.comma) values += 1
    else if (byte === sign.open || byte === sign.openList) {
      level += 1
      values += 1
    } else if (byte === sign.close || byte === sign.closeList) level -= 1
    if (level > mostLevels || values > mostValues) return true
  }
  return false
}

/** Finds the end of the JSON string at `at`. */
function endOfText(bytes: Buffer, at: number): number {
  let end = at + 1
  while (end < bytes.length && bytes[end] !== sign.quote) end += bytes[end] === sign.escape ? 2 : 1
  return end
}

/** True if a value contains a null character, which PostgreSQL cannot store. */
export function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null || value instanceof File) return false
  return Object.entries(value).some(([key, inner]) => holdsNull(key) || holdsNull(inner))
}
