import { describe, test } from 'vitest'
import { assertParsersNeverThrow } from './parsers-never-throw.ts'

describe('the parsers', () => {
  test('throw on no string', () => {
    assertParsersNeverThrow({ numRuns: 2000, seed: 5 })
  })
})
