import { describe, expect, test } from 'vitest'
import { buildDocx, buildPdf, buildZip } from '../../testing/files/files.ts'
import { readDocument } from './read-document.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const failed = (failure: string) => ({ kind: 'failed', failure })
const heavy = bytes(`<p>${'<b>x</b>'.repeat(2_000_000)}</p>`)

describe('readDocument', () => {
  test('reads and cuts every kind of file in a process of its own', async () => {
    const cuts = [{ heading: '', body: 'Free for 30 days.', links: [] }]
    const found = { kind: 'text', text: 'Free for 30 days.', isCut: false, cuts }
    expect(await readDocument('text', bytes('Free for 30 days.'))).toEqual(found)
    expect(await readDocument('html', bytes('<p>Free for 30 days.'))).toEqual(found)
    expect(await readDocument('docx', buildDocx(['Free for 30 days.']))).toEqual(found)
    expect(await readDocument('pdf', buildPdf(['Free for 30 days.']))).toEqual(found)
  })

  test('gives up on a file that takes too long', async () => {
    expect(await readDocument('html', heavy, { limitMs: 1 })).toEqual(failed('slow'))
  })

  test('gives up on a file that takes too much memory, in the heap or outside it', async () => {
    expect(await readDocument('html', heavy, { limitMegabytes: 100 })).toEqual(failed('large'))
    const long = buildZip({ 'word/document.xml': Buffer.alloc(30 * 1024 * 1024, '<!-- -->') })
    expect(await readDocument('docx', long, { limitMegabytes: 110 })).toEqual(failed('large'))
  })

  test('is given up by a signal', async () => {
    const signal = AbortSignal.timeout(1)
    expect(await readDocument('html', heavy, {}, signal)).toEqual(failed('interrupted'))
    expect(await readDocument('html', heavy, {}, AbortSignal.abort())).toEqual(failed('interrupted'))
  })

  test('refuses a zip that unpacks to more than is read, and one of too many parts', async () => {
    const bomb = buildZip({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await readDocument('docx', bomb)).toEqual(failed('large'))
    const parts = Object.fromEntries(Array.from({ length: 2001 }, (_, part) => [`${part}.bin`, '']))
    expect(await readDocument('docx', buildZip(parts))).toEqual(failed('large'))
  })

  test('gives a part of a zip no more than the zip says it has', async () => {
    const bomb = Buffer.from(buildZip({ 'word/document.xml': new Uint8Array(250 * 1024 * 1024) }))
    // The size of the part, in its directory at the end of the file.
    bomb.writeUInt32LE(10, bomb.lastIndexOf('PK\u0001\u0002') + 24)
    expect(await readDocument('docx', new Uint8Array(bomb), { limitMegabytes: 160 })).toEqual(
      failed('damaged'),
    )
  })
})
