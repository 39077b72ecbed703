import { describe, expect, test } from 'vitest'
import { createKnownWords } from './known-words.ts'

describe('createKnownWords', () => {
  test('knows the German names of spans', () => {
    const { isOrdinary } = createKnownWords()
    for (const word of ['tagen', 'werktagen', 'wochen', 'monate', 'jahren', 'stunden', 'minuten'])
      expect(isOrdinary(word), word).toBe(true)
  })

  test('knows no name of a person that is a span in another language', () => {
    const { isOrdinary } = createKnownWords()
    expect(['vuorinen', 'rokita', 'hodinka'].filter(isOrdinary)).toEqual([])
  })
})
