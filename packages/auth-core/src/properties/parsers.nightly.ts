import { describe, test } from 'vitest'
import { assertSafeReturnTo } from './safe-return-to.ts'
import { assertParsersNeverThrow } from './parsers-never-throw.ts'

describe('safeReturnTo', () => {
  test('lets none of a million strings leave the site', () => {
    assertSafeReturnTo({ numRuns: 1_000_000 })
  })
})

describe('the parsers', () => {
  test('throw on none of a million strings', () => {
    assertParsersNeverThrow({ numRuns: 1_000_000 })
  })
})
