import { expect, test } from 'vitest'
import { trimSigns, trimSignsBefore } from './trim-signs.ts'

test('trimSigns and trimSignsBefore take signs off one end only', () => {
  expect(trimSigns('..a.b!?', '.!?')).toBe('..a.b')
  expect(trimSignsBefore('..a.b!?', '.!?')).toBe('a.b!?')
  expect([trimSigns('...', '.'), trimSignsBefore('...', '.')]).toEqual(['', ''])
})
