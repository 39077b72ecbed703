import { describe, test } from 'vitest'
import { assertNoEscape } from './no-escape.ts'
import { assertParsersNeverThrow } from './no-throw.ts'

describe('safeReturnTo', () => {
  test('lets none of a million strings leave the site', () => {
    assertNoEscape({ numRuns: 1_000_000 })
  })
})

describe('the parsers', () => {
  test('throw on none of a million strings', () => {
    assertParsersNeverThrow({ numRuns: 1_000_000 })
  })
})
