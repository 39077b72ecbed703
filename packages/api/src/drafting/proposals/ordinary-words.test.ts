import { describe, expect, test } from 'vitest'
import { createOrdinaryWords } from './ordinary-words.ts'

describe('createOrdinaryWords', () => {
  test('knows the German names of spans', () => {
    const { isOrdinary } = createOrdinaryWords()
    for (const word of ['tagen', 'werktagen', 'wochen', 'monate', 'jahren', 'stunden', 'minuten'])
      expect(isOrdinary(word), word).toBe(true)
  })

  test('knows no name of a person that is a span in another language', () => {
    const { isOrdinary } = createOrdinaryWords()
    expect(['vuorinen', 'rokita', 'hodinka'].filter(isOrdinary)).toEqual([])
  })
})
