/** Runs pieces of work a few at a time, in turn between their owners. */
export interface FairQueue {
  /** Throws the reason of `signal` when that aborts before the work has begun. */
  run: <Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
}

/** How many pieces run at a time: in all, and of one owner. */
export interface QueueLimits {
  readonly atOnce: number
  readonly ofOwner?: number
}

/**
 * Creates a queue that is fair: `run('store 1', work)` waits behind one piece of each other owner, however many pieces those
 * have waiting.
 */
export function createFairQueue({ atOnce, ofOwner = atOnce }: QueueLimits): FairQueue {
  // In the order of their turns: the owner whose piece was started last stands at the end.
  const waiting = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let free = atOnce

  const count = (owner: string, change: 1 | -1): void => {
    const now = (running.get(owner) ?? 0) + change
    if (now > 0) running.set(owner, now)
    else running.delete(owner)
    free -= change
  }

  const startNext = (): void => {
    const next = [...waiting].find(([owner]) => (running.get(owner) ?? 0) < ofOwner)
    if (free === 0 || !next) return
    const [owner, [start, ...more]] = next
    waiting.delete(owner)
    if (more.length > 0) waiting.set(owner, more)
    count(owner, 1)
    start?.()
  }

  const waitForTurn = (owner: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = (): void => {
        const left = (waiting.get(owner) ?? []).filter((other) => other !== start)
        if (left.length > 0) waiting.set(owner, left)
        else waiting.delete(owner)
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.set(owner, [...(waiting.get(owner) ?? []), start])
      startNext()
    })

  return {
    run: async (owner, work, signal) => {
      signal?.throwIfAborted()
      await waitForTurn(owner, signal)
      try {
        return await work()
      } finally {
        count(owner, -1)
        startNext()
      }
    },
  }
}
