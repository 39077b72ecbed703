import { setImmediate as otherWork } from 'node:timers/promises'

/** How long work goes on before others have their turn. */
const turnMs = 8

/** Does work step by step, and lets requests be served in between: a long one holds nobody up. */
export async function takeTurns<T>(steps: Iterator<undefined, T>): Promise<T> {
  for (let startedMs = performance.now(); ;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - startedMs < turnMs) continue
    await otherWork()
    startedMs = performance.now()
  }
}

/** Does work step by step, and at once. */
export function takeAll<T>(steps: Iterator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
