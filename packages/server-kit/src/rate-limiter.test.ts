import { describe, expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

describe('createRateLimiter', () => {
  test('allows so many events of a key in a span', () => {
    let now = 0
    const mayPass = createRateLimiter({ count: 2, windowMs: 1000, now: () => now })
    expect([mayPass('a'), mayPass('a'), mayPass('a'), mayPass('b')]).toEqual([true, true, false, true])
    now = 999
    expect(mayPass('a')).toBe(false)
    now = 1000
    expect(mayPass('a')).toBe(true)
  })

  test('counts keys beyond the most together', () => {
    const mayPass = createRateLimiter({ count: 1, windowMs: 1000, mostKeys: 2, now: () => 0 })
    expect(['a', 'b', 'c', 'd', 'a'].map(mayPass)).toEqual([true, true, true, false, false])
  })
})
