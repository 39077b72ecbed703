import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDay, groupByDay, parseTime } from './index.ts'

const now = Date.UTC(2026, 2, 1, 0, 30)
const thread = (...times: unknown[]) => ({ emails: times.map((created_at) => ({ created_at })) })

describe('parseTime', () => {
  test.each([
    ['2026-03-01T09:15:30Z', Date.UTC(2026, 2, 1, 9, 15, 30)],
    ['2026-03-01T09:15:30.250Z', Date.UTC(2026, 2, 1, 9, 15, 30, 250)],
    ['2026-03-01T09:15:30.123456', Date.UTC(2026, 2, 1, 9, 15, 30, 123)],
    ['2026-03-01 09:15:30', Date.UTC(2026, 2, 1, 9, 15, 30)],
    ['2026-03-01T09:15', Date.UTC(2026, 2, 1, 9, 15)],
    ['2026-03-01T00:30:00+02:00', Date.UTC(2026, 1, 28, 22, 30)],
    ['2026-03-01T00:30:00-05:00', Date.UTC(2026, 2, 1, 5, 30)],
    [' 2026-03-01 ', Date.UTC(2026, 2, 1)],
  ])('reads %j', (value, ms) => {
    expect(parseTime(value)).toBe(ms)
  })

  test.each([
    '',
    'yesterday',
    '01/03/2026',
    '2026-13-01',
    '2026-03-01T25:00',
    '2026-03-01x',
    'x2026-03-01',
    '2026',
    0,
    null,
    undefined,
    {},
  ])('refuses %j', (value) => {
    expect(parseTime(value)).toBeUndefined()
  })
})

describe('formatDay', () => {
  test('writes dd/mm/yyyy in UTC', () => {
    expect(formatDay(Date.UTC(2026, 2, 1, 23, 59))).toBe('01/03/2026')
    expect(formatDay(Date.UTC(1999, 11, 31))).toBe('31/12/1999')
  })
})

describe('groupByDay', () => {
  test('knows today, yesterday, full dates and threads without a date, in that order', () => {
    const undated = thread()
    const older = thread('2025-12-24T10:00:00Z')
    const yesterday = thread('2026-02-28T23:59:59Z')
    const today = thread('2026-03-01T00:00:00Z')
    const future = thread('2026-03-02T08:00:00Z')
    expect(groupByDay([undated, older, yesterday, today, future], now)).toEqual([
      { kind: 'date', date: '02/03/2026', items: [future] },
      { kind: 'today', items: [today] },
      { kind: 'yesterday', items: [yesterday] },
      { kind: 'date', date: '24/12/2025', items: [older] },
      { kind: 'undated', items: [undated] },
    ])
  })

  test('goes by the latest e-mail of a thread', () => {
    const mixed = thread('2026-03-01T00:10:00Z', '2025-01-01T00:00:00Z', 'never')
    expect(groupByDay([mixed], now)).toEqual([{ kind: 'today', items: [mixed] }])
  })

  test('keeps the order given within a day', () => {
    const late = thread('2026-03-01T00:20:00Z')
    const early = thread('2026-03-01T00:05:00Z')
    expect(groupByDay([early, late, early], now)).toEqual([{ kind: 'today', items: [early, late, early] }])
    expect(groupByDay([thread('x'), thread()], now)).toEqual([
      { kind: 'undated', items: [thread('x'), thread()] },
    ])
  })

  test('goes by UTC, not by the place of the reader', () => {
    const evening = thread('2026-02-28T20:30:00-05:00')
    expect(groupByDay([evening], now)[0]?.kind).toBe('today')
  })

  test('is empty for no threads', () => {
    expect(groupByDay([], now)).toEqual([])
  })

  test('loses no thread and repeats none', () => {
    const times = fc.oneof(
      fc.date({ noInvalidDate: false }).map((date) => (Number.isNaN(+date) ? 'never' : date.toISOString())),
      fc.string(),
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(times, { maxLength: 3 }), { maxLength: 20 }),
        fc.integer({ min: 0, max: 4e12 }),
        (lists, nowMs) => {
          const threads = lists.map((list) => thread(...list))
          const items = groupByDay(threads, nowMs).flatMap((group) => group.items)
          expect(new Set(items)).toEqual(new Set(threads))
          expect(items.length).toBe(threads.length)
        },
      ),
    )
  })
})
