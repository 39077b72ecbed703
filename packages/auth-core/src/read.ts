/** Reads a JSON object; lists, null and plain values are `undefined`. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** Reads a text that holds something. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Reads an identifier, a text or a finite number, as a text. */
export function readId(value: unknown): string | undefined {
  return Number.isFinite(value) ? String(value) : readText(value)
}

/** Reads 'True', 'False' or a boolean; `undefined` for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  const word = String(value).toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : undefined
}

/** Reads a finite number, also from digits in a text. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
