import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { useNameServers } from '../../testing/servers/name-server.ts'
import { useWebServers } from '../../testing/servers/web-servers.ts'
import { fetchSafely } from './fetch-safely.ts'
import type { FetchOptions } from './fetch-safely.ts'
import { createFindHost } from './find-host.ts'
import type { FindHost } from './find-host.ts'
import { createHostLookup } from './host-lookup.ts'

const { serve, left } = useWebServers()
const { serveNames } = useNameServers()

/** Fetches from a server that only `findHost` knows where it is. */
const get = (port: number, path = '/', options: Partial<FetchOptions> = {}) =>
  fetchSafely(new URL(`http://shop.test:${port}${path}`), { findHost, ...options })
const findHost: FindHost = () => Promise.resolve({ kind: 'found', address: '127.0.0.1' })

describe('fetchSafely', () => {
  test('sends what it is told, and brings the whole answer', async () => {
    const port = await serve((asked, response) => {
      void text(asked).then((body) => {
        const seen = [asked.method, asked.headers['x-token'], body]
        response.writeHead(418, { 'x-kind': 'teapot' }).end(JSON.stringify(seen))
      })
    })
    const got = await get(port)
    expect(got).toMatchObject({ kind: 'answered', response: { status: 418 } })
    if (got.kind === 'answered') {
      expect(got.response.headers.get('x-kind')).toBe('teapot')
      expect(await got.response.json()).toEqual(['GET', null, ''])
    }
    const posted = await get(port, '/', { method: 'POST', headers: { 'x-token': 't' }, body: 'a=b' })
    if (posted.kind === 'answered') expect(await posted.response.json()).toEqual(['POST', 't', 'a=b'])
    expect(posted.kind).toBe('answered')
  })

  test.each([204, 205, 304])('brings an answer %i, which has no body', async (status) => {
    const port = await serve((_, response) => void response.writeHead(status).end())
    expect(await get(port)).toMatchObject({ kind: 'answered', response: { status, body: null } })
  })

  test('leaves no connection behind', async () => {
    const port = await serve((_, response) => response.end('all'))
    expect(await get(port)).toMatchObject({ kind: 'answered' })
    expect(await left()).toBe(true)
    expect(await get(port, '/', { maxBytes: 2 })).toEqual({ kind: 'failed', fault: 'large' })
    expect(await left()).toBe(true)
  })

  test('follows no redirect', async () => {
    const port = await serve((_, response) => void response.writeHead(302, { location: '/next' }).end())
    expect(await get(port)).toMatchObject({ kind: 'answered', response: { status: 302 } })
  })

  test('looks a name up once, and asks nothing of a server that is nowhere or private', async () => {
    let asked = 0
    const port = await serve((_, response) => void response.end(String((asked += 1))))
    const names: string[] = []
    const find =
      (failure?: 'host' | 'private'): FindHost =>
      (name) => {
        names.push(name)
        return failure ? Promise.resolve({ kind: 'failed', failure }) : findHost(name)
      }
    await get(port, '/', { findHost: find() })
    expect([names.splice(0), asked]).toEqual([['shop.test'], 1])
    for (const failure of ['host', 'private'] as const) {
      const options = { findHost: find(failure) }
      expect(await get(port, '/', options)).toEqual({ kind: 'failed', fault: failure })
      expect(await fetchSafely(new URL(`http://[::1]:${port}/`), options)).toMatchObject({ fault: failure })
      expect(names.splice(0)).toEqual(['shop.test', '::1'])
    }
    const strict = { findHost: createFindHost(false) }
    expect(await fetchSafely(new URL(`http://127.0.0.1:${port}/`), strict)).toMatchObject({
      fault: 'private',
    })
    expect(asked).toBe(1)
    const anywhere = { findHost: undefined }
    expect(await fetchSafely(new URL(`http://127.0.0.1:${port}/`), anywhere)).toMatchObject({
      kind: 'answered',
    })
  })

  test('takes an answer of the most bytes, and not one more', async () => {
    const port = await serve(({ url }, response) => void response.end('x'.repeat(Number(url?.slice(1)))))
    expect(await get(port, '/70000', { maxBytes: 70_000 })).toMatchObject({ kind: 'answered' })
    expect(await get(port, '/70001', { maxBytes: 70_000 })).toEqual({ kind: 'failed', fault: 'large' })
    expect(await get(port, '/2000001')).toEqual({ kind: 'failed', fault: 'large' })
  })

  test('tells a server that is down from one that is late', async () => {
    const broken = await serve((_, response) => void response.write('half', () => response.destroy()))
    expect(await get(broken)).toEqual({ kind: 'failed', fault: 'down' })
    expect(await get(1)).toEqual({ kind: 'failed', fault: 'down' })
    const silent = await serve(() => undefined)
    expect(await get(silent, '/', { limitMs: 50 })).toEqual({ kind: 'failed', fault: 'timeout' })
    const signal = AbortSignal.timeout(50)
    expect(await get(silent, '/', { signal })).toEqual({ kind: 'failed', fault: 'timeout' })
  })

  test('has the look-up of the name within its time', async () => {
    const { server } = await serveNames({})
    const find = createFindHost(true, createHostLookup({ servers: [server] }))
    const startedMs = performance.now()
    const fetched = await get(1, '/', { findHost: find, limitMs: 50 })
    expect(fetched).toEqual({ kind: 'failed', fault: 'timeout' })
    expect(performance.now() - startedMs).toBeLessThan(1000)
  })
})
