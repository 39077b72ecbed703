import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { maxLengths, maxPolicyFileBytes } from '@draftdesk/contract'
import { describe, expect, test } from 'vitest'
import { StreamTooLongError } from '../../upstream/limit-stream.ts'
import { isUploadForm, readBodyUpToLimit, readFormBody } from './posted-form.ts'

const plain = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'
const kibibyte64 = 65_536

interface TestForm {
  readonly path?: string
  readonly pattern?: string
  readonly type?: string
  readonly body?: BodyInit | undefined
  readonly length?: number
}

/** Posts a form. `length` is its declared content length. */
function requestOf({ path = '/accounts-page', type = plain, body, length }: TestForm): Request {
  const headers = { 'content-type': type, ...(length !== undefined && { 'content-length': String(length) }) }
  // A body that is a stream needs to be called half-duplex, which the type of Node does not know.
  const init = { method: 'POST', headers, body: body ?? null, duplex: 'half' }
  return new Request(`http://shop.test${path}`, init)
}

/** Reads a form; its fields as entries, the kind of an upload, or why it is not read. */
async function read(sent: TestForm) {
  const request = requestOf(sent)
  const url = new URL(request.url)
  const posted = await readFormBody(request, { pattern: sent.pattern ?? url.pathname, url })
  if (typeof posted === 'string') return posted
  return posted.kind === 'fields' ? [...posted.fields] : posted.kind
}

const part = (name: string, value: string, mark = 'b') =>
  `--${mark}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const parts = (count: number, mark = 'b') =>
  `${Array.from({ length: count }, (_, at) => part(`f${at}`, 'v', mark)).join('')}--${mark}--\r\n`
const pairs = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=v`).join('&')

describe('readFormBody', () => {
  test('reads the fields of a form, the first of a name', async () => {
    expect(await read({ body: 'name=Zo%C3%AB+A&name=other&note=' })).toEqual([
      ['name', 'Zoë A'],
      ['note', ''],
    ])
    expect(await read({})).toEqual([])
  })

  test.each([
    [plain, 'read'],
    ['application/X-WWW-form-urlencoded ;charset=UTF-8', 'read'],
    ['application/x-www-form-urlencoded;charset=UTF-8', 'read'],
    ['application/x-www-form-urlencodedness', 'wrongType'],
    ['text/plain; application/x-www-form-urlencoded', 'wrongType'],
    ['application/json', 'wrongType'],
  ])('of a page without long texts takes plain fields alone: %s', async (type, outcome) => {
    expect(await read({ type, body: 'a=1' })).toEqual(outcome === 'read' ? [['a', '1']] : outcome)
    expect(await read({ type: multipart, body: parts(1) })).toBe('wrongType')
  })

  test('takes no body that says nothing of what it is', async () => {
    const request = new Request('http://shop.test/accounts-page', { method: 'POST', body: new Uint8Array(1) })
    expect(await readFormBody(request, { pattern: '/accounts-page', url: new URL(request.url) })).toBe(
      'wrongType',
    )
  })

  test.each(['/welcome-page/[...status]', '/502-error'])('takes the long texts of %s', async (pattern) => {
    const long = 'é'.repeat(maxLengths.policyText)
    const body = `${part('text', long)}${part('text', 'other')}--b--\r\n`
    expect(await read({ pattern, type: multipart, body })).toEqual([['text', long]])
    expect(await read({ pattern, body: 'a=1' })).toEqual([['a', '1']])
  })

  test.each([
    ['multipart/form-data; boundary=b', 'read'],
    ['Multipart/Form-Data ;charset=utf-8;boundary="b"', 'read'],
    ['multipart/form-data', 'wrongType'],
    ['multipart/form-data; charset=utf-8', 'wrongType'],
    ['multipart/form-data; boundary=other', 'wrongType'],
    ['multipart/form-data; boundary=', 'wrongType'],
  ])('reads a multipart by its boundary: %s', async (type, outcome) => {
    const given = await read({ pattern: '/502-error', type, body: `${part('a', '1')}--b--\r\n` })
    expect(given).toEqual(outcome === 'read' ? [['a', '1']] : outcome)
  })

  test('leaves a file out that comes among fields', async () => {
    const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nwords\r\n'
    const body = `${file}${part('a', '1')}--b--\r\n`
    expect(await read({ pattern: '/502-error', type: multipart, body })).toEqual([['a', '1']])
  })

  test('takes a hundred fields and no more', async () => {
    expect(await read({ body: pairs(100) })).toHaveLength(100)
    expect(await read({ body: pairs(101) })).toBe('tooLarge')
    const long = { pattern: '/502-error', type: multipart }
    expect(await read({ ...long, body: parts(100) })).toHaveLength(100)
    expect(await read({ ...long, body: parts(101) })).toBe('tooLarge')
    const quoted = { ...long, type: 'multipart/form-data; boundary="b-b"' }
    expect(await read({ ...quoted, body: parts(101, 'b-b') })).toBe('tooLarge')
    const dashes = `${part('a', '--b '.repeat(200), 'b-b')}--b-b--\r\n`
    expect(await read({ ...quoted, type: 'multipart/form-data; boundary=b-b', body: dashes })).toHaveLength(1)
  })

  test('takes 64 KiB of plain fields, and of long texts four bytes for each letter', async () => {
    const filled = (bytes: number) => `a=${'x'.repeat(bytes - 2)}`
    expect(await read({ body: filled(kibibyte64) })).toHaveLength(1)
    expect(await read({ body: filled(kibibyte64 + 1) })).toBe('tooLarge')
    const most = 4 * maxLengths.policyText
    const room = most - `${part('a', '')}--b--\r\n`.length
    const long = (letters: number) =>
      read({ pattern: '/502-error', type: multipart, body: `${part('a', 'x'.repeat(letters))}--b--\r\n` })
    expect(await long(room)).toHaveLength(1)
    expect(await long(room + 1)).toBe('tooLarge')
  })
})

