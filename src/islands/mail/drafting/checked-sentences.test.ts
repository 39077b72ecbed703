import { describe, expect, test } from 'vitest'
import { listCheckedSentences, splitAtPlaceholders, splitAtSentences } from './checked-sentences.ts'
import type { CheckedSentence } from './checked-sentences.ts'

const say = (text: string): CheckedSentence => ({ text, mark: 'unsupported', rests: [] })
const write = (text: string, ...sentences: readonly string[]) =>
  splitAtSentences(text, sentences.map(say)).map((piece) => [piece.text, piece.sentence !== undefined])

describe('splitAtSentences', () => {
  test('cuts a text at the sentences that were checked', () => {
    expect(write('Hi!\n\nOne. Two.\n\nOlga', 'One.', 'Two.')).toEqual([
      ['Hi!\n\n', false],
      ['One.', true],
      [' ', false],
      ['Two.', true],
      ['\n\nOlga', false],
    ])
  })

  test('leaves out a sentence that was changed, and one that stands before another by now', () => {
    expect(write('One! Two.', 'One.', 'Two.')).toEqual([
      ['One! ', false],
      ['Two.', true],
    ])
    expect(write('Two. One.', 'One.', 'Two.')).toEqual([
      ['Two. ', false],
      ['One.', true],
    ])
  })

  test('loses nothing of a text', () => {
    const text = 'a b\n\na b a '
    const pieces = splitAtSentences(text, ['a b', 'a', '', 'nowhere'].map(say))
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })
})

describe('listCheckedSentences', () => {
  test('leaves courtesy out, and numbers what a sentence rests on', () => {
    const source = { kind: 'passage', title: 'Returns', quote: '30 days', documentId: 'd' } as const
    const sentence = { text: 'One.', mark: 'supported', why: '', sources: [source] } as const
    const hello = { text: 'Hello!', mark: 'courtesy', why: '', sources: [] } as const
    expect(listCheckedSentences({ sentences: [hello, sentence] }, [source])).toEqual([
      { text: 'One.', mark: 'supported', rests: [1] },
    ])
  })
})

describe('splitAtPlaceholders', () => {
  test('finds what is still to be filled in', () => {
    const text = 'Hi {{customer.first_name}}, it is here.'
    expect(splitAtPlaceholders(text).map((part) => [part.text, part.isOpen])).toEqual([
      ['Hi ', false],
      ['{{customer.first_name}}', true],
      [', it is here.', false],
    ])
  })
})
