import type { Clock } from '../ports.ts'

/** A clock that only a test moves. */
export interface FakeClock extends Clock {
  /** Moves on by `ms`, runs the timers that fall due, each at its time, and lets promises settle in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Sets the time of day without any time passing, as a person or a time server does. */
  readonly jump: (ms: number) => void
  /** How many timers wait. */
  readonly waiting: () => number
}

const settleTurns = 60

/** Lets every promise that can settle without a timer settle. */
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
