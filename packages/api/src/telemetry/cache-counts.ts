/** How long counts are fresh, and how long a scrape waits for new ones. */
export interface CountCacheTimes {
  readonly freshMs: number
  readonly mostWaitMs: number
}

const defaultCountPace: CountCacheTimes = { freshMs: 10_000, mostWaitMs: 4000 }

/**
 * Reads counts at most once per `freshMs`, and never twice at the same time. Undefined when the database fails
 * or needs longer than `mostWaitMs`.
 */
export function cacheCounts<Counts>(
  read: () => Promise<Counts>,
  clock: () => number,
  { freshMs, mostWaitMs }: CountCacheTimes = defaultCountPace,
): () => Promise<Counts | undefined> {
  let cached: { readonly counts: Counts | undefined; readonly atMs: number } | undefined
  let pending: Promise<Counts | undefined> | undefined
  const startReading = (): Promise<Counts | undefined> =>
    read()
      .catch(() => undefined)
      .then((counts) => {
        cached = { counts, atMs: clock() }
        pending = undefined
        return counts
      })
  return async () => {
    if (cached && clock() - cached.atMs < freshMs) return cached.counts
    pending ??= startReading()
    return waitAtMost(pending, mostWaitMs)
  }
}

async function waitAtMost<T>(pending: Promise<T>, mostMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), mostMs)
  })
  try {
    return await Promise.race([pending, limit])
  } finally {
    clearTimeout(timer)
  }
}
