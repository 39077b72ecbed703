import { setImmediate as otherWork } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { runStepsWithoutYielding, runSteps } from './run-steps.ts'

/** Spends CPU time: on a busy machine this thread may get less of it than passes. */
function spendCpu(ms: number): void {
  const before = process.threadCpuUsage()
  for (let spentMs = 0; spentMs < ms;) {
    const startedMs = performance.now()
    while (performance.now() - startedMs < 1);
    const { user, system } = process.threadCpuUsage(before)
    spentMs = (user + system) / 1000
  }
}

function* work(msOfStep: number, steps: number): Generator<undefined, string> {
  for (let step = 0; step < steps; step += 1) {
    spendCpu(msOfStep)
    yield
  }
  return 'done'
}

describe('runSteps', () => {
  test('lets others run every few milliseconds, and ends with what the work ends with', async () => {
    let turns = 0
    const working = runSteps(work(2, 50))
    const isDone = working.then(() => true)
    while (!(await Promise.race([isDone, otherWork(false)]))) turns += 1
    expect(await working).toBe('done')
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  test('does what is soon done at once', async () => {
    let turns = 0
    const counting = otherWork().then(() => (turns += 1))
    expect(await runSteps(work(0, 3))).toBe('done')
    expect(turns).toBe(0)
    await counting
  })

  test('refuses steps that hold the event loop for more than 250 ms, once the process is warm', async () => {
    await expect(runSteps(work(270, 8))).rejects.toThrow('A cooperative step took')
    expect(await runSteps(work(30, 3))).toBe('done')
  })

  test('fails as the work does', async () => {
    const broken = function* (): Generator<undefined, never> {
      throw new Error('broken')
    }
    await expect(runSteps(broken())).rejects.toThrow('broken')
  })
})

describe('runStepsWithoutYielding', () => {
  test('ends with what the work ends with', () => {
    expect(runStepsWithoutYielding(work(0, 3))).toBe('done')
  })
})
