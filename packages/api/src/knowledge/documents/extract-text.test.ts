import { maxLengths } from '@draftdesk/contract/input-limits'
import { describe, expect, test } from 'vitest'
import { buildDocx, buildPdf, buildZip } from '../../testing/files/files.ts'
import { extractText } from './extract-text.ts'
import { findFileKind } from './extraction-result.ts'
import type { FileKind } from './extraction-result.ts'
import { measureCost } from '../../testing/measure/measure-cost.ts'

const bytes = (text: string | number[]) => new Uint8Array(Buffer.from(text as string))
const read = async (kind: FileKind, content: Uint8Array) => {
  const found = await extractText(kind, content)
  return found.kind === 'text' ? found.text : found.failure
}

describe('extractText', () => {
  test('reads a PDF, a Word document, a page and a plain text', async () => {
    expect(await read('pdf', buildPdf(['Returns are free.', 'For 30 days.']))).toMatch(
      /Returns are free\.\s+For 30 days\./,
    )
    expect(await read('docx', buildDocx(['Returns are free.', 'For 30 days.']))).toBe(
      'Returns are free.\n\nFor 30 days.',
    )
    expect(await read('text', bytes('\ufeff# Returns\r\n\r\n\r\n\r\nFree.  \n'))).toBe('# Returns\n\nFree.')
  })

  test('reads bytes as Node hands them out, too', async () => {
    expect(await read('pdf', Buffer.from(buildPdf(['Free'])))).toBe('Free')
    expect(await read('docx', Buffer.from(buildDocx(['Free'])))).toBe('Free')
    expect(await read('docx', buildDocx(['# Returns', 'Free']))).toBe('# Returns\n\nFree')
    expect(await read('text', Buffer.from('Free'))).toBe('Free')
  })

  test('reads a page as a person does', async () => {
    const page = `<!doctype html><html><head><title>No</title><style>p{}</style></head><body>
      <h1>Returns &amp; refunds</h1><script>alert(1)</script><!-- no --><p>Free for&nbsp;30<br>days.
      <ul><li>Unworn<li>With <b>tags</b></ul><table><tr><td>EU</td><td>5&euro;</td></tr></table>`
    expect(await read('html', bytes(page))).toBe(
      '# Returns & refunds\n\nFree for 30\ndays.\n\n- Unworn\n- With tags\n\nEU\t5€',
    )
  })

  test('reads other encodings than UTF-8', async () => {
    expect(await read('text', bytes([0xff, 0xfe, 0x47, 0, 0xfc, 0]))).toBe('Gü')
    expect(await read('text', bytes([0xfe, 0xff, 0, 0x47, 0, 0xfc]))).toBe('Gü')
    expect(await read('text', bytes([0x47, 0xfc, 0x80]))).toBe('Gü€')
  })

  test('leaves out what a database cannot store', async () => {
    expect(await read('text', bytes('a\u0000b'))).toBe('ab')
  })

  test('takes as much text as a document may hold, says that there is more, and halves no sign', async () => {
    const whole = await extractText('text', bytes('x'.repeat(maxLengths.documentText)))
    expect(whole).toMatchObject({ kind: 'text', isCut: false })
    const longer = await extractText('text', bytes(`${'x'.repeat(maxLengths.documentText - 1)}😀`))
    expect(longer).toEqual({ kind: 'text', text: 'x'.repeat(maxLengths.documentText - 1), isCut: true })
  })

  test.each(['<div>', '<b>', '<li>', '<p><b>', '<table><tr><td>', '<svg>', '<pre> '])(
    'reads a page of nothing but %s',
    async (tag) => {
      expect(await read('html', bytes(`<p>Free</p>${tag.repeat(10_000)}`))).toMatch(/^Free/)
    },
  )

  test.each([' ', '\t', '\n', ' \n', '\r', '\u00a0', '<', '&', '&#', '</', '<!--', '<a ', '"', '='])(
    'reads a megabyte of %j within a second, as text and as a page',
    async (part) => {
      const content = bytes(`a${part.repeat(Math.ceil(1_000_000 / part.length))}b`)
      const costMs = await measureCost(async () => {
        for (const kind of ['text', 'html'] as const)
          expect((await extractText(kind, content)).kind).toBe('text')
      })
      expect(costMs).toBeLessThan(1000)
    },
  )

  test.each([
    ['tags in each other', '<b>'.repeat(300_000)],
    ['ends of tags that never began', `${'<b>'.repeat(990)}${'</i>'.repeat(250_000)}`],
    ['paragraphs without ends', '<p>'.repeat(250_000)],
  ])('reads a page of %s to its end, within a second', async (_name, content) => {
    const costMs = await measureCost(async () => {
      expect(await extractText('html', bytes(`First${content}<p>last</p>`))).toMatchObject({
        kind: 'text',
        text: expect.stringMatching(/^First[^]*last$/) as string,
      })
    })
    expect(costMs).toBeLessThan(1000)
  })

  test.each<[string, FileKind, Uint8Array]>([
    ['encrypted', 'pdf', buildPdf(['Secret'], true)],
    ['scanned', 'pdf', buildPdf([])],
    ['damaged', 'pdf', bytes('%PDF-1.4 and nothing else')],
    ['damaged', 'pdf', bytes('hello')],
    ['mismatch', 'pdf', buildDocx(['Word'])],
    ['mismatch', 'docx', buildPdf(['PDF'])],
    ['mismatch', 'text', buildPdf(['PDF'])],
    ['damaged', 'docx', buildZip({ 'hello.txt': 'hello' })],
    ['damaged', 'docx', bytes('PK\u0003\u0004 and nothing else')],
    ['empty', 'docx', buildDocx([])],
    ['empty', 'html', bytes('<p> </p>')],
    ['empty', 'text', bytes(' \n')],
  ])('says %s of a %s', async (failure, kind, content) => {
    expect(await read(kind, content)).toBe(failure)
  })
})

describe('findFileKind', () => {
  test('goes by the end of the name', () => {
    expect(['A.PDF', 'a.b.docx', 'a.md', 'a.htm', 'a.exe', 'pdf', ''].map(findFileKind)).toEqual([
      'pdf',
      'docx',
      'text',
      'html',
      undefined,
      undefined,
      undefined,
    ])
  })
})
