import { describe, expect, test } from 'vitest'
import { formatMinutes, toShownWorkload } from './workload-figures.ts'

const nowMs = Date.UTC(2026, 4, 10, 12)
const quiet = {
  needs_reply: 0,
  oldest_wait_at: null,
  failed: 0,
  unknown: 0,
  first_reply_minutes: null,
  drafts: null,
  faults: null,
  days: [{ day: '2026-05-10', received: 0, answered: 0 }],
}

describe('toShownWorkload', () => {
  test('names what went wrong only when something did', () => {
    const labels = (work: Parameters<typeof toShownWorkload>[0]) =>
      toShownWorkload(work, { drafts: 2, gaps: 0 }, nowMs).figures.map(({ label }) => label)
    expect(labels(quiet)).toEqual(['Needs reply', 'Drafts ready', 'First reply'])
    expect(labels({ ...quiet, failed: 1, unknown: 2 })).toContain('Not sent')
  })

  test('says how long the first customer has waited', () => {
    const oldest = new Date(nowMs - 3 * 3_600_000).toISOString()
    const [first] = toShownWorkload(
      { ...quiet, needs_reply: 4, oldest_wait_at: oldest },
      { drafts: 0, gaps: 0 },
      nowMs,
    ).figures
    expect(first).toMatchObject({ value: '4', note: 'Oldest: 3 hours', color: 'amber' })
  })

  test('tells what became of drafts where the server knows', () => {
    expect(toShownWorkload(quiet, { drafts: 0, gaps: 0 }, nowMs).use).toBeNull()
    const drafts = { as_is: 3, edited: 2, discarded: 1 }
    const { use } = toShownWorkload({ ...quiet, drafts }, { drafts: 0, gaps: 0 }, nowMs)
    expect(use?.all).toBe(6)
    expect(use?.parts.map(({ count }) => count)).toEqual([3, 2, 1])
  })

  test('draws bars by the tallest one, and none of a week without mail', () => {
    const days = [
      { day: '2026-05-09', received: 8, answered: 4 },
      { day: '2026-05-10', received: 0, answered: 2 },
    ]
    expect(
      toShownWorkload({ ...quiet, days }, { drafts: 0, gaps: 0 }, nowMs).days.map(({ day, bars }) => [
        day,
        bars,
      ]),
    ).toEqual([
      ['09/05/2026', { received: 100, answered: 50 }],
      ['10/05/2026', { received: 0, answered: 25 }],
    ])
    expect(toShownWorkload(quiet, { drafts: 0, gaps: 0 }, nowMs).days[0]?.bars).toEqual({
      received: 0,
      answered: 0,
    })
  })
})

describe('formatMinutes', () => {
  test.for([
    [0.2, 'under a minute'],
    [1, '1 minute'],
    [59.9, '59 minutes'],
    [60, '1 hour'],
    [47 * 60, '47 hours'],
    [48 * 60, '2 days'],
  ] as const)('writes %d minutes as %s', ([minutes, text]) => expect(formatMinutes(minutes)).toBe(text))
})
