import { setImmediate as otherWork } from 'node:timers/promises'

/** How long work goes on before others have their turn. */
const turnMs = 8

/** CPU time of one step that is a fault even while a process is new and its code is not compiled yet. Warm steps take at most 50 ms. */
const longestStepMs = 250

/** In development and in tests a step that is much too long ends the work, so that it is found before customers find it. */
const isStrict = ['development', 'test'].includes(process.env['NODE_ENV'] ?? '')

/** A step of cooperative work held the event loop for too long. */
export class StepTooLong extends Error {
  override readonly name = 'StepTooLong'
}

/** Runs work step by step and yields to the event loop in between. */
export async function takeTurns<T>(steps: Iterator<undefined, T>): Promise<T> {
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

/** Throws unless the machine was busy with other programs meanwhile. */
function refuseLongStep(before: NodeJS.CpuUsage | undefined): void {
  const { user, system } = process.threadCpuUsage(before)
  const ms = (user + system) / 1000
  if (ms > longestStepMs) throw new StepTooLong(`A cooperative step took ${ms.toFixed()} ms.`)
}

/** Does work step by step, and at once. */
export function takeAll<T>(steps: Iterator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
