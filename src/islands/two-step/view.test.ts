import { describe, expect, test } from 'vitest'
import { drawQrPath, formatSetUpKey, toTwoStep, buildRecoveryCodesFileUrl } from './view.ts'

describe('drawQrPath', () => {
  test('draws each run of dark modules as one rectangle', () => {
    expect(
      drawQrPath([
        [true, true, false, true],
        [false, false, false, false],
        [false, true, true, true],
      ]),
    ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
  })
})

describe('toTwoStep', () => {
  test('tells since when it is on', () => {
    const answer = {
      ...{ is_on: true, has_app: true, recovery_codes_left: 9, has_password: true },
      passkeys: [{ id: 'k', name: 'Laptop', created_at: '2030-01-16T12:00:00Z', last_used_at: null }],
    }
    expect(toTwoStep({ ...answer, confirmed_at: '2030-01-15T12:00:00Z' })).toEqual({
      ...{ since: '15/01/2030', codesLeft: 9, hasPassword: true, hasApp: true },
      passkeys: [{ id: 'k', name: 'Laptop', about: 'Added 16/01/2030. Never used.' }],
    })
    expect(toTwoStep({ ...answer, confirmed_at: null }).since).toBeUndefined()
  })
})

describe('formatSetUpKey', () => {
  test('makes groups of four', () => {
    expect([formatSetUpKey('ABCDEFGHIJ'), formatSetUpKey('')]).toEqual(['ABCD EFGH IJ', ''])
  })
})

describe('buildRecoveryCodesFileUrl', () => {
  test('writes a line for each code', () => {
    const file = buildRecoveryCodesFileUrl('Codes & more', ['A-1', 'B-2'])
    expect(decodeURIComponent(file.split(',')[1] ?? '')).toBe('Codes & more\n\nA-1\nB-2\n')
  })
})
