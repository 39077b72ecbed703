import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite } from '../testing/open-site.ts'
import { createLiveStreams } from './live-streams.ts'
import type { LiveStreams, StreamOpenResult } from './live-streams.ts'

const asked: IncomingMessage[] = []
const answers: ServerResponse[] = []
let status = 200
const upstream = createServer((request, response) => {
  asked.push(request)
  answers.push(response)
  response.writeHead(status, { 'content-type': 'text/event-stream' })
  if (status === 200) response.write(': open\n\n')
  else response.end('{}')
})
const { site, signIn, close } = createTestSite({})
let live: LiveStreams

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const { port } = upstream.address() as AddressInfo
  live = createLiveStreams({
    settings: { ...site.settings, apiUrl: `http://127.0.0.1:${String(port)}` },
    sessions: site.sessions,
    now: site.now,
    checkMs: 20,
  })
})
afterAll(async () => {
  await live.close()
  await close()
  upstream.closeAllConnections()
  upstream.close()
})

async function enter() {
  const { cookie, session } = await signIn()
  return { id: cookie.slice(cookie.indexOf('=') + 1), session }
}
function bodyOf(opened: StreamOpenResult): Readable {
  if (opened.kind !== 'stream') throw new Error(`No stream: ${opened.kind}`)
  return opened.body.resume()
}
const closing = (body: Readable) => new Promise((resolve) => body.once('close', resolve))

describe('createLiveStreams', () => {
  test('asks the upstream with the bearer of the session and where the browser left off', async () => {
    const { id, session } = await enter()
    const body = bodyOf(await live.open(id, session, { 'last-event-id': '7' }))
    expect(asked.at(-1)?.url).toBe(buildTestPath('events'))
    expect(asked.at(-1)?.headers).toMatchObject({ authorization: 'Bearer token-1', 'last-event-id': '7' })
    body.destroy()
  })

  test('leaves the upstream when the browser leaves', async () => {
    const { id, session } = await enter()
    const body = bodyOf(await live.open(id, session, {}))
    const left = new Promise((resolve) => answers.at(-1)?.once('close', resolve))
    body.destroy()
    await left
  })

  test('ends a stream whose session has ended', async () => {
    const { id, session } = await enter()
    const closed = closing(bodyOf(await live.open(id, session, {})))
    await site.sessions.end(session)
    await closed
  })

  test('holds four streams of a session, and gives the place of one that ended to the next', async () => {
    const { id, session } = await enter()
    const open = () => live.open(id, session, {})
    const bodies = [bodyOf(await open()), bodyOf(await open()), bodyOf(await open()), bodyOf(await open())]
    expect((await open()).kind).toBe('full')
    const closed = bodies[0] && closing(bodies[0])
    bodies[0]?.destroy()
    await closed
    expect((await open()).kind).toBe('stream')
  })

  test('passes a refusal on, and holds no place for it', async () => {
    const { id, session } = await enter()
    status = 404
    for (let asking = 0; asking < 5; asking += 1) {
      const opened = await live.open(id, session, {})
      expect(opened).toMatchObject({ kind: 'refused', answer: { status: 404 } })
      if (opened.kind === 'refused') await opened.answer.body.dump()
    }
    status = 200
  })

  test('ends every stream when this process does', async () => {
    const { id, session } = await enter()
    const closed = closing(bodyOf(await live.open(id, session, {})))
    const pending = live.open(id, session, {})
    live.end()
    await closed
    const late = bodyOf(await pending)
    if (!late.closed) await closing(late)
    await expect.poll(() => live.count()).toBe(0)
  })
})
