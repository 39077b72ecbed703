/** How often a row is tried: the pause doubles from `firstSeconds` to `mostSeconds`. */
export interface Backoff {
  readonly firstSeconds: number
  readonly mostSeconds: number
  /** Given up after this many tries, or when it was tried for this long. */
  readonly mostTries: number
  readonly forSeconds: number
}

/**
 * Seconds until the next try, shortened by up to half at random so that what failed together does not come back together;
 * undefined when it is to be given up. The last try comes at the end of `forSeconds`.
 */
export function nextTry(
  { firstSeconds, mostSeconds, mostTries, forSeconds }: Backoff,
  { tries, ageSeconds }: { tries: number; ageSeconds: number },
  random: () => number,
): number | undefined {
  if (tries >= mostTries || ageSeconds >= forSeconds) return undefined
  const pause = Math.min(mostSeconds, firstSeconds * 2 ** Math.min(tries - 1, 30))
  return Math.min(pause * (1 - random() / 2), forSeconds - ageSeconds)
}
