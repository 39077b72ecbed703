import type { Clock } from '../ports.ts'

/** A clock that only a test moves. */
export interface FakeClock extends Clock {
  /** Advances by `ms`, runs each due timer at its time, and lets promises settle in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Sets the time of day without running timers, as when a person corrects the clock. */
  readonly jump: (ms: number) => void
  /** The number of pending timers. */
  readonly waiting: () => number
}

const settleTurns = 60

/** Lets all promises settle that need no timer. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < settleTurns; turn++) await Promise.resolve()
}

/**
 * Creates a clock that only a test moves. `startMs` is Unix ms.
 *
 * @example const clock = fakeClock(); await clock.advance(30_000)
 */
export function fakeClock(startMs = Date.UTC(2026, 0, 1)): FakeClock {
  const timers = new Set<{ dueMs: number; run: () => void }>()
  let elapsedMs = 0
  let offsetMs = startMs

  function findDue(untilMs: number) {
    return [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0]
  }

  return {
    now: () => offsetMs + elapsedMs,
    timer(run, ms) {
      const timer = { dueMs: elapsedMs + ms, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    async advance(ms) {
      const untilMs = elapsedMs + ms
      await settlePromises()
      for (let due = findDue(untilMs); due; due = findDue(untilMs)) {
        timers.delete(due)
        elapsedMs = due.dueMs
        due.run()
        await settlePromises()
      }
      elapsedMs = untilMs
    },
    jump(ms) {
      offsetMs += ms
    },
    waiting: () => timers.size,
  }
}
