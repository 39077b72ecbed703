import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNoteMarkdown } from './markdown.ts'
import type { NoteBlock, NotePart } from './markdown.ts'

const partsOf = (text: string, names: readonly string[] = []) => {
  const [block] = parseNoteMarkdown(text, names)
  return block?.kind === 'paragraph' ? block.parts : undefined
}

describe('parseNoteMarkdown', () => {
  test('reads bold, code, links and mentions of members', () => {
    expect(
      partsOf('**Now** run `npm test`, @Nora Nielsen, see [the shop](https://shop.test/a)', [
        'Nora Nielsen',
        'Nora',
      ]),
    ).toEqual([
      { kind: 'bold', parts: ['Now'] },
      ' run ',
      { kind: 'code', text: 'npm test' },
      ', ',
      { kind: 'mention', text: '@Nora Nielsen' },
      ', see ',
      { kind: 'link', text: 'the shop', href: 'https://shop.test/a' },
    ])
  })

  test('reads lists, blocks of code and paragraphs', () => {
    expect(parseNoteMarkdown('First\nline\n\n- one\n- two\n1. a\n2) b\n```\n**x**\n```\nLast', [])).toEqual([
      { kind: 'paragraph', parts: ['First\nline'] },
      { kind: 'list', isOrdered: false, items: [['one'], ['two']] },
      { kind: 'list', isOrdered: true, items: [['a'], ['b']] },
      { kind: 'code', text: '**x**' },
      { kind: 'paragraph', parts: ['Last'] },
    ])
  })

  test('makes a link of a web address alone, and of nothing that runs', () => {
    expect(partsOf('https://shop.test/a.')).toEqual([
      { kind: 'link', text: 'https://shop.test/a', href: 'https://shop.test/a' },
      '.',
    ])
    for (const text of [
      '[x](javascript:alert(1))',
      '[x](data:text/html,x)',
      '[x](https://a@b.test/)',
      '<b>x</b>',
    ])
      expect(partsOf(text)?.every((part) => typeof part === 'string')).toBe(true)
  })

  test('mentions no part of a longer word', () => {
    expect(partsOf('@Noras', ['Nora'])).toEqual(['@Noras'])
  })

  test('keeps every word, and opens http and https alone', () => {
    const words = fc.constantFrom(
      '**',
      '`',
      '```',
      '\n',
      '- ',
      '1. ',
      '[',
      '](',
      ')',
      'https://a.test',
      '@Nora',
      'x',
      ' ',
      '*',
      '<i>',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        const blocks = parseNoteMarkdown(text, ['Nora'])
        const links = blocks
          .flatMap(listParts)
          .filter((part) => typeof part !== 'string' && part.kind === 'link')
        expect(links.every((part) => /^https?:/.test((part as { href: string }).href))).toBe(true)
        const letters = (value: string) => value.split('x').length
        expect(letters(blocks.flatMap(listParts).map(toText).join(''))).toBe(letters(fenceless(text)))
      }),
    )
  })
})

const listParts = (block: NoteBlock): readonly NotePart[] =>
  block.kind === 'code' ? [block.text] : block.kind === 'list' ? block.items.flat() : block.parts
const toText = (part: NotePart): string =>
  typeof part === 'string' ? part : part.kind === 'bold' ? part.parts.map(toText).join('') : part.text
/** The language name after the code fence is not shown. */
const fenceless = (text: string): string => text.replaceAll(/^```.*$/gm, '')
