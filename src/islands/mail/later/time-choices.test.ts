import { describe, expect, test } from 'vitest'
import { listLaterTimeChoices, parseDateTimeFieldValue, toDateTimeFieldValue } from './time-choices.ts'

const isoOf = (atMs: number | undefined) => new Date(atMs ?? NaN).toISOString()
const list = (now: string, zone: string) =>
  listLaterTimeChoices(Date.parse(now), zone).map(({ label, atMs }) => [label, isoOf(atMs)])

describe('listLaterTimeChoices', () => {
  test('offers later today, tomorrow and Monday in the zone of the reader', () => {
    // A Tuesday, 10:20 in Berlin.
    expect(list('2026-11-24T09:20:00Z', 'Europe/Berlin')).toEqual([
      ['Later today', '2026-11-24T13:00:00.000Z'],
      ['Tomorrow', '2026-11-25T07:00:00.000Z'],
      ['Next Monday', '2026-11-30T07:00:00.000Z'],
    ])
  })

  test('offers no later time in the evening, and tomorrow only once', () => {
    // A Sunday, 20:00 in New York; the day in UTC is Monday.
    expect(list('2026-11-23T01:00:00Z', 'America/New_York')).toEqual([
      ['Tomorrow', '2026-11-23T13:00:00.000Z'],
    ])
  })

  test.for([
    ['Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['America/New_York', '2026-03-07T15:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['America/New_York', '2026-10-31T15:00:00Z', '2026-11-01T13:00:00.000Z'],
  ] as const)('is at eight on the clock after it changes: %s, %s', ([zone, now, then]) => {
    expect(list(now, zone).find(([label]) => label === 'Tomorrow')).toEqual(['Tomorrow', then])
  })
})

describe('parseDateTimeFieldValue', () => {
  test.for([
    // Skipped by the change: an hour later on the clock.
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    // The hour occurs twice on that day. The first one counts.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['UTC', '2026-11-01T01:30', '2026-11-01T01:30:00.000Z'],
  ] as const)('reads a time around a clock change: %s, %s', ([zone, value, at]) => {
    expect(isoOf(parseDateTimeFieldValue(value, zone))).toBe(at)
  })

  test('reads each hour of the days of a clock change as it was written', () => {
    for (const [zone, from] of [
      ['Europe/Berlin', Date.UTC(2026, 2, 28)],
      ['Europe/Berlin', Date.UTC(2026, 9, 24)],
      ['America/New_York', Date.UTC(2026, 2, 7)],
      ['America/New_York', Date.UTC(2026, 9, 31)],
    ] as const)
      for (let hour = 0; hour < 72; hour += 1) {
        const value = toDateTimeFieldValue(from + hour * 3_600_000, zone)
        const again = parseDateTimeFieldValue(value, zone)
        expect(again === undefined ? '' : toDateTimeFieldValue(again, zone)).toBe(value)
      }
  })

  test('reads nothing in an incomplete field', () => {
    expect(parseDateTimeFieldValue('', 'UTC')).toBeUndefined()
  })
})
