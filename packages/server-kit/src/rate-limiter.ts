/** A rate: `count` events per key in `windowMs`. */
export interface Rate {
  readonly count: number
  readonly windowMs: number
  /** Most keys that are told apart in a span; those beyond share one count, so that memory has an end. */
  readonly mostKeys?: number
  readonly now: () => number
}

/**
 * Counts events by key in spans of fixed length, in memory of this process; answers whether one more is allowed.
 *
 * @example const mayReport = createRateLimiter({ count: 30, windowMs: 60_000, now: Date.now })
 */
export function createRateLimiter({
  count,
  windowMs,
  mostKeys = 10_000,
  now,
}: Rate): (key: string) => boolean {
  const counts = new Map<string, number>()
  let endsAtMs = 0
  return (key) => {
    if (now() >= endsAtMs) {
      counts.clear()
      endsAtMs = now() + windowMs
    }
    const counted = counts.has(key) || counts.size < mostKeys ? key : ''
    const next = (counts.get(counted) ?? 0) + 1
    counts.set(counted, next)
    return next <= count
  }
}
