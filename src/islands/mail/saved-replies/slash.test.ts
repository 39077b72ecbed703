import { describe, expect, test } from 'vitest'
import { findSlash, writeSlash, cutSlash } from './slash.ts'

/** The text up to `|`, which is the caret. */
const find = (text: string) => findSlash(text.replace('|', ''), text.indexOf('|'))

describe('findSlash', () => {
  test.each([
    ['/|', 0, ''],
    ['/exch|', 0, 'exch'],
    ['Hello,\n/late|', 7, 'late'],
    ['Hello /wrong size|', 6, 'wrong size'],
    ['Hello /| Ann', 6, ''],
    ['Hello /|\n\nAnn', 6, ''],
  ])('finds the search in %j', (text, at, query) => {
    expect(find(text)).toEqual({ at, query })
  })

  test.each(['and/or|', 'https://|', 'a / b|', '/ |', '/late\n|', '/|late', '1/2|', 'No slash|', '//|'])(
    'finds none in %j',
    (text) => {
      expect(find(text)).toBeUndefined()
    },
  )

  test('finds the search of the button before a word', () => {
    expect(findSlash('/Hello', 1, 0)).toEqual({ at: 0, query: '' })
    expect(findSlash('/Hello', 1, 3)).toBeUndefined()
  })

  test('gives up on a long text', () => {
    expect(find(`/${'x'.repeat(41)}|`)).toBeUndefined()
  })
})

describe('writeSlash', () => {
  test('puts a space behind a word', () => {
    expect([writeSlash('', 0), writeSlash('Hi ', 3), writeSlash('Hi\n', 3), writeSlash('Hi', 2)]).toEqual([
      ...['/', '/', '/', ' /'],
    ])
  })
})

describe('cutSlash', () => {
  test('takes the search out of a text', () => {
    expect(cutSlash('Hello /exch\nAnn', { at: 6, query: 'exch' })).toBe('Hello \nAnn')
  })
})
