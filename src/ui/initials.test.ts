import { describe, expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initialsOf', () => {
  test.each([
    ['Olga van Owner', 'OV'],
    ["Sean O'Brian", 'SO'],
    ['Anne-Marie', 'A'],
    ['olga@shop.test', 'OS'],
    ['🙂 <Ünal>', 'Ü'],
    ['𝒜lice', '𝒜'],
    ['', ''],
  ])('%s is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
