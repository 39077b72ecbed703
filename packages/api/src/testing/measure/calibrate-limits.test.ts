import { expect, test } from 'vitest'
import { calibrateLimits } from './calibrate-limits.ts'
import { furniture } from '../shops/furniture.ts'
import { toys } from '../shops/toys.ts'

test('calibrate chooses the values of a shop without it, and those of all shops last', () => {
  const rows = calibrateLimits([
    ['furniture', furniture],
    ['toys', toys],
  ])
  const alone = calibrateLimits([['toys', toys]]).at(-1)
  expect(rows.map(({ shop }) => shop)).toEqual(['furniture', 'toys', 'all'])
  expect(rows[0]?.limits).toEqual(alone?.limits)
  expect(alone?.refused).toBeGreaterThanOrEqual(0.9)
  expect(alone?.kept).toBeGreaterThan(0.5)
})
