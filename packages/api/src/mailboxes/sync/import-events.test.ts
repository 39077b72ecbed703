import { describe, expect, test } from 'vitest'
import { createImportEventCollector } from './import-events.ts'

describe('createImportEventCollector', () => {
  test('publishes at most once a second, and then everything that waits', () => {
    const news = createImportEventCollector()
    const publish = (types: readonly ('mailbox' | 'list')[], nowMs: number, isLast = false) => {
      const due = news.collect(types, nowMs, isLast)
      news.confirm(due, nowMs)
      return due
    }
    expect(publish(['mailbox'], 5000)).toEqual(['list', 'mailbox'])
    expect(publish(['mailbox', 'list'], 5001)).toEqual([])
    expect(publish(['mailbox'], 5999)).toEqual([])
    expect(publish(['mailbox'], 6000)).toEqual(['mailbox', 'list'])
    expect(publish(['list'], 6001)).toEqual([])
    expect(publish([], 6002, true)).toEqual(['list'])
    expect(publish(['mailbox'], 4000)).toEqual(['mailbox'])
  })

  test('keeps events whose transaction was rolled back', () => {
    const news = createImportEventCollector()
    expect(news.collect(['list'], 5000, false)).toEqual(['list'])
    expect(news.collect(['mailbox'], 5001, false)).toEqual(['list', 'mailbox'])
  })
})
