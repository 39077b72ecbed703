import { describe, expect, test } from 'vitest'
import { findSlashCommand, buildSlashInsertion, removeSlashCommand } from './slash-command.ts'

/** The text up to `|`, which is the caret. */
const find = (text: string) => findSlashCommand(text.replace('|', ''), text.indexOf('|'))

describe('findSlashCommand', () => {
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
    expect(findSlashCommand('/Hello', 1, 0)).toEqual({ at: 0, query: '' })
    expect(findSlashCommand('/Hello', 1, 3)).toBeUndefined()
  })

  test('gives up on a long text', () => {
    expect(find(`/${'x'.repeat(41)}|`)).toBeUndefined()
  })
})

describe('buildSlashInsertion', () => {
  test('puts a space behind a word', () => {
    expect([
      buildSlashInsertion('', 0),
      buildSlashInsertion('Hi ', 3),
      buildSlashInsertion('Hi\n', 3),
      buildSlashInsertion('Hi', 2),
    ]).toEqual([...['/', '/', '/', ' /']])
  })
})

describe('removeSlashCommand', () => {
  test('takes the search out of a text', () => {
    expect(removeSlashCommand('Hello /exch\nAnn', { at: 6, query: 'exch' })).toBe('Hello \nAnn')
  })
})
