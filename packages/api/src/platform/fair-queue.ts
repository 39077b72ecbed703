import { createFairLine } from './fair-line.ts'

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
  const waiting = createFairLine<() => void>()
  const running = new Map<string, number>()
  let free = atOnce

  const count = (owner: string, change: 1 | -1): void => {
    const now = (running.get(owner) ?? 0) + change
    if (now > 0) running.set(owner, now)
    else running.delete(owner)
    free -= change
  }

  const startNext = (): void => {
    if (free === 0) return
    waiting.take((owner) => (running.get(owner) ?? 0) < ofOwner)?.()
  }

  const waitForTurn = (owner: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave)
        count(owner, 1)
        resolve()
      }
      const leave = (): void => {
        waiting.remove(owner, start)
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.add(owner, start)
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
