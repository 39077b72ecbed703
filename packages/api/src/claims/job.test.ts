import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { retryDelaySeconds } from './job.ts'

const backoff = { firstSeconds: 5, mostSeconds: 600, mostTries: 30, forSeconds: 3600 }
const longest = () => 0

describe('retryDelaySeconds', () => {
  test('doubles the pause up to the longest one', () => {
    const pauses = [1, 2, 3, 7, 8, 9].map((tries) =>
      retryDelaySeconds(backoff, { tries, ageSeconds: 0 }, longest),
    )
    expect(pauses).toEqual([5, 10, 20, 320, 600, 600])
  })

  test('shortens each by up to half at random', () => {
    expect(retryDelaySeconds(backoff, { tries: 2, ageSeconds: 0 }, () => 0.999999)).toBeCloseTo(5)
  })

  test('comes once more at the end of the time, and then never', () => {
    expect(retryDelaySeconds(backoff, { tries: 9, ageSeconds: 3500 }, longest)).toBe(100)
    expect(retryDelaySeconds(backoff, { tries: 9, ageSeconds: 3600 }, longest)).toBeUndefined()
    expect(retryDelaySeconds(backoff, { tries: 30, ageSeconds: 1 }, longest)).toBeUndefined()
  })

  test('is never longer than the longest pause, negative or endless', () => {
    const numbers = [
      fc.integer({ min: 1 }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
    ] as const
    fc.assert(
      fc.property(...numbers, (tries, ageSeconds, random) => {
        const pause = retryDelaySeconds(
          { ...backoff, mostTries: Infinity, forSeconds: Infinity },
          { tries, ageSeconds },
          () => random,
        )
        return pause !== undefined && pause > 0 && pause <= 600
      }),
    )
  })
})
