import { describe, test } from 'vitest'
import { assertNoThrow } from './no-throw.ts'

describe('the parsers', () => {
  test('throw on no string', () => {
    assertNoThrow({ numRuns: 2000, seed: 5 })
  })
})
