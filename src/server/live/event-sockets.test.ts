import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEventSockets } from './event-sockets.ts'
import type { EventSockets } from './event-sockets.ts'

const server = createServer()
const bearers: (string | undefined)[] = []
const ends: Socket[] = []
let sockets: EventSockets

server.on('upgrade', (request, socket: Socket) => {
  const key = request.headers['sec-websocket-key'] ?? ''
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  )
  // The other end sends a close frame. The reply closes the socket.
  socket.on('data', () => socket.end())
  socket.on('error', () => undefined)
  bearers.push(request.headers.authorization)
  ends.push(socket)
})

beforeEach(async () => {
  bearers.length = 0
  ends.length = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  sockets = createEventSockets(`ws://127.0.0.1:${String((server.address() as AddressInfo).port)}/live`)
})
afterEach(async () => {
  sockets.close()
  for (const end of ends) end.destroy()
  await new Promise((resolve) => server.close(resolve))
})

/** Sends a short text as a frame that is not masked, as servers do. */
const sendEvent = (text: string) =>
  ends.at(-1)?.write(Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]))

function open(key: string, token: string) {
  const stream: Readable = sockets.open(key, token)
  const heard = { text: '', hasEnded: false, stream }
  stream.on('data', (chunk: Buffer) => (heard.text += chunk.toString()))
  stream.on('end', () => (heard.hasEnded = true))
  return heard
}
/** A busy machine may deliver an event late. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })
const connected = (count: number) => waitFor(() => expect(ends).toHaveLength(count))

describe('createEventSockets', () => {
  test('opens one socket for a session, with its bearer, and tells all its streams', async () => {
    const one = open('a', 'token-a')
    const two = open('a', 'token-a')
    await connected(1)
    sendEvent('{"type":"thread","ref":"7"}')
    for (const heard of [one, two])
      await waitFor(() => expect(heard.text).toContain('event: thread\ndata: {"ref":"7"}\n\n'))
    expect(bearers).toEqual(['Bearer token-a'])
  })

  test('opens another socket for another session', async () => {
    open('a', 'token-a')
    open('b', 'token-b')
    await connected(2)
    expect(bearers.toSorted()).toEqual(['Bearer token-a', 'Bearer token-b'])
  })

  test('turns whatever else is said into resync, at most one a second', async () => {
    const heard = open('a', 'token-a')
    await connected(1)
    for (let said = 0; said < 20; said += 1) sendEvent('news')
    sendEvent('{"type":"list"}')
    await waitFor(() => expect(heard.text).toContain('event: list'))
    await waitFor(() => expect(heard.text).toContain('event: resync'))
    sendEvent('news')
    sendEvent('{"type":"mailbox"}')
    await waitFor(() => expect(heard.text).toContain('event: mailbox'))
    expect(heard.text.match(/event: resync/g)).toHaveLength(1)
  })

  test('closes the socket with the last stream', async () => {
    const one = open('a', 'token-a')
    const two = open('a', 'token-a')
    await connected(1)
    const closed = new Promise((resolve) => ends[0]?.once('close', resolve))
    one.stream.destroy()
    two.stream.destroy()
    await closed
  })

  test('ends its streams when the socket is closed or cannot be opened', async () => {
    const heard = open('a', 'token-a')
    await connected(1)
    ends[0]?.destroy()
    await waitFor(() => expect(heard.hasEnded).toBe(true))
    const nowhere = createEventSockets('ws://127.0.0.1:1/')
    const stream = nowhere.open('a', 'token-a').resume()
    await new Promise((resolve) => stream.once('end', resolve))
  })
})
