import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

describe('cutText', () => {
  test.for([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['too long', 3, 'too'],
    ['Ann 🎉', 5, 'Ann '],
    ['Ann 🎉', 6, 'Ann 🎉'],
    ['🎉', 0, ''],
  ] as const)('cuts %s at %i', ([text, longest, cut]) => {
    expect(cutText(text, longest)).toBe(cut)
  })

  test('keeps a well-formed text well-formed, and loses one unit at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '你', '🎉') }), fc.nat(40), (text, longest) => {
        const cut = cutText(text, longest)
        expect(cut.isWellFormed()).toBe(true)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, longest) - 1)
        expect(cut.length).toBeLessThanOrEqual(longest)
      }),
    )
  })
})
