import { createOwnerRotation } from './owner-rotation.ts'

/** Runs work with limited concurrency, in rotation between owners. */
export interface FairQueue {
  /** Throws the reason of `signal` if it aborts before the work starts. */
  run: <Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
}

/** Limits of parallel work: in total and per owner. */
export interface QueueLimits {
  readonly atOnce: number
  readonly ofOwner?: number
}

/** Creates a fair queue: `run('store 1', work)` waits for at most one item of each other owner. */
export function createFairQueue({ atOnce, ofOwner = atOnce }: QueueLimits): FairQueue {
  const waiting = createOwnerRotation<() => void>()
  const running = new Map<string, number>()
  let free = atOnce

  const countRunning = (owner: string, change: 1 | -1): void => {
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
      const startWork = (): void => {
        signal?.removeEventListener('abort', leaveQueue)
        countRunning(owner, 1)
        resolve()
      }
      const leaveQueue = (): void => {
        waiting.remove(owner, startWork)
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', leaveQueue, { once: true })
      waiting.add(owner, startWork)
      startNext()
    })

  return {
    run: async (owner, work, signal) => {
      signal?.throwIfAborted()
      await waitForTurn(owner, signal)
      try {
        return await work()
      } finally {
        countRunning(owner, -1)
        startNext()
      }
    },
  }
}
