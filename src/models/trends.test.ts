import { describe, expect, test } from 'vitest'
import { toTrends } from './trends.ts'

const format = (value: number) => `${value} pcs`

describe('toTrends', () => {
  test('draws bars from zero to the largest value, and lists each value in a table', () => {
    const trends = toTrends('Day', ['Mon', 'Tue'], [{ name: 'Emails', values: [5, 20], format }])
    expect(trends).toMatchObject({ from: 'Mon', to: 'Tue', head: ['Day', 'Emails'] })
    expect(trends?.rows).toEqual([
      ['Mon', '5 pcs'],
      ['Tue', '20 pcs'],
    ])
    expect(trends?.charts).toEqual([
      {
        ...{ name: 'Emails', latest: '20 pcs' },
        bars: [
          { x: 0, y: 75, width: 40, height: 25, title: 'Mon: 5 pcs' },
          { x: 50, y: 0, width: 40, height: 100, title: 'Tue: 20 pcs' },
        ],
      },
    ])
  })

  test('draws nothing where all values are zero, and no chart of a single day', () => {
    const zeros = toTrends('Day', ['Mon', 'Tue'], [{ name: 'Emails', values: [0, 0], format }])
    expect(zeros?.charts[0]?.bars.map(({ height }) => height)).toEqual([0, 0])
    expect(toTrends('Day', ['Mon'], [{ name: 'Emails', values: [5], format }])).toBeUndefined()
  })
})
