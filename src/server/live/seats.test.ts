import { describe, expect, test } from 'vitest'
import { createStreamLimiter } from './live-streams.ts'

describe('createStreamLimiter', () => {
  test('gives a session so many places and not one more', () => {
    const seats = createStreamLimiter({ perSession: 2 })
    expect(seats.take('a')).toBeDefined()
    expect(seats.take('a')).toBeDefined()
    expect(seats.take('a')).toBeUndefined()
    expect(seats.take('b')).toBeDefined()
  })

  test('gives a process so many places and not one more', () => {
    const seats = createStreamLimiter({ perProcess: 2 })
    expect(seats.take('a')).toBeDefined()
    expect(seats.take('b')).toBeDefined()
    expect(seats.take('c')).toBeUndefined()
  })

  test('gives a place that was left to the next, and takes it back once', () => {
    const seats = createStreamLimiter({ perSession: 2 })
    const leave = seats.take('a')
    seats.take('a')
    leave?.()
    leave?.()
    expect(seats.take('a')).toBeDefined()
    expect(seats.take('a')).toBeUndefined()
  })
})
