import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { StartError } from './start-error.ts'
import { explainStartFailure } from './explain-start-failure.ts'

const failure = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

describe('explainStartFailure', () => {
  test('passes on what was said for the operator', () => {
    expect(explainStartFailure(new StartError('Set SITE_URL.'))).toBe('Set SITE_URL.')
  })

  test.each([
    ['a file', () => readFileSync('/dev/null/x')],
    ['a database file', () => new DatabaseSync(tmpdir())],
  ])('has a sentence for %s that cannot be used', (_name, act) => {
    expect(explainStartFailure(failure(act))).toMatch(/^A file cannot be used \(.+\): check DATA_DIR, .+\.$/)
  })

  test('leaves a fault of ours to its trace', () => {
    expect(explainStartFailure(new TypeError('x is not a function'))).toBeUndefined()
    expect(explainStartFailure('thrown text')).toBeUndefined()
  })
})
