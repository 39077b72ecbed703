import { setImmediate as otherWork } from 'node:timers/promises'
import { runSteps } from '../platform/scheduling/run-steps.ts'

/** One completed stage of a draft: its start, duration, token usage and result. */
export interface DraftStep {
  readonly step: 'understand' | 'gather' | 'write' | 'repair' | 'check' | 'judge'
  readonly startedAtMs: number
  readonly ms: number
  readonly tokensIn: number
  readonly tokensOut: number
  readonly detail: Readonly<Record<string, unknown>>
}

export interface StepRecorder {
  readonly taken: readonly DraftStep[]
  readonly take: <T>(step: DraftStep['step'], run: () => T, describe: (result: T) => DraftStep['detail']) => T
  /** Like `take`, for a generator that yields to other requests. Other work runs before it. */
  readonly runSteps: <T>(
    step: DraftStep['step'],
    work: Iterator<undefined, T>,
    describe: (result: T) => DraftStep['detail'],
  ) => Promise<T>
  readonly note: (step: DraftStep) => void
}

/** Starts recording steps. */
export function createStepRecorder(clock: () => number): StepRecorder {
  const taken: DraftStep[] = []
  const recordStep = (step: DraftStep['step'], startedAtMs: number, detail: DraftStep['detail']) =>
    void taken.push({ step, startedAtMs, ms: clock() - startedAtMs, tokensIn: 0, tokensOut: 0, detail })
  return {
    taken,
    take: (step, run, describe) => {
      const startedAtMs = clock()
      const result = run()
      recordStep(step, startedAtMs, describe(result))
      return result
    },
    runSteps: async (step, work, describe) => {
      // Lets other work run first, so that this stage does not lengthen the event loop turn of the previous
      // one.
      await otherWork()
      const startedAtMs = clock()
      const result = await runSteps(work)
      recordStep(step, startedAtMs, describe(result))
      return result
    },
    note: (step) => void taken.push(step),
  }
}
