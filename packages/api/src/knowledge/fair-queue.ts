/** Runs pieces of work a few at a time, in turn between their owners. */
export interface FairQueue {
  run: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>
}

/**
 * Creates a queue that is fair: `run('store 1', work)` waits behind one piece of each other owner, however many pieces those
 * have waiting.
 */
export function createFairQueue(atOnce: number): FairQueue {
  // In the order of their turns: the owner whose piece was started last stands at the end.
  const waiting = new Map<string, (() => void)[]>()
  let free = atOnce

  const startNext = (): void => {
    const [next] = waiting
    if (free === 0 || !next) return
    const [owner, [start, ...more]] = next
    waiting.delete(owner)
    if (more.length > 0) waiting.set(owner, more)
    free -= 1
    start?.()
  }

  return {
    run: async (owner, work) => {
      await new Promise<void>((resolve) => {
        waiting.set(owner, [...(waiting.get(owner) ?? []), resolve])
        startNext()
      })
      try {
        return await work()
      } finally {
        free += 1
        startNext()
      }
    },
  }
}
