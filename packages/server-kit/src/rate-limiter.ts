/** A rate: `count` events per key in `windowMs`. */
export interface RateLimit {
  readonly count: number
  readonly windowMs: number
  /** The most separate keys in a time span. Further keys share one count, which bounds the memory. */
  readonly mostKeys?: number
  readonly now: () => number
}

/**
 * Counts events per key in fixed time spans, in memory. Returns true if one more is allowed.
 *
 * @example const mayReport = createRateLimiter({ count: 30, windowMs: 60_000, now: Date.now })
 */
export function createRateLimiter({
  count,
  windowMs,
  mostKeys = 10_000,
  now,
}: RateLimit): (key: string) => boolean {
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
