import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expiresAtMs, isTokenExpired, parseMinutes } from '../index.ts'

const hour = parseMinutes(60)

describe('parseMinutes', () => {
  test.each([
    [60, 60],
    ['60', 60],
    [' 1.5 ', 1.5],
    ['12.25', 12.25],
    [0.1, 0.1],
    ['1440', 1440],
  ])('reads %j', (value, minutes) => {
    expect(parseMinutes(value)).toBe(minutes)
  })

  test.each([
    0,
    -1,
    NaN,
    Infinity,
    -Infinity,
    '',
    ' ',
    '0',
    '-5',
    '+5',
    '1e3',
    '0x10',
    '5m',
    'm5',
    '1.',
    '.5',
    '1.2.3',
    '1.25x',
    'x1.25',
    null,
    undefined,
    true,
    [],
    [60],
    {},
    '9'.repeat(400),
  ])('refuses %j', (value) => {
    expect(parseMinutes(value)).toBeUndefined()
  })
})

describe('expiresAtMs', () => {
  test('adds the minutes to the issue time', () => {
    expect(expiresAtMs({ issuedAtMs: 1000, expiresIn: hour })).toBe(3_601_000)
  })

  test.each([
    { issuedAtMs: undefined, expiresIn: hour },
    { issuedAtMs: NaN, expiresIn: hour },
    { issuedAtMs: Infinity, expiresIn: hour },
    { issuedAtMs: 1000, expiresIn: undefined },
    { issuedAtMs: 1000, expiresIn: parseMinutes(1e308) },
    { issuedAtMs: undefined, expiresIn: undefined },
  ])('knows no moment for %j', (life) => {
    expect(expiresAtMs(life)).toBeUndefined()
  })
})

describe('isTokenExpired', () => {
  const life = { issuedAtMs: 1000, expiresIn: hour }

  test('is false until the last millisecond and true past it', () => {
    expect(isTokenExpired(life, 1000)).toBe(false)
    expect(isTokenExpired(life, 3_601_000)).toBe(false)
    expect(isTokenExpired(life, 3_601_001)).toBe(true)
  })

  test('looks ahead by the lead', () => {
    expect(isTokenExpired(life, 3_571_000, 30)).toBe(false)
    expect(isTokenExpired(life, 3_571_001, 30)).toBe(true)
  })

  test('is true when the issue time, the minutes or the time of day are missing or invalid', () => {
    expect(isTokenExpired({ issuedAtMs: undefined, expiresIn: hour }, 0)).toBe(true)
    expect(isTokenExpired({ issuedAtMs: NaN, expiresIn: hour }, 0)).toBe(true)
    expect(isTokenExpired({ issuedAtMs: 0, expiresIn: undefined }, 0)).toBe(true)
    expect(isTokenExpired(life, NaN)).toBe(true)
  })

  test('never turns back to fresh as time goes on', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        fc.nat(),
        fc.nat(),
        (at, minutes, wait, more) => {
          const some = { issuedAtMs: at, expiresIn: parseMinutes(minutes) }
          return !isTokenExpired(some, at + wait) || isTokenExpired(some, at + wait + more)
        },
      ),
    )
  })
})
