import { createConnection } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { parseMultipartForm } from './parse-multipart-form.ts'
import { listenForRequests } from '../listen-for-requests.ts'
import type { RunningServer } from '../listen-for-requests.ts'

let t: TestApi
let server: RunningServer
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  server = await listenForRequests(t.api)
})
afterAll(async () => {
  await server.close()
  await t.close()
})

const alive = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'
const head = (path: string, ...headers: string[]) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\n${headers.join('\r\n')}\r\n\r\n`

/** A connection: the received text, and whether the server closed it. */
function connect() {
  const { port } = new URL(server.url)
  const socket = createConnection(Number(port), '127.0.0.1')
  const heard = { text: '', isClosed: false }
  socket.on('data', (piece: Buffer) => (heard.text += piece.toString('latin1')))
  // A server that closes while more is sent resets the connection.
  socket.on('error', () => undefined)
  socket.on('close', () => (heard.isClosed = true))
  return { socket, heard }
}

const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 5000, interval: 10 }).toBe(true)

describe('a connection', () => {
  test.each([
    [
      413,
      head(
        buildTestPath('signIn'),
        'content-type: multipart/form-data; boundary=b',
        'content-length: 100000',
      ),
      'x'.repeat(100_000),
    ],
    [
      413,
      head(
        buildTestPath('signIn'),
        'content-type: multipart/form-data; boundary=b',
        'transfer-encoding: chunked',
      ),
      `${'10000\r\n'.concat('x'.repeat(65_536), '\r\n').repeat(3)}0\r\n\r\n`,
    ],
    [401, head(buildTestPath('uploadPolicy'), 'content-length: 1000000'), 'x'.repeat(1_000_000)],
    [
      415,
      head(buildTestPath('signIn'), 'content-type: text/plain', 'content-length: 60000'),
      'x'.repeat(60_000),
    ],
  ])('goes on after a %i in the middle of a body', async (status, start, body) => {
    const { socket, heard } = connect()
    socket.write(start)
    socket.write(body)
    socket.write(alive)
    await until(() => heard.text.includes('"alive"'))
    expect(heard.text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    socket.destroy()
  })

  test('is closed when a body that was refused never ends', async () => {
    const { socket, heard } = connect()
    socket.write(
      head(
        buildTestPath('signIn'),
        'content-type: multipart/form-data; boundary=b',
        'transfer-encoding: chunked',
      ),
    )
    const piece = '10000\r\n'.concat('x'.repeat(65_536), '\r\n')
    while (!heard.isClosed) {
      socket.write(piece.repeat(16))
      await wait(5)
    }
    expect(heard.text).toMatch(/^HTTP\/1.1 413 /)
  })
})

describe('parseMultipartForm', () => {
  const type = 'multipart/form-data; boundary=b'
  const read = (text: string, contentType = type) => parseMultipartForm(Buffer.from(text), contentType)
  const part = (name: string, text: string) =>
    `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${text}\r\n`

  test('reads what a browser sends', async () => {
    const form = new FormData()
    form.set('título "x"', 'line\r\nline\r\n--b')
    form.set('file', new File(['\r\n\u0000'], 'ä "1".txt', { type: 'text/plain' }))
    const sent = new Request('http://a', { method: 'POST', body: form })
    const given = parseMultipartForm(
      Buffer.from(await sent.clone().arrayBuffer()),
      sent.headers.get('content-type') ?? '',
    )
    expect(given?.['título "x"']).toBe('line\r\nline\r\n--b')
    const file = given?.['file'] as File
    expect([file.name, file.type, await file.text()]).toEqual(['ä "1".txt', 'text/plain', '\r\n\u0000'])
  })

  test('reads what comes before the first part, names without quotation marks, and the last of two', () => {
    expect(read(`hello\r\n${part('a', '1')}${part('"a"', '2')}--b--\r\nbye`)).toEqual({ a: '2' })
    expect(read('--b--')).toEqual({})
    expect(read(`${part('__proto__', 'x')}--b--`)?.['__proto__']).toBe('x')
  })

  test.each([
    ['no boundary', part('a', '1'), 'multipart/form-data'],
    [
      'a boundary of more than 70 characters',
      part('a', '1'),
      `multipart/form-data; boundary=${'b'.repeat(71)}`,
    ],
    ['no end', part('a', '1'), type],
    ['a part without a name', '--b\r\ncontent-disposition: form-data\r\n\r\n1\r\n--b--', type],
    ['headers without an end', `--b\r\n${'x'.repeat(5000)}\r\n\r\n1\r\n--b--`, type],
    ['something after a delimiter', '--bx\r\n\r\n\r\n--b--', type],
  ])('does not read a form with %s', (_what, text, contentType) => {
    expect(read(text, contentType)).toBeUndefined()
  })

  test('takes 20 parts and no more', () => {
    expect(read(`${part('a', '1').repeat(20)}--b--`)).toEqual({ a: '1' })
    expect(() => read(`${part('a', '1').repeat(21)}--b--`)).toThrow()
  })
})
