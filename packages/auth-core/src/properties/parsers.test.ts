import { describe, test } from 'vitest'
import { assertParsersNeverThrow } from './no-throw.ts'

describe('the parsers', () => {
  test('throw on no string', () => {
    assertParsersNeverThrow({ numRuns: 2000, seed: 5 })
  })
})
