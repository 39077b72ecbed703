import { describe, expect, test } from 'vitest'
import { findNumberConcepts } from './number-concepts.ts'

describe('findNumberConcepts', () => {
  test.each([
    ['Sie gelten vier Jahre.', 'de', ['@duration']],
    ['within 14 working days', 'en', ['@duration']],
    ['pendant dix ans', 'fr', ['@duration']],
    ['Postage: $6.99', 'en', ['@cost']],
    ['39 EUR, in 2 Tagen', 'de', ['@cost', '@duration']],
    ['We are open on some days, with 5 dogs.', 'en', []],
  ])('tells what %s is about', (text, language, spans) => {
    expect(findNumberConcepts(text, language)).toEqual(spans)
  })

  test('answers at once to whatever comes', () => {
    const started = performance.now()
    for (const text of [
      '5 a '.repeat(100_000),
      '1'.repeat(100_000),
      'a'.repeat(100_000),
      '1,'.repeat(50_000),
    ])
      expect(findNumberConcepts(text, 'en')).toEqual([])
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
