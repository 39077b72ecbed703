import { describe, expect, test } from 'vitest'
import {
  listSources,
  getSourceNumber,
  toDraftText,
  toReviewVerdict,
  toSampleReplies,
} from './draft-sources.ts'

const source = { kind: 'passage' as const, id: 'd1', title: 'Returns', quote: 'within 30 days' }
const written = {
  body: 'Hello,\n\nWithin 30 days.',
  sentences: [
    { text: 'Hello,\n\n', mark: 'courtesy' as const, why: '', sources: [] },
    { text: 'Within 30 days.', mark: 'supported' as const, why: 'As quoted.', sources: [source] },
    { text: ' ', mark: 'courtesy' as const, why: '', sources: [] },
  ],
  writer: { kind: 'local' as const, name: null, note: null },
  level: 'ready' as const,
  reasons: [],
  missing: [],
}

describe('toDraftText', () => {
  test('leaves out what holds no words, and opens documents alone', () => {
    const { sentences, writer } = toDraftText(written)
    expect(sentences.map(({ text }) => text)).toEqual(['Hello,', 'Within 30 days.'])
    expect(sentences[1]?.sources).toEqual([
      { kind: 'passage', title: 'Returns', quote: 'within 30 days', documentId: 'd1' },
    ])
    expect(writer).toEqual({ kind: 'local', name: '', note: '' })
  })
})

describe('listSources', () => {
  test('numbers each source once, whichever sentence rests on it', () => {
    const other = { ...source, quote: 'for free' }
    const sentence = { text: 'For free.', mark: 'supported' as const, why: '', sources: [other, source] }
    const texts = [toDraftText(written), toDraftText({ ...written, sentences: [sentence] })]
    const all = listSources(texts)
    expect(all.map(({ quote }) => quote)).toEqual(['within 30 days', 'for free'])
    expect(texts[1]?.sentences[0]?.sources.map((one) => getSourceNumber(all, one))).toEqual([2, 1])
  })
})

describe('toReviewVerdict', () => {
  const { sentences } = toDraftText(written)
  const doubted = { text: 'Within 40 days.', mark: 'read' as const, why: '', sources: [] }
  const unsupported = { ...doubted, text: 'Never.', mark: 'unsupported' as const }
  const look = { level: 'look' as const, reasons: ['One.', 'Two.'], sentences }
  const isEdited = true

  test('begins with the main reason of a draft to check', () => {
    expect(toReviewVerdict(look, { isEdited: false })).toEqual({
      level: 'look',
      title: 'Please check:',
      subject: 'One.',
      reasons: ['Two.'],
    })
  })

  test('leaves an edited draft without a level while each sentence has its source', () => {
    expect(toReviewVerdict({ level: 'ready', reasons: [], sentences }, { isEdited })).toEqual({
      level: null,
      title: 'Changed by hand',
      reasons: [],
    })
  })

  test('names the most doubtful sentence of an edited draft', () => {
    const edited = { level: 'ready' as const, reasons: [], sentences: [...sentences, doubted] }
    expect(toReviewVerdict(edited, { isEdited })).toEqual({
      level: 'look',
      title: 'Please check:',
      subject: 'Within 40 days.',
      reasons: ['Changed by hand'],
    })
    expect(toReviewVerdict({ ...edited, sentences: [doubted, unsupported] }, { isEdited })).toMatchObject({
      subject: 'Never.',
      reasons: ['Not in your texts', 'Changed by hand'],
    })
  })

  test('names no sentence that the unsaved text no longer has', () => {
    const edited = { level: 'ready' as const, reasons: [], sentences: [unsupported, doubted] }
    const nameDoubted = (unsavedBody: string) => toReviewVerdict(edited, { isEdited, unsavedBody }).subject
    expect(nameDoubted('Never. Within 40 days.')).toBe('Never.')
    expect(nameDoubted('Within 40 days.')).toBe('Within 40 days.')
    expect(nameDoubted('')).toBeUndefined()
  })

  test('keeps the reasons of an edited draft, because they may be about the mail', () => {
    expect(toReviewVerdict(look, { isEdited }).reasons).toEqual(['One.', 'Two.'])
    const doubtful = { ...look, sentences: [doubted] }
    expect(toReviewVerdict(doubtful, { isEdited }).reasons).toEqual(['Changed by hand', 'One.', 'Two.'])
  })
})

describe('toSampleReplies', () => {
  test('shows five replies that are right, and names the documents and questions that are missing', () => {
    const sample = { id: 'a', sender: 'Ann', subject: 'Hi', text: 'Can I?' }
    const reply = { ...written, language: 'en', found: [] }
    const open = { ...reply, level: 'look' as const, missing: ['Do you ship?'] }
    const unsure = { ...open, missing: [] }
    const shown = toSampleReplies({
      documents: [],
      samples: [
        { ...sample, document: 'Payment', reply: unsure },
        { ...sample, document: 'Shipping', reply: open },
        { ...sample, document: 'Shipping', reply: open },
        ...Array.from({ length: 6 }, () => ({ ...sample, document: 'Returns', reply })),
      ],
    })
    expect(shown).toMatchObject({ answered: 6, toCheck: 1, total: 9, wanted: ['Shipping'] })
    expect(shown.replies.map(({ written: { level } }) => level)).toEqual(Array(5).fill('ready'))
    expect(shown.gaps).toEqual([{ subject: 'Hi', question: 'Do you ship?' }])
  })
})
