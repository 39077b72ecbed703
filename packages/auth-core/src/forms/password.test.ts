import { describe, expect, test } from 'vitest'
import { checkPassword } from '../forms.ts'

describe('checkPassword', () => {
  test('accepts a password that keeps the whole rule', () => {
    expect(checkPassword('Secret-1')).toEqual({ ok: true, unmet: [] })
    expect(checkPassword('Grüße_2026')).toEqual({ ok: true, unmet: [] })
    expect(checkPassword('Pass word1!')).toEqual({ ok: true, unmet: [] })
    expect(checkPassword('Line\nbreak1!')).toEqual({ ok: true, unmet: [] })
  })

  test.each([
    ['Secre-1', ['length']],
    ['SECRET-1', ['lower']],
    ['secret-1', ['upper']],
    ['Secret--', ['digit']],
    ['Secret11', ['special']],
    ['Secret 11', ['special']],
    ['', ['length', 'lower', 'upper', 'digit', 'special']],
    ['Secret', ['length', 'digit', 'special']],
  ])('finds what %j lacks', (password, unmet) => {
    expect(checkPassword(password)).toEqual({ ok: false, unmet })
  })

  test('counts characters, not code units', () => {
    expect(checkPassword('Aa1-😀😀😀').unmet).toEqual(['length'])
    expect(checkPassword('Aa1-😀😀😀😀').ok).toBe(true)
  })
})
