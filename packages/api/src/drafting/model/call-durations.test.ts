import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeDurationPercentileMs, toDurationBucket } from './call-durations.ts'

const count = (durations: readonly number[]) =>
  durations.map((ms) => ({ bucket: toDurationBucket(ms), calls: 1 }))

describe('computeDurationPercentileMs', () => {
  test('is within 10 % of the duration, for any duration of a call', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 600_000 }), (ms) => {
        const found = computeDurationPercentileMs(count([ms]), 0.5) ?? 0
        expect(Math.abs(found - ms) / ms).toBeLessThan(0.1)
      }),
    )
  })

  test('is the duration that the share of the calls stays below', () => {
    const durations = Array.from({ length: 100 }, (_, index) => (index + 1) * 100)
    expect((computeDurationPercentileMs(count(durations), 0.5) ?? 0) / 5000).toBeCloseTo(1, 0)
    expect((computeDurationPercentileMs(count(durations), 0.95) ?? 0) / 9500).toBeCloseTo(1, 0)
  })

  test('is null when no duration is known', () => {
    expect(computeDurationPercentileMs([], 0.5)).toBeNull()
    expect(computeDurationPercentileMs([{ bucket: 0, calls: 3 }], 0.5)).toBeNull()
  })
})
