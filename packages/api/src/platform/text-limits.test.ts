import { describe, expect, test } from 'vitest'
import { withTextLimits } from './text-limits.ts'

const limits = { characters: 10, lines: 3, ms: 5, runsIn: 'loop' } as const

describe('withTextLimits', () => {
  test('hands a function its texts in the declared length, never half of a letter', () => {
    const read = withTextLimits(limits, (text: string, other: string) => [text, other])
    expect(read('short', 'much too long')).toEqual(['short', 'much too l'])
    expect(read('123456789🎉', '')).toEqual(['123456789', ''])
  })

  test('counts the texts of a list together, and the lines of each', () => {
    const read = withTextLimits(limits, (texts: readonly string[]) => texts)
    expect(read(['12345', '678901', '2'])).toEqual(['12345', '67890', ''])
    expect(read(['\n\n\n\n', 'a\nb\nc\nd'])).toEqual(['\n\n', 'a\nb\nc'])
  })

  test('leaves other arguments alone, and tells its limits and its name', () => {
    const counts = [1, 2]
    const read = withTextLimits(limits, function readCounts(of: readonly number[], most: number | undefined) {
      return { of, most }
    })
    expect(read(counts, undefined).of).toBe(counts)
    expect(read.limits).toBe(limits)
    expect(read.readerName).toBe('readCounts')
  })
})
