import { describe, expect, test } from 'vitest'
import { formatDate, formatMoment, toMoment } from './moment.ts'

describe('toMoment', () => {
  test('writes a time in UTC, wherever it was written', () => {
    expect(toMoment('2026-05-10T01:30:00+02:00')).toEqual({
      ...{ day: '09/05/2026', time: '23:30', iso: '2026-05-09T23:30:00.000Z' },
    })
  })

  test.each([undefined, null, '', 'soon', '2026-02-30T12:00:00Z', 12])('reads no time in %j', (value) => {
    expect([toMoment(value), formatMoment(value), formatDate(value)]).toEqual([undefined, '', ''])
  })
})

describe('formatMoment', () => {
  test('says the day, the time and the zone', () => {
    expect(formatMoment('2026-05-10T09:05:59Z')).toBe('10/05/2026 09:05 UTC')
    expect(formatDate('2026-05-10T09:05:59Z')).toBe('10/05/2026')
  })
})
