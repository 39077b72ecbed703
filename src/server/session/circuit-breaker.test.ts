import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCircuitBreaker, NoAnswerError } from './circuit-breaker.ts'

const never = () => new Promise<never>(() => undefined)

afterEach(() => vi.useRealTimers())

describe('createCircuitBreaker', () => {
  test('passes answers and failures on while it is closed', async () => {
    const run = createCircuitBreaker({ answerMs: 50, restMs: 100, now: () => 0 })
    expect(await run(async () => 'answer')).toBe('answer')
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })

  test('gives up on work that takes too long', async () => {
    const run = createCircuitBreaker({ answerMs: 20, restMs: 100, now: () => 0 })
    await expect(run(never)).rejects.toThrow(NoAnswerError)
  })

  test('asks nobody while it is open, then one, then everybody', async () => {
    let now = 1000
    let asked = 0
    const run = createCircuitBreaker({ answerMs: 20, restMs: 100, now: () => now })
    const ask = () => run(async () => (asked += 1))
    await expect(run(never)).rejects.toThrow(NoAnswerError)
    await expect(ask()).rejects.toThrow(NoAnswerError)
    expect(asked).toBe(0)
    now += 100
    const [first, second] = await Promise.allSettled([ask(), ask()])
    expect([first.status, second.status, asked]).toEqual(['fulfilled', 'rejected', 1])
    await ask()
    expect(asked).toBe(2)
  })

  test('lets all through at once while it is closed', async () => {
    const run = createCircuitBreaker({ answerMs: 1000, restMs: 100, now: () => 7 })
    expect(await Promise.all([1, 2, 3].map((answer) => run(async () => answer)))).toEqual([1, 2, 3])
  })

  test('waits for nothing more once there is an answer, or a failure', async () => {
    vi.useFakeTimers()
    const run = createCircuitBreaker({ answerMs: 1000, restMs: 0, now: () => 0 })
    await run(async () => 'answer')
    expect(vi.getTimerCount()).toBe(0)
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('takes an answer that came while this process was busy', async () => {
    const isAnswered = new Int32Array(new SharedArrayBuffer(4))
    const service = new Worker(answering, { eval: true, workerData: isAnswered })
    await once(service, 'online')
    // From here on the event loop runs timers before it reads messages.
    await nextTurn()
    const run = createCircuitBreaker({ answerMs: 5, restMs: 100, now: () => 0 })
    const late = run(async () => {
      service.postMessage('question')
      return (await once(service, 'message')) as unknown[]
    })
    const end = performance.now() + 10
    Atomics.wait(isAnswered, 0, 0)
    while (performance.now() < end);
    expect(await late).toEqual(['answer'])
  })
})

/** Responds, and records it in a process that reads no messages meanwhile. */
const answering = `
  const { parentPort, workerData } = require('node:worker_threads')
  parentPort.once('message', () => {
    parentPort.postMessage('answer')
    Atomics.store(workerData, 0, 1)
    Atomics.notify(workerData, 0)
  })
`
