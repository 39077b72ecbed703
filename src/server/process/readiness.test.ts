import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreUnreachableError } from '../session/session-store.ts'
import { scriptUpstream } from '../testing/script-upstream.ts'
import { createReadinessProbe } from './readiness.ts'

const present = { find: () => Promise.resolve(undefined) }
const away = { find: () => Promise.reject(new StoreUnreachableError('Redis did not answer')) }

afterEach(() => {
  vi.useRealTimers()
})

describe('createReadinessProbe', () => {
  test.each([
    ['is ready', present, { 'GET /readyz': {} }, undefined],
    ['is ready with an API that knows no /readyz', present, { 'GET /readyz': { status: 404 } }, undefined],
    ['names an API without its database', present, { 'GET /readyz': { status: 503 } }, 'API'],
    ['names an API that cannot be reached', present, {}, 'API'],
    ['names a session store that is away', away, { 'GET /readyz': {} }, 'session store'],
  ] as const)('%s', async (_name, sessions, script, missing) => {
    const upstream = scriptUpstream(script)
    expect(await createReadinessProbe({ sessions, upstream, now: () => 0 })()).toBe(missing)
    expect(upstream.unread()).toEqual([])
  })

  test('is ready with a slow API, because all sites would be unready at once', async () => {
    const upstream = { send: () => Promise.resolve({ kind: 'unreachable' as const, timedOut: true }) }
    expect(await createReadinessProbe({ sessions: present, upstream, now: () => 0 })()).toBeUndefined()
  })

  test('asks once a second, however many ask', async () => {
    const upstream = scriptUpstream({ 'GET /readyz': {} })
    let nowMs = 0
    const findMissing = createReadinessProbe({ sessions: present, upstream, now: () => nowMs })
    await Promise.all(Array.from({ length: 50 }, findMissing))
    expect(upstream.sent).toHaveLength(1)
    nowMs = 1000
    await findMissing()
    expect(upstream.sent).toHaveLength(2)
  })

  test('is ready while a request waits for a free connection, and sends no other one', async () => {
    vi.useFakeTimers()
    const send = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
    const findMissing = createReadinessProbe({ sessions: present, upstream: { send }, now: Date.now })
    const answers: unknown[] = []
    for (let second = 0; second < 6; second += 1) {
      void findMissing().then((missing) => answers.push(missing))
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(answers).toEqual(Array(6).fill(undefined))
    expect(send).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('asks no server again while a check is pending', async () => {
    let nowMs = 0
    let answerSessions = (): void => undefined
    const find = vi.fn<() => Promise<undefined>>(
      () => new Promise((resolve) => (answerSessions = () => resolve(undefined))),
    )
    const upstream = scriptUpstream({ 'GET /readyz': {} })
    const findMissing = createReadinessProbe({ sessions: { find }, upstream, now: () => nowMs })
    const first = findMissing()
    nowMs = 5000
    const second = findMissing()
    answerSessions()
    expect(await Promise.all([first, second])).toEqual([undefined, undefined])
    expect(find).toHaveBeenCalledTimes(1)
    void findMissing()
    expect(find).toHaveBeenCalledTimes(2)
  })
})
