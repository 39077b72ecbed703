import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from './index.ts'
import { browserPorts } from './browser.ts'

function setUp(locks?: unknown) {
  vi.useFakeTimers()
  const ears = new Map<string, Set<() => void>>()
  const window = {
    localStorage: memoryStorage(),
    navigator: { locks },
    Date: { now: () => 42 },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (id: never) => clearTimeout(id),
    addEventListener: (type: string, run: () => void) =>
      void ears.set(type, (ears.get(type) ?? new Set()).add(run)),
    removeEventListener: (type: string, run: () => void) => void ears.get(type)?.delete(run),
  }
  const heard = (type: string) => ears.get(type)?.forEach((run) => run())
  return { ...browserPorts(window), window, heard, ears }
}

type Work = () => Promise<unknown>
const granting = { request: (_name: string, _options: unknown, work: Work) => work() }
const broken = { request: () => Promise.reject(new Error('no locks here')) }
const waiting = {
  request: (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up')))),
}

describe('browserPorts', () => {
  test("takes the time from the window's clock", () => {
    const { clock } = setUp()
    const rung = vi.fn()
    const never = vi.fn()
    clock.timer(rung, 100)
    clock.timer(never, 100)()
    vi.advanceTimersByTime(100)
    expect(clock.now()).toBe(42)
    expect(rung).toHaveBeenCalledTimes(1)
    expect(never).not.toHaveBeenCalled()
  })

  test('keeps the session in localStorage, and asks for it only when it is needed', () => {
    const { storage, window } = setUp()
    storage.setItem('session', 'x')
    expect(window.localStorage.getItem('session')).toBe('x')
    expect(storage.getItem('session')).toBe('x')
    storage.removeItem('session')
    expect(storage.getItem('session')).toBeNull()
    const blocked = Object.defineProperty({ ...window }, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
    expect(() => browserPorts(blocked).storage.getItem('session')).toThrow('blocked')
  })

  test.each(['storage', 'pageshow', 'online', 'focus'])('hears %s', (type) => {
    const { channel, heard, ears } = setUp()
    const hear = vi.fn()
    const stop = channel(hear)
    heard(type)
    expect(hear).toHaveBeenCalledTimes(1)
    stop()
    heard(type)
    expect(hear).toHaveBeenCalledTimes(1)
    expect([...ears.values()].every((set) => set.size === 0)).toBe(true)
  })

  test('works without Web Locks', async () => {
    expect(await setUp().lock('session', () => Promise.resolve(7))).toBe(7)
  })

  test('works under a Web Lock', async () => {
    const request = vi.spyOn(granting, 'request')
    const { lock } = setUp(granting)
    expect(await lock('session', () => Promise.resolve(7))).toBe(7)
    expect(request.mock.calls[0]?.[0]).toBe('session')
  })

  test('keeps a Web Lock a moment longer than the work, until the other tabs can read what it wrote', async () => {
    const released = vi.fn()
    const { lock } = setUp({
      request: (...given: Parameters<typeof granting.request>) => granting.request(...given).then(released),
    })
    await lock('session', () => Promise.resolve(7))
    await vi.advanceTimersByTimeAsync(99)
    expect(released).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(released).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not limit the work once it holds the lock', async () => {
    const { lock } = setUp(granting)
    const done = lock('session', () => new Promise((resolve) => setTimeout(() => resolve(7), 60_000)))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await done).toBe(7)
  })

  test('goes on without the lock after 5 s', async () => {
    const { lock } = setUp(waiting)
    const work = vi.fn(() => Promise.resolve(7))
    const done = lock('session', work)
    await vi.advanceTimersByTimeAsync(4999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await done).toBe(7)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('passes on what the work, or the lock, throws', async () => {
    const { lock } = setUp(granting)
    await expect(lock('session', () => Promise.reject(new Error('work')))).rejects.toThrow('work')
    await vi.advanceTimersByTimeAsync(100)
    expect(vi.getTimerCount()).toBe(0)
    const failing = setUp(broken)
    await expect(failing.lock('session', () => Promise.resolve(7))).rejects.toThrow('no locks here')
    expect(vi.getTimerCount()).toBe(0)
    const late = setUp(waiting).lock('session', () => Promise.reject(new Error('late work')))
    const refused = expect(late).rejects.toThrow('late work')
    await vi.advanceTimersByTimeAsync(5000)
    await refused
  })
})
