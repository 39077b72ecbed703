import { setImmediate as otherWork } from 'node:timers/promises'

/** Run time before yielding to the event loop. */
const turnMs = 8

/** CPU time of a single step that counts as a fault. Warm steps take up to 50 ms. */
const longestStepMs = 250

/** A new process compiles its code in its first steps, so these may take longer. */
const mostColdSteps = 5
let coldSteps = 0

/** Development and tests fail on steps that are far too long. */
const isStrict = ['development', 'test'].includes(process.env['NODE_ENV'] ?? '')

/** A step blocked the event loop for too long. */
export class StepTooLong extends Error {
  override readonly name = 'StepTooLong'
}

/** Runs work step by step and yields to the event loop in between. */
export async function runSteps<T>(steps: Iterator<undefined, T>): Promise<T> {
  for (let turn = startTurn(); ;) {
    const startedMs = performance.now()
    const step = steps.next()
    const endedMs = performance.now()
    if (isStrict && endedMs - startedMs > longestStepMs) refuseLongStep(turn.cpu)
    if (step.done) return step.value
    if (endedMs - turn.startedMs < turnMs) continue
    await otherWork()
    turn = startTurn()
  }
}

const startTurn = () => ({
  startedMs: performance.now(),
  cpu: isStrict ? process.threadCpuUsage() : undefined,
})

/** Throws for a repeated long step, unless other programs used the CPU meanwhile. */
function refuseLongStep(before: NodeJS.CpuUsage | undefined): void {
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1000
  if (ms <= longestStepMs) return
  coldSteps += 1
  if (coldSteps > mostColdSteps) throw new StepTooLong(`A cooperative step took ${ms.toFixed()} ms.`)
}

/** Runs work without yielding. */
export function runAllSteps<T>(steps: Iterator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
