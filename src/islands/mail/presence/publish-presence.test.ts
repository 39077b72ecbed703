import { presenceLimits } from '@draftdesk/contract/input-limits'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { decidePresence, createPresenceSender } from './publish-presence.ts'
import type { PagePresence } from './publish-presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reading = (threadId: string) => ({ threadId, isReplying: false })
const nowhere = { threadId: null, isReplying: false }

function open(status: number | undefined = 200) {
  const sent: PagePresence[] = []
  const sender = createPresenceSender((presence) => {
    sent.push(presence)
    return Promise.resolve(status)
  })
  return { sender, sent }
}

/** The statements that a page makes with `setPresence`. */
describe('createPresenceSender', () => {
  test('states a change at once, and the same every 20 s', async () => {
    const { sender, sent } = open()
    sender.show(reading('t1'))
    await vi.advanceTimersByTimeAsync(300)
    expect(sent).toEqual([reading('t1')])
    sender.show(reading('t1'))
    await vi.advanceTimersByTimeAsync(presenceLimits.everyMs - 300)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(sent).toEqual([reading('t1'), reading('t1')])
  })

  test('passes over what is shown for a moment, and states at most one change a second', async () => {
    const { sender, sent } = open()
    for (const id of ['t1', 't2', 't3']) sender.show(reading(id))
    await vi.advanceTimersByTimeAsync(300)
    expect(sent).toEqual([reading('t3')])
    sender.show(reading('t4'))
    await vi.advanceTimersByTimeAsync(500)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(sent).toEqual([reading('t3'), reading('t4')])
  })

  test('says once that nothing is shown, and nothing before anything was', async () => {
    const { sender, sent } = open()
    sender.show(reading('t1'))
    sender.show(nowhere)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    sender.show(reading('t1'))
    await vi.advanceTimersByTimeAsync(1000)
    sender.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([reading('t1'), nowhere])
  })

  test('states it again for a stream that begins anew', async () => {
    const { sender, sent } = open()
    sender.show(reading('t1'))
    await vi.advanceTimersByTimeAsync(5000)
    sender.repeat()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(2)
  })

  test.each([204, 404, 405, 501])('asks a server once that answers %i', async (status) => {
    const { sender, sent } = open(status)
    sender.show(reading('t1'))
    await vi.advanceTimersByTimeAsync(60_000)
    sender.show(reading('t2'))
    sender.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([reading('t1')])
  })

  test('goes on after a failure', async () => {
    const { sender, sent } = open(undefined)
    sender.show(reading('t1'))
    await vi.advanceTimersByTimeAsync(45_000)
    expect(sent).toHaveLength(3)
  })
})

describe('decidePresence', () => {
  const writing = { seen: '', typedAtMs: 1000 }

  test('replies for a minute after the last key', () => {
    const at = (nowMs: number) => decidePresence('t1', writing, { isHidden: false, nowMs }).isReplying
    expect([at(1000), at(60_999), at(61_000)]).toEqual([true, true, false])
  })

  test('reads nothing in a hidden page, where a reply goes on', () => {
    const hidden = { isHidden: true, nowMs: 2000 }
    expect(decidePresence('t1', undefined, hidden)).toEqual(nowhere)
    expect(decidePresence('t1', writing, hidden)).toEqual({ threadId: 't1', isReplying: true })
    expect(decidePresence(undefined, undefined, { ...hidden, isHidden: false })).toEqual(nowhere)
  })
})
