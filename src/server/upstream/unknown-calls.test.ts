import { describe, expect, test } from 'vitest'
import { createUnknownCallCache } from './unknown-calls.ts'

describe('createUnknownCallCache', () => {
  test('remembers a call for ten minutes, and no other', () => {
    let now = 1_800_000_000_000
    const calls = createUnknownCallCache(() => now)
    calls.note('/v1/a')
    expect([calls.has('/v1/a'), calls.has('/v1/b')]).toEqual([true, false])
    now += 599_999
    expect(calls.has('/v1/a')).toBe(true)
    now += 1
    expect(calls.has('/v1/a')).toBe(false)
  })
})
