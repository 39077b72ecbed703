import { describe, expect, test } from 'vitest'
import { findMailParts } from './mail-parts.ts'

const leaf = (part: string, type: string, more: object = {}) => ({ part, type, size: 10, ...more })

describe('findMailParts', () => {
  test('finds every text between pictures', () => {
    const { texts, htmls, files } = findMailParts({
      type: 'multipart/alternative',
      childNodes: [
        { type: 'multipart/mixed', childNodes: [leaf('1.1', 'text/plain'), leaf('1.2', 'text/plain')] },
        {
          type: 'multipart/mixed',
          childNodes: [
            leaf('2.1', 'text/html'),
            leaf('2.2', 'image/jpeg', { parameters: { name: 'a.jpg' }, disposition: 'inline' }),
            leaf('2.3', 'text/html'),
          ],
        },
      ],
    })
    expect([texts, htmls]).toEqual([
      ['1.1', '1.2'],
      ['2.1', '2.3'],
    ])
    expect(files).toMatchObject([{ part: '2.2', name: 'a.jpg', isInline: true }])
  })

  test('takes a text with a name for a file, under a name that is only a name', () => {
    const { texts, files } = findMailParts({
      type: 'multipart/mixed',
      childNodes: [
        leaf('1', 'text/plain'),
        leaf('2', 'text/plain', {
          disposition: 'attachment',
          dispositionParameters: { filename: '../../a\u0000\u202E.txt' },
          id: '<a\u0000b>',
        }),
      ],
    })
    expect(texts).toEqual(['1'])
    expect(files).toMatchObject([{ name: '.._.._a.txt', cid: 'ab' }])
  })
})
