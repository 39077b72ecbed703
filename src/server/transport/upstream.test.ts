import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createUpstream } from './upstream.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A server that ends the first connection with `cut` once a request came, and answers on the others. */
async function openCutServer(cut: (socket: Socket) => void) {
  let requests = 0
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => {
      requests += 1
      if (requests === 1) cut(socket)
      else socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const upstream = createUpstream(`http://127.0.0.1:${port}`)
  ends.push(async () => {
    await upstream.close()
    server.close()
  })
  return { upstream, countRequests: () => requests }
}

describe('createUpstream', () => {
  test.each([
    ['ended', (socket: Socket) => void socket.end()],
    ['reset', (socket: Socket) => void socket.resetAndDestroy()],
  ])('sends a read again whose connection was %s', async (_, cut) => {
    const { upstream, countRequests } = await openCutServer(cut)
    const answer = await upstream.send({ method: 'GET', path: '/' })
    if (answer.kind !== 'answer') throw new Error('no answer')
    expect([answer.status, Buffer.from(await answer.body.arrayBuffer()).toString(), countRequests()]).toEqual(
      [200, 'ok', 2],
    )
  })

  test('sends nothing else again', async () => {
    const { upstream, countRequests } = await openCutServer((socket) => void socket.resetAndDestroy())
    const answer = await upstream.send({ method: 'POST', path: '/', body: '{}' })
    expect([answer, countRequests()]).toEqual([{ kind: 'unreachable', timedOut: false }, 1])
  })
})
