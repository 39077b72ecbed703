import { describe, expect, test } from 'vitest'
import { formatDate, formatMoment, formatTime, parseTimeZone, toMoment } from './format-moment.ts'

describe('toMoment', () => {
  test('writes a time in UTC, wherever it was written', () => {
    expect(toMoment('2026-05-10T01:30:00+02:00')).toEqual({
      ...{ day: '09/05/2026', time: '23:30', text: '09/05/2026, 23:30 UTC' },
      iso: '2026-05-09T23:30:00.000Z',
    })
  })

  test.each([
    ['Europe/Berlin', '10/05/2026', '01:30'],
    ['America/St_Johns', '09/05/2026', '21:00'],
    ['Pacific/Kiritimati', '10/05/2026', '13:30'],
  ])('writes day and time of %s, which need no zone beside them', (zone, day, time) => {
    expect(toMoment('2026-05-09T23:30:00Z', zone)).toMatchObject({ day, time, text: `${day}, ${time}` })
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

describe('formatTime', () => {
  test('says the time of the reader, or of UTC by its name', () => {
    expect(formatTime('2026-05-10T09:05:59Z', 'Asia/Kolkata')).toBe('14:35')
    expect(formatTime('2026-05-10T09:05:59Z')).toBe('09:05 UTC')
  })
})

describe('parseTimeZone', () => {
  test('takes a zone by its name, and UTC for what is none', () => {
    expect(parseTimeZone('Europe/Berlin')).toBe('Europe/Berlin')
    for (const name of [undefined, '', 'UTC', 'Mars/Olympus', '+02:00', 'x'.repeat(500), '<b>'])
      expect(parseTimeZone(name), name).toBe('UTC')
  })
})