describe('readFormBody of an upload', () => {
  test('passes a file on as it comes, up to its size', async () => {
    const pattern = '/welcome-page/[...status]'
    const path = '/welcome-page/document?upload='
    const place = { pattern, path, type: multipart }
    const most = maxPolicyFileBytes + kibibyte64
    expect(await read({ ...place, length: most })).toBe('upload')
    expect(await read({ ...place, length: most + 1 })).toBe('tooLarge')
    expect(await read({ ...place, type: plain, body: 'a=1' })).toBe('wrongType')
    expect(await read({ ...place, type: `x-${multipart}` })).toBe('wrongType')
    const unnamed = path.replace(/\?.*/, '?other')
    expect(await read({ ...place, path: unnamed, type: plain, body: 'a=1' })).toEqual([['a', '1']])
    expect(isUploadForm({ pattern, url: new URL(path, 'http://shop.test') })).toBe(true)
    expect(isUploadForm({ pattern, url: new URL(unnamed, 'http://shop.test') })).toBe(false)
    expect(isUploadForm({ pattern: '/emails-page', url: new URL(path, 'http://shop.test') })).toBe(false)
  })

  test('gives the very bytes, and stops one that turns out to be longer than it may be', async () => {
    const url = new URL('http://shop.test/welcome-page/document?upload')
    const place = { pattern: '/welcome-page/[...status]', url }
    const send = async (body: BodyInit | undefined) => {
      const posted = await readFormBody(requestOf({ type: multipart, body }), place)
      if (typeof posted === 'string' || posted.kind !== 'upload') throw new Error('This is no upload')
      return text(posted.body)
    }
    expect(await send('the file')).toBe('the file')
    expect(await send(undefined)).toBe('')
    const chunk = new Uint8Array(kibibyte64)
    const endless = Readable.toWeb(Readable.from(Array.from({ length: 400 }, () => chunk)))
    await expect(send(endless as unknown as BodyInit)).rejects.toThrow(StreamTooLongError)
  })
})

describe('readBytes', () => {
  test('begins no body that says that it is too long, and goes on with none that becomes so', async () => {
    expect(await readBodyUpToLimit(requestOf({ body: 'ab', length: 3 }), 2)).toBe('tooLarge')
    expect(await readBodyUpToLimit(requestOf({ body: 'abc' }), 2)).toBe('tooLarge')
    expect((await readBodyUpToLimit(requestOf({ body: 'ab', length: 2 }), 2)).toString()).toBe('ab')
    expect((await readBodyUpToLimit(requestOf({}), 2)).toString()).toBe('')
  })

  test('notices a sender who goes away', async () => {
    const gone = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'))
      },
    })
    expect(await readBodyUpToLimit(requestOf({ body: gone }), 9)).toBe('cutOff')
  })
})
