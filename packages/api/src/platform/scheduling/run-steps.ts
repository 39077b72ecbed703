import { setImmediate as otherWork } from 'node:timers/promises'

/** Run time before yielding to the event loop. */
const maxTurnMs = 8

/** CPU time of a single step that counts as a fault. Warm steps take up to 50 ms. */
const maxStepMs = 250

/** A new process compiles its code in its first steps, so these may take longer. */
const maxColdSteps = 5
let coldStepCount = 0

/** Development and tests fail on steps that are far too long. */
const isStrict = ['development', 'test'].includes(process.env['NODE_ENV'] ?? '')

/** A step blocked the event loop for too long. */
export class StepTooLongError extends Error {
  override readonly name = 'StepTooLongError'
}

/** Runs work step by step and yields to the event loop in between. */
export async function runSteps<T>(steps: Iterator<undefined, T>): Promise<T> {
  for (let turn = startEventLoopTurn(); ;) {
    const startedMs = performance.now()
    const step = steps.next()
    const endedMs = performance.now()
    if (isStrict && endedMs - startedMs > maxStepMs) throwForLongStep(turn.cpu)
    if (step.done) return step.value
    if (endedMs - turn.startedMs < maxTurnMs) continue
    await otherWork()
    turn = startEventLoopTurn()
  }
}

const startEventLoopTurn = () => ({
  startedMs: performance.now(),
  cpu: isStrict ? process.threadCpuUsage() : undefined,
})

/** Throws for a repeated long step, unless other programs used the CPU meanwhile. */
function throwForLongStep(before: NodeJS.CpuUsage | undefined): void {
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1000
  if (ms <= maxStepMs) return
  coldStepCount += 1
  if (coldStepCount > maxColdSteps) throw new StepTooLongError(`A cooperative step took ${ms.toFixed()} ms.`)
}

/** Runs work without yielding. */
export function runStepsWithoutYielding<T>(steps: Iterator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
