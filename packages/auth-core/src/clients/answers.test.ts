import { describe, expect, test, vi } from 'vitest'
import { getResultCode, createTestFrontEnd } from '../fixtures/test-front-end.ts'
import { createClient } from '../index.ts'
import { fakeClock } from '../testing/index.ts'

function over(answer: () => Response, epoch?: () => number | undefined) {
  const transport = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(answer()))
  const client = createClient({ mode: 'bff', clock: fakeClock(), transport, epoch })
  return { client, headers: () => new Headers(transport.mock.calls[0]?.[1].headers) }
}

describe('a request', () => {
  test('takes headers, and none of them in the place of the session', async () => {
    const { client, headers } = over(
      () => Response.json({}),
      () => 7,
    )
    await client.request({
      path: '/v1/x',
      headers: { 'if-match': '"3"', 'X-Requested-With': 'evil', 'X-SESSION-EPOCH': '1' },
    })
    expect(Object.fromEntries(headers())).toMatchObject({
      'if-match': '"3"',
      'x-requested-with': 'draftdesk',
      'x-session-epoch': '7',
    })
    const bearer = createTestFrontEnd()
    await bearer.signIn()
    const headersOf = { Authorization: 'Bearer mine', 'X-Own': '1' }
    await bearer.finish(bearer.client.request({ path: '/v1/x', headers: headersOf }))
    expect(bearer.server.seen.at(-1)?.headers.get('authorization')).toBe('Bearer token-1')
    expect(bearer.server.seen.at(-1)?.headers.get('x-own')).toBe('1')
  })

  test('does not leave with headers that none can have', async () => {
    expect(
      (await over(() => Response.json({})).client.request({ path: '/v1/x', headers: { 'a b': '1' } })).ok,
    ).toBe(false)
  })

  test.each([NaN, Infinity, undefined])('leaves the epoch out when it is %s', async (epoch) => {
    const { client, headers } = over(
      () => Response.json({}),
      () => epoch,
    )
    await client.request({ path: '/v1/x' })
    expect(headers().has('x-session-epoch')).toBe(false)
  })
})

describe('an answer', () => {
  test('gives its status, headers and value', async () => {
    const { client } = over(() => Response.json({ a: 1 }, { status: 201, headers: { etag: '"4"' } }))
    const result = await client.send({ method: 'POST', path: '/v1/x' })
    expect(result).toMatchObject({ ok: true, value: { status: 201, value: { a: 1 } } })
    expect(result.ok && result.value.headers.get('etag')).toBe('"4"')
    const bearer = createTestFrontEnd()
    await bearer.signIn()
    const sent = await bearer.finish(bearer.client.send({ path: '/v1/x' }))
    expect(sent).toMatchObject({ ok: true, value: { status: 200, value: { path: '/v1/x' } } })
  })

  test('is a blob where one is asked for', async () => {
    const bytes = new Uint8Array([0, 255, 10])
    const { client } = over(() => new Response(bytes, { headers: { 'content-type': 'image/webp' } }))
    const result = await client.request({ path: '/v1/picture', as: 'blob' })
    const blob = result.ok ? (result.value as Blob) : new Blob()
    expect(blob.type).toBe('image/webp')
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
  })

  test('says why there is no blob', async () => {
    const refused = over(() => Response.json({ detail: 'Gone' }, { status: 404 }))
    expect(await refused.client.request({ path: '/v1/picture', as: 'blob' })).toMatchObject({
      error: { code: 'refused', status: 404, detail: 'Gone' },
    })
    const broken = over(() => new Response('Not JSON', { status: 500 }))
    expect(await broken.client.request({ path: '/v1/picture', as: 'blob' })).toMatchObject({
      error: { code: 'failed', status: 500, detail: undefined },
    })
    const html = { headers: { 'content-type': 'text/HTML; charset=utf-8' } }
    const portal = over(() => new Response('<p>Guest network</p>', html))
    expect(getResultCode(await portal.client.request({ path: '/v1/picture', as: 'blob' }))).toBe('unreadable')
  })

  test.each<[string, string, string]>([
    ['<!doctype html>', 'text/html', 'unreadable'],
    ['<!doctype html>', 'application/json', 'unreadable'],
    ['', 'text/html', 'unreadable'],
    ['plain words', 'text/plain', 'unreadable'],
    ['{"a":', 'application/json', 'unreadable'],
    ['{"a":1}', 'text/html', 'ok'],
    ['{"a":1}', 'application/json', 'ok'],
    ['', 'application/json', 'ok'],
    ['null', 'application/json', 'ok'],
  ])('%j of type %s with status 200 is %s', async (body, type, code) => {
    const { client } = over(() => new Response(body, { headers: { 'content-type': type } }))
    expect(getResultCode(await client.request({ path: '/v1/x' }))).toBe(code)
  })

  test('that is a page ends no session, whatever its status', async () => {
    for (const status of [400, 401, 403, 407, 409, 511]) {
      const page = () =>
        new Response('<p>Guest network</p>', { status, headers: { 'content-type': 'text/html' } })
      expect(getResultCode(await over(page).client.request({ path: '/v1/x' }))).toBe(
        status < 500 ? 'refused' : 'failed',
      )
      const { clock, client, server, signIn } = createTestFrontEnd()
      await signIn()
      server.expire()
      const portal = createClient({
        mode: 'bearer',
        clock,
        storage: {
          getItem: () => JSON.stringify(stored(client.session().token)),
          setItem: () => 0,
          removeItem: () => 0,
        },
        transport: (url, init) =>
          url.includes('refresh') ? Promise.resolve(page()) : server.transport(url, init),
      })
      const call = portal.request({ path: '/v1/x' })
      await clock.advance(60_000)
      expect(getResultCode(await call)).not.toBe('sessionEnded')
      expect(portal.session().isLoggedIn).toBe(true)
    }
  })
})

const stored = (token: string | undefined) => ({
  epoch: 5,
  version: 5,
  isLoggedIn: 'True',
  token,
  expiry_in: 60,
  token_issued_at: Date.UTC(2026, 0, 1),
})
