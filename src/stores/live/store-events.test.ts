import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The streams and channels that the page opened. */
const streams: EventTarget[] = []
const channels: (EventTarget & { readonly posted: unknown[] })[] = []

class FakeStream extends EventTarget {
  readyState = 1
  constructor() {
    super()
    streams.push(this)
  }
}

class FakeChannel extends EventTarget {
  readonly posted: unknown[] = []
  constructor() {
    super()
    channels.push(this)
  }
  postMessage(message: unknown): void {
    this.posted.push(message)
  }
}

const facts = { kind: 'verified', epoch: 1, email: 'a@b.c', user: { id: 'u1' }, permissions: [], store: {} }

beforeEach(async () => {
  vi.resetModules()
  await import('../../locales/register-texts.ts')
  vi.useFakeTimers()
  streams.length = 0
  channels.length = 0
  const page = new EventTarget()
  vi.stubGlobal('document', {
    ...{ querySelector: () => ({ textContent: JSON.stringify(facts) }), visibilityState: 'visible' },
    ...{ documentElement: { dataset: {} }, addEventListener: page.addEventListener.bind(page) },
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = (type: string, ref: string) =>
  streams[0]?.dispatchEvent(new MessageEvent(type, { data: JSON.stringify({ ref }) }))
const ask = (ageMs: number) =>
  channels[0]?.dispatchEvent(new MessageEvent('message', { data: { type: 'ask', ageMs } }))

describe('listenToStoreEvents', () => {
  test('opens one stream and one channel for all parts of a page, which hear each event once', async () => {
    const { listenToStoreEvents } = await import('./store-events.ts')
    const [mail, bell] = [vi.fn(), vi.fn()]
    listenToStoreEvents(mail)
    send('thread', 't1')
    listenToStoreEvents(bell)
    send('notification', 'u1')
    expect([streams.length, channels.length]).toEqual([1, 1])
    for (const hear of [mail, bell])
      expect(hear.mock.calls).toEqual([
        [{ type: 'thread', ref: 't1' }],
        [{ type: 'notification', ref: 'u1' }],
      ])
  })

  test('repeats to a new tab what its page lacks, or tells it to read everything', async () => {
    const { listenToStoreEvents } = await import('./store-events.ts')
    listenToStoreEvents(() => undefined)
    const [channel] = channels
    vi.advanceTimersByTime(1000)
    send('thread', 't1')
    const answerTo = (ageMs: number) => {
      channel?.posted.splice(0)
      ask(ageMs)
      return channel?.posted.slice(2)
    }
    vi.advanceTimersByTime(1000)
    expect(answerTo(500)).toEqual([])
    expect(answerTo(1500)).toEqual([{ type: 'thread', ref: 't1' }])
    expect(answerTo(3_600_000)).toEqual([{ type: 'resync', ref: '' }])
    for (let id = 0; id < 60; id += 1) send('thread', `many ${String(id)}`)
    expect(answerTo(1500)?.[0]).toEqual({ type: 'resync', ref: '' })
  })

  test('tells of another role once', async () => {
    const { listenToStoreEvents } = await import('./store-events.ts')
    const { $toasts } = await import('../toasts.ts')
    for (let part = 0; part < 2; part += 1) listenToStoreEvents(() => undefined)
    send('role', '')
    channels[0]?.dispatchEvent(new MessageEvent('message', { data: { type: 'role', ref: '' } }))
    expect($toasts.get()).toHaveLength(1)
  })
})

describe('followStoreEvents', () => {
  test('shows the state of the stream, but not for a quiet part alone', async () => {
    const { followStoreEvents } = await import('./follow-store-events.ts')
    const { $connectionState } = await import('./stream-state.ts')
    const update = () => Promise.resolve()
    followStoreEvents(() => true, update, { isQuiet: true })
    streams[0]?.dispatchEvent(new Event('open'))
    expect($connectionState.get()).toBeUndefined()
    followStoreEvents(() => true, update)
    expect($connectionState.get()).toBe('connected')
  })
})
