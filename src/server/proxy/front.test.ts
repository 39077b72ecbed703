import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { guardPage } from '../gate/gate.ts'
import { routes } from '../../routes.ts'
import type { Route } from '../../routes.ts'
import { openSite, visit } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import { createFront } from './front.ts'

let open: TestSite
afterEach(() => open.close())

/** Where the front sends a visit without a cookie by itself; undefined when it leaves it to the gate. */
function leadAway(url: string, method = 'GET'): string | undefined {
  let location: string | undefined
  const end = { end: () => undefined }
  const writeHead = (_status: number, headers: { location?: string }) => {
    location = headers.location
    return end
  }
  const request = { url, method, headers: {} } as unknown as IncomingMessage
  createFront(open.site)(request, { writeHead } as unknown as ServerResponse, () => undefined)
  return location
}

const guarded = Object.values<Route>(routes).filter(
  ({ access, pattern }) => (access === 'store' || access === 'admin') && !pattern.includes('['),
)

describe('createFront', () => {
  test('sends a visit without a session where the gate would', async () => {
    open = openSite({})
    expect(guarded.length).toBeGreaterThan(8)
    for (const { pattern } of guarded)
      for (const query of ['', '?a=1&from=/x', `?a=${'a'.repeat(3000)}`]) {
        const seen = visit(pattern + query)
        const answer = await guardPage(open.site, seen.context, async () => new Response('page'), new Map())
        expect([pattern, query.length, leadAway(pattern + query)]).toEqual([
          pattern,
          query.length,
          answer.headers.get('location'),
        ])
      }
  })

  test('leaves forms, and addresses that no route names as they stand, to the gate', () => {
    open = openSite({})
    expect(leadAway('/dashboard', 'POST')).toBeUndefined()
    expect(leadAway('/dashboard/')).toBeUndefined()
    expect(leadAway('/signin')).toBeUndefined()
  })
})

/** Asks a server whose front this is; what is left to `next` is answered 404. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const front = createFront(open.site)
  const server = createServer((request, response) =>
    front(request, response, () => response.writeHead(404).end('next')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { redirect: 'manual', ...init })
    const { status, headers } = answer
    return new Response(await answer.text(), { status, headers })
  } finally {
    server.close()
  }
}

describe('createFront over HTTP', () => {
  test('answers a call itself, for one person alone, with the protection of every answer', async () => {
    open = openSite({ 'GET /v1/threads': { status: 401, json: { detail: 'No token' } } })
    const answer = await ask('/v1/threads')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
    expect(answer.headers.get('vary')).toBe('Cookie')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toHaveProperty('detail')
  })

  test('leads a stranger away with an answer that no cache holds', async () => {
    open = openSite({})
    const answer = await ask('/dashboard?a=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/signin?from=%2Fdashboard%3Fa%3D1',
    ])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('gives the gate whoever brings a cookie, and a page that was not drawn yet', async () => {
    open = openSite({})
    expect((await ask('/dashboard', { headers: { cookie: 'a=b' } })).status).toBe(404)
    expect((await ask('/signin')).status).toBe(404)
  })

  test('sends a page that was drawn for strangers again, in a coding that the browser takes', async () => {
    open = openSite({})
    open.site.pages.keep('/signin', { 'content-type': 'text/html' }, Buffer.from('<p>drawn'))
    const plain = await ask('/signin', { headers: { 'accept-encoding': 'identity' } })
    expect([plain.status, await plain.text()]).toEqual([200, '<p>drawn'])
    const packed = await ask('/signin', { headers: { 'accept-encoding': 'br' } })
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', '<p>drawn'])
    const head = await ask('/signin', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await ask('/signin', { headers: { cookie: 'a=b' } })).status).toBe(404)
    expect((await ask('/signin?from=%2Fx')).status).toBe(404)
  })
})
