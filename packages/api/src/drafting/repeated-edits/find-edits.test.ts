import { describe, expect, test } from 'vitest'
import type { DraftSentence } from '../../database/schema/drafts.ts'
import { findSmallEdits } from './find-edits.ts'

const quote = 'Unused goods can be returned within 14 days of delivery.'
const write = (text: string, own = quote): DraftSentence => ({
  ...{ text, mark: 'supported', why: '' },
  sources: [{ kind: 'passage', id: 'p1', title: 'Returns', quote: own }],
})
const find = (body: string, text = quote) =>
  findSmallEdits(body, [write(`${text} `)]).map(({ before, after }) => [before, after])

describe('findSmallEdits', () => {
  test('finds the words that a person replaced, and a number with its unit', () => {
    const body = 'Hello,\n\nUnused goods can be returned within 30 days of delivery. Bye.'
    expect(find(body)).toEqual([['14 days', '30 days']])
    expect(find('Unused goods can be returned within 14 days of purchase.')).toEqual([
      ['delivery', 'purchase'],
    ])
  })

  test('finds nothing where the sentence stayed, went, or was written anew', () => {
    expect(find(`Dear Ann,\n${quote}`)).toEqual([])
    expect(find('Dear Ann, no.')).toEqual([])
    expect(find('We do not take anything back, and we never did so before in this shop.')).toEqual([])
  })

  test('finds nothing in words that the quote does not have', () => {
    const sentence = 'You can return goods that are unused within 14 weekdays, dear Ann.'
    const body = 'You can return goods that are unused within 14 weekdays, dear Zoe.'
    expect(find(body, sentence)).toEqual([])
  })

  test('finds no address and no long number', () => {
    for (const word of ['ann@mail.test', 'www.mail.test', '4917612345678'])
      expect(find(`Unused goods can be returned within 14 days of ${word}.`)).toEqual([])
  })
})
