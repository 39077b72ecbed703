declare const minutesBrand: unique symbol

/** A length of time in minutes, more than 0 and finite; only `parseMinutes` makes one. */
export type Minutes = number & { readonly [minutesBrand]: true }

/** Lifetime of a token: issue time (Unix ms) and minutes. */
export interface TokenLife {
  /** Time of issue in Unix ms, if known. */
  readonly issuedAtMs: number | undefined
  /** Lifetime in minutes, if known. */
  readonly expiresIn: Minutes | undefined
}

/**
 * Parses minutes from a number or a decimal string. `undefined` for other values, 0 and less.
 *
 * @example parseMinutes('60') // 60
 */
export function parseMinutes(value: unknown): Minutes | undefined {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? (number as Minutes) : undefined
}

/** The moment a token expires, in Unix ms; `undefined` when its issue time or its minutes are missing or invalid. */
export function expiresAtMs(life: TokenLife): number | undefined {
  const at = (life.issuedAtMs ?? NaN) + (parseMinutes(life.expiresIn) ?? NaN) * 60_000
  return Number.isFinite(at) ? at : undefined
}

/**
 * True if a token is expired `leadSeconds` after `nowMs`: past its issue time plus its minutes, or if either is
 * missing or invalid.
 *
 * @example isTokenExpired({ issuedAtMs: 0, expiresIn: parseMinutes(60) }, 3_600_001) // true
 */
export function isTokenExpired(life: TokenLife, nowMs: number, leadSeconds = 0): boolean {
  return !(nowMs + leadSeconds * 1000 <= (expiresAtMs(life) ?? NaN))
}
