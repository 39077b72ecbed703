import { setImmediate as otherWork } from 'node:timers/promises'
import { runSteps } from '../platform/scheduling/run-steps.ts'

/** One completed stage of a draft: its start, duration, token usage and result. */
export interface Step {
  readonly step: 'understand' | 'gather' | 'write' | 'repair' | 'check' | 'judge'
  readonly startedAtMs: number
  readonly ms: number
  readonly tokensIn: number
  readonly tokensOut: number
  readonly detail: Readonly<Record<string, unknown>>
}

/** Records the steps of one draft. */
export interface Steps {
  readonly taken: readonly Step[]
  readonly take: <T>(step: Step['step'], run: () => T, describe: (result: T) => Step['detail']) => T
  /** Like `take`, for a generator that yields to other requests. Other work runs before it. */
  readonly runSteps: <T>(
    step: Step['step'],
    work: Iterator<undefined, T>,
    describe: (result: T) => Step['detail'],
  ) => Promise<T>
  readonly note: (step: Step) => void
}

/** Starts recording steps. */
export function startSteps(clock: () => number): Steps {
  const taken: Step[] = []
  const note = (step: Step['step'], startedAtMs: number, detail: Step['detail']) =>
    void taken.push({ step, startedAtMs, ms: clock() - startedAtMs, tokensIn: 0, tokensOut: 0, detail })
  return {
    taken,
    take: (step, run, describe) => {
      const startedAtMs = clock()
      const result = run()
      note(step, startedAtMs, describe(result))
      return result
    },
    runSteps: async (step, work, describe) => {
      // A stage does not add to the turn of the one before.
      await otherWork()
      const startedAtMs = clock()
      const result = await runSteps(work)
      note(step, startedAtMs, describe(result))
      return result
    },
    note: (step) => void taken.push(step),
  }
}
