import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearPresence, applyPresenceUpdate } from '../../stores/live/presence.ts'
import { pollWhileColleagueWrites, mergeListChanges } from './follow-mail-events.ts'
import { createTestListedThread, openTestMailPage } from './open-test-mail-page.ts'

afterEach(() => vi.unstubAllGlobals())

const rows = [createTestListedThread(1), createTestListedThread(2), createTestListedThread(3)]
const open = () => openTestMailPage(rows, () => ({})).mail.state

describe('mergeListChanges', () => {
  test('brings a row up to date where it stands', () => {
    const state = open()
    mergeListChanges(
      state,
      { threads: [createTestListedThread(2, { version: 2, is_unread: false })], next: null },
      ['t2'],
    )
    expect(state.$rows.get().map(({ is_unread: isUnread }) => isUnread)).toEqual([true, false, true])
    expect(state.$incoming.get()).toBeUndefined()
  })

  test('lets a row that moved wait for a press', () => {
    const state = open()
    const moved = createTestListedThread(3, { version: 2, last_email_at: '2026-02-01T00:00:00Z' })
    mergeListChanges(state, { threads: [moved], next: null }, ['t3'])
    expect(state.$list.get().order).toEqual(['t1', 't2', 't3'])
    expect(state.$incoming.get()).toEqual({ order: ['t3', 't1', 't2'], unread: 1 })
  })

  test('takes a row out that is in the list no more', () => {
    const state = open()
    mergeListChanges(state, { threads: [], next: null }, ['t2'])
    expect(state.$ids.get()).toEqual(['t1', 't3'])
  })

  test('keeps the place of a row that a person took out', () => {
    const state = open()
    state.$pending.setKey('t2', [{ is_archived: true }])
    mergeListChanges(state, { threads: [], next: null }, ['t2'])
    state.$pending.setKey('t2', undefined)
    expect(state.$ids.get()).toEqual(['t1', 't2', 't3'])
  })

  test('keeps a row that a person put back after the list was asked for', () => {
    const state = open()
    state.$changedAtMs.setKey('t2', 10)
    mergeListChanges(state, { threads: [], next: null }, ['t2'], 5)
    expect(state.$ids.get()).toEqual(['t1', 't2', 't3'])
    mergeListChanges(state, { threads: [], next: null }, ['t2'], 15)
    expect(state.$ids.get()).toEqual(['t1', 't3'])
  })

  test('ignores what is older than the row', () => {
    const state = open()
    state.$threads.setKey('t1', createTestListedThread(1, { version: 5, is_unread: false }))
    mergeListChanges(state, { threads: [createTestListedThread(1, { version: 4 })], next: null }, ['t1'])
    expect(state.$threads.get()['t1']).toMatchObject({ version: 5, is_unread: false })
  })

  test('takes the answer of a server that does not know ids as a page of the list', () => {
    const state = open()
    mergeListChanges(state, { threads: [createTestListedThread(1), createTestListedThread(4)], next: null }, [
      't3',
    ])
    expect(state.$ids.get()).toEqual(['t1', 't4'])
  })

  test('leaves the rows of later pages alone', () => {
    const state = open()
    mergeListChanges(
      state,
      { threads: [createTestListedThread(1), createTestListedThread(2)], next: 'more' },
      undefined,
    )
    expect(state.$ids.get()).toEqual(['t1', 't2', 't3'])
  })
})

describe('pollWhileColleagueWrites', () => {
  test('reads a conversation while a colleague writes in it and the reader does not', () => {
    vi.useFakeTimers()
    const state = open()
    state.$shown.set('t1')
    const read = vi.fn()
    pollWhileColleagueWrites(state, read)
    const pass = () => vi.advanceTimersByTime(5000)
    const anna = { id: 'u2', name: 'Anna', is_super_admin: false }
    const see = (isReplying: boolean) =>
      applyPresenceUpdate({
        is_whole: true,
        threads: [{ id: 't1', people: [{ ...anna, is_replying: isReplying }] }],
      })
    see(false)
    pass()
    expect(read).not.toHaveBeenCalled()
    see(true)
    pass()
    pass()
    expect(read.mock.calls).toEqual([['t1'], ['t1']])
    state.$writing.setKey('t1', { seen: '', typedAtMs: 0 })
    pass()
    expect(read).toHaveBeenCalledTimes(2)
    clearPresence()
    vi.useRealTimers()
  })
})
