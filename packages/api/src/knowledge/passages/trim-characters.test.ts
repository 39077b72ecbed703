import { expect, test } from 'vitest'
import { trimEndCharacters, trimStartCharacters } from './trim-characters.ts'

test('trimEndCharacters and trimStartCharacters take signs off one end only', () => {
  expect(trimEndCharacters('..a.b!?', '.!?')).toBe('..a.b')
  expect(trimStartCharacters('..a.b!?', '.!?')).toBe('a.b!?')
  expect([trimEndCharacters('...', '.'), trimStartCharacters('...', '.')]).toEqual(['', ''])
})
