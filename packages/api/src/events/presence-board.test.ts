import { presenceLimits } from '@draftdesk/contract/input-limits'
import { describe, expect, test } from 'vitest'
import { createPresenceBoard } from './presence-board.ts'
import type { PresenceReport } from './presence-board.ts'

const report = (more: Partial<PresenceReport> = {}): PresenceReport => ({
  ...{ storeId: 's1', userId: 'anna', viewer: 'tab-1', name: 'Anna', isSuperAdmin: false },
  ...{ threadId: 't1', isReplying: false, leftMs: presenceLimits.lifetimeMs, process: 'p1' },
  ...more,
})
const anna = { id: 'anna', name: 'Anna', is_replying: false, is_super_admin: false }

describe('createPresenceBoard', () => {
  test('names the people of a thread, and what changed', () => {
    const board = createPresenceBoard()
    expect(board.put(report(), 0)).toEqual(['t1'])
    expect(board.put(report(), 1)).toEqual([])
    expect(board.put(report({ isReplying: true }), 2)).toEqual(['t1'])
    expect(board.list('s1')).toEqual([{ id: 't1', people: [{ ...anna, is_replying: true }] }])
    expect(board.list('s2')).toEqual([])
  })

  test('moves a page from thread to thread, and removes it once it shows none', () => {
    const board = createPresenceBoard()
    board.put(report(), 0)
    expect(board.put(report({ threadId: 't2' }), 0)).toEqual(['t2', 't1'])
    expect(board.list('s1', new Set(['t1', 't2']))).toEqual([
      { id: 't1', people: [] },
      { id: 't2', people: [anna] },
    ])
    expect(board.put(report({ threadId: null }), 0)).toEqual(['t2'])
    expect(board.stores()).toEqual([])
  })

  test('names a person with two pages once, replying when one of them does', () => {
    const board = createPresenceBoard()
    board.put(report({ isReplying: true }), 0)
    board.put(report({ viewer: 'tab-2' }), 0)
    expect(board.list('s1')).toEqual([{ id: 't1', people: [{ ...anna, is_replying: true }] }])
    board.put(report({ threadId: null }), 0)
    expect(board.list('s1')).toEqual([{ id: 't1', people: [anna] }])
  })

  test('lets go of a killed page within 25 s, and not of one that repeats itself', () => {
    const board = createPresenceBoard()
    board.put(report(), 0)
    board.put(report({ userId: 'ben', viewer: 'tab-2', threadId: 't2' }), 0)
    board.put(report(), presenceLimits.everyMs)
    expect(board.expire(24_000)).toEqual([['s1', ['t2']]])
    expect(board.list('s1')).toEqual([{ id: 't1', people: [anna] }])
  })

  test('removes all pages of a person at once', () => {
    const board = createPresenceBoard()
    board.put(report(), 0)
    board.put(report({ viewer: 'tab-2', threadId: 't2' }), 0)
    expect(board.removePerson('s1', 'anna')).toEqual(['t1', 't2'])
    expect(board.list('s1')).toEqual([])
  })

  test('holds forty pages of a person and names eight people of a thread', () => {
    const board = createPresenceBoard()
    for (let page = 0; page < 100; page += 1)
      board.put(report({ viewer: `tab-${page}`, threadId: `t${page}` }), 0)
    expect(board.list('s1').map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => `t${n + 60}`))
    for (let person = 0; person < 20; person += 1) board.put(report({ userId: `u${person}` }), 0)
    expect(board.list('s1', new Set(['t1']))[0]?.people).toHaveLength(8)
  })
})
