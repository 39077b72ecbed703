/** Recently failed optional calls that the upstream does not know. */
export interface UnknownCalls {
  has(path: string): boolean
  note(path: string): void
}

const rememberMs = 600_000

/** Caches 404s of optional endpoints for ten minutes. Holds no user data. */
export function createUnknownCalls(now: () => number): UnknownCalls {
  const untilMs = new Map<string, number>()
  return {
    has: (path) => now() < (untilMs.get(path) ?? 0),
    note: (path) => void untilMs.set(path, now() + rememberMs),
  }
}
