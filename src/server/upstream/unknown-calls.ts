/** Recently failed optional calls that the upstream does not know. */
export interface UnknownCallCache {
  has(path: string): boolean
  note(path: string): void
}

const rememberMs = 600_000

/** Caches 404s of optional endpoints for ten minutes. Holds no user data. */
export function createUnknownCallCache(now: () => number): UnknownCallCache {
  const untilMs = new Map<string, number>()
  return {
    has: (path) => now() < (untilMs.get(path) ?? 0),
    note: (path) => void untilMs.set(path, now() + rememberMs),
  }
}
