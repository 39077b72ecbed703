import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { guardPage } from '../gate/guard-page.ts'
import { routes } from '../../routes.ts'
import type { Route } from '../../routes.ts'
import { gateMessages } from '../../messages/gate.ts'
import { StoreUnreachableError } from '../session/session-store.ts'
import { openCallRequest, openSite, openPageRequest } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import { createFrontHandler } from './front-handler.ts'

let open: TestSite

/** The redirect of a visit without a cookie. Undefined if the front passes it on to the gate. */
function leadAway(url: string, method = 'GET'): string | undefined {
  let location: string | undefined
  const end = { end: () => undefined }
  const writeHead = (_status: number, headers: { location?: string }) => {
    location = headers.location
    return end
  }
  const request = { url, method, headers: {} } as unknown as IncomingMessage
  createFrontHandler(open.site)(request, { writeHead } as unknown as ServerResponse, () => undefined)
  return location
}

const guarded = Object.values<Route>(routes).filter(
  ({ access, pattern }) => (access === 'store' || access === 'admin') && !pattern.includes('['),
)

describe('createFrontHandler', () => {
  test('sends a visit without a session where the gate would', async () => {
    open = openSite({})
    expect(guarded.length).toBeGreaterThan(8)
    for (const { pattern } of guarded)
      for (const query of ['', '?a=1&from=/x', `?a=${'a'.repeat(3000)}`]) {
        const seen = openPageRequest(pattern + query)
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

/** Requests a page from a server with this front. `next` responds with 404. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const front = createFrontHandler(open.site)
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

describe('createFrontHandler over HTTP', () => {
  test('answers a call itself, for one person alone, with the protection of every answer', async () => {
    open = openSite({ [buildCallKey('threads')]: { status: 401, json: { detail: 'No token' } } })
    const answer = await ask(buildTestPath('threads'))
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

describe('createFrontHandler, with the answer of a call', () => {
  const post = {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'draftdesk' },
  }

  test('leaves one that is for everybody to caches, and no other', async () => {
    const caching = {
      [buildTestPath('threads')]: 'public, max-age=60',
      [buildTestPath('policies')]: 'max-age=60, public',
    }
    open = openSite(
      Object.fromEntries(
        Object.entries(caching).map(([path, value]) => [
          `GET ${path}`,
          { headers: { 'cache-control': value } },
        ]),
      ),
    )
    const everybody = await ask(buildTestPath('threads'))
    expect(everybody.headers.get('cache-control')).toBe(caching[buildTestPath('threads')])
    expect([everybody.headers.get('vary'), everybody.headers.get('x-frame-options')]).toEqual([null, 'DENY'])
    expect((await ask(buildTestPath('policies'))).headers.get('vary')).toBe('Cookie')
  })

  test('sets the cookies that came of it, if any', async () => {
    const grant = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: 'False' }
    open = openSite({ [buildCallKey('signIn')]: { json: grant }, [buildCallKey('threads')]: { json: [] } })
    const signedIn = await ask(buildTestPath('signIn'), { ...post, body: 'x' })
    expect(signedIn.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['session', 'flash'])
    const plain = await ask(buildTestPath('threads'))
    expect([plain.headers.has('set-cookie'), plain.headers.get('content-length')]).toEqual([false, '2'])
  })

  test('streams a long one', async () => {
    open = openSite({ [buildCallKey('threads')]: { json: 'x'.repeat(70_000) } })
    const answer = await ask(buildTestPath('threads'))
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toHaveLength(70_000)
  })

  test('says when the session store is away, for one person alone', async () => {
    open = openSite({})
    open.site.sessions.find = () => Promise.reject(new StoreUnreachableError())
    const answer = await ask(buildTestPath('threads'), { headers: { cookie: 'session=x' } })
    expect([answer.status, await answer.json()]).toEqual([503, { detail: gateMessages.unreachable }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  describe('that fails', () => {
    let written: MockInstance<typeof process.stderr.write>
    beforeEach(() => {
      written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      open = openSite({})
      open.site.sessions.find = () => Promise.reject(new Error('disk'))
    })
    afterEach(() => written.mockRestore())

    /** Makes calls with a response in the given state. Returns the operations on it. */
    async function call(state: { destroyed: boolean; headersSent: boolean }) {
      const destroy = vi.fn()
      const response = { ...state, destroy } as unknown as ServerResponse
      createFrontHandler(open.site)(
        openCallRequest(buildTestPath('threads'), { cookie: 'session=x' }),
        response,
        () => undefined,
      )
      await new Promise((resolve) => setImmediate(resolve))
      return destroy.mock.calls.length
    }

    test('answers 500 without a word of the cause, which the log has', async () => {
      const answer = await ask(buildTestPath('threads'), { headers: { cookie: 'session=x' } })
      expect([answer.status, await answer.text()]).toEqual([500, ''])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('x-frame-options')).toBe('DENY')
      expect(String(written.mock.calls[0]?.[0])).toMatch(/disk[^]*front-handler\.test\.ts/)
    })

    test('cuts off what is half sent, and leaves alone who has gone', async () => {
      expect(await call({ destroyed: false, headersSent: true })).toBe(1)
      expect(written).toHaveBeenCalledTimes(1)
      expect(await call({ destroyed: true, headersSent: true })).toBe(0)
      expect(written).toHaveBeenCalledTimes(1)
    })
  })
})
