import { describe, expect, test } from 'vitest'
import { createSeats } from './seats.ts'

describe('createSeats', () => {
  test('gives a session so many places and not one more', () => {
    const seats = createSeats({ perSession: 2 })
    expect(seats.take('a')).toBeDefined()
    expect(seats.take('a')).toBeDefined()
    expect(seats.take('a')).toBeUndefined()
    expect(seats.take('b')).toBeDefined()
  })

  test('gives a process so many places and not one more', () => {
    const seats = createSeats({ perProcess: 2 })
    expect(seats.take('a')).toBeDefined()
    expect(seats.take('b')).toBeDefined()
    expect(seats.take('c')).toBeUndefined()
  })

  test('gives a place that was left to the next, and takes it back once', () => {
    const seats = createSeats({ perSession: 2 })
    const leave = seats.take('a')
    seats.take('a')
    leave?.()
    leave?.()
    expect(seats.take('a')).toBeDefined()
    expect(seats.take('a')).toBeUndefined()
  })
})
