import { describe, expect, test } from 'vitest'
import { getInitials } from './initials.ts'

describe('getInitials', () => {
  test.each([
    ['Olga van Owner', 'OV'],
    ["Sean O'Brian", 'SO'],
    ['Anne-Marie', 'A'],
    ['olga@shop.test', 'OS'],
    ['🙂 <Ünal>', 'Ü'],
    ['𝒜lice', '𝒜'],
    ['', ''],
  ])('%s is %s', (name, initials) => {
    expect(getInitials(name)).toBe(initials)
  })
})
