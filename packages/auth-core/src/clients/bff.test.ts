import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test, vi } from 'vitest'
import { getResultCode } from '../fixtures/test-front-end.ts'
import { createClient } from '../index.ts'
import type { BffOptions } from '../index.ts'
import { createAuth } from '../auth.ts'
import { fakeClock } from '../testing/index.ts'

function setUp(answer: () => Response, options: Partial<BffOptions> = {}) {
  const transport = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(answer()))
  const clock = fakeClock()
  const client = createClient({ mode: 'bff', clock, transport, ...options })
  const sent = () =>
    transport.mock.calls.map(([url, init]) => ({ ...init, url, headers: new Headers(init.headers) }))
  return { client, auth: createAuth(client), clock, transport, sent }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

describe('createClient in bff mode', () => {
  test('sends each call once, with the cookie, the epoch and no token', async () => {
    const { client, sent } = setUp(json({ ok: 1 }), { epoch: () => 42 })
    expect(await client.request({ path: buildTestPath('me') })).toEqual({ ok: true, value: { ok: 1 } })
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({ url: buildTestPath('me'), method: 'GET' })
    expect(sent()[0]?.credentials ?? 'same-origin').toBe('same-origin')
    expect(Object.fromEntries(sent()[0]?.headers ?? [])).toEqual({
      'x-requested-with': 'draftdesk',
      'x-session-epoch': '42',
    })
  })

  test('sends no epoch while none is known', async () => {
    const { client, sent } = setUp(json({}), { epoch: () => undefined })
    await client.request({ path: buildTestPath('me') })
    expect(sent()[0]?.headers.has('x-session-epoch')).toBe(false)
    const other = setUp(json({}))
    await other.client.request({ path: buildTestPath('me') })
    expect(other.sent()[0]?.headers.has('x-session-epoch')).toBe(false)
  })

  test('tells an edit that came too late from a page that did, and hands over what is there', async () => {
    const late = setUp(json({ detail: 'Changed meanwhile', current: { id: 'p1' } }, 409))
    const result = await late.client.request({
      method: 'PATCH',
      path: buildTestPath('updatePolicy', 'p1'),
      body: {},
    })
    expect(result.ok || result.error).toMatchObject({ code: 'conflict', current: { id: 'p1' } })
  })

  test('goes by a base address', async () => {
    const { client, sent } = setUp(json({}), { baseUrl: 'https://app.example' })
    await client.request({ path: buildTestPath('me'), query: { a: 'b c', d: undefined } })
    expect(sent()[0]?.url).toMatch(/^https:\/\/app\.example\/v1\/auth\/me\?a=b(\+|%20)c$/)
  })

  test.each([
    [400, false, 'refused'],
    [401, false, 'sessionEnded'],
    [401, true, 'refused'],
    [403, false, 'refused'],
    [404, false, 'refused'],
    [409, false, 'staleSession'],
    [409, true, 'refused'],
    [422, false, 'refused'],
    [429, false, 'rateLimited'],
    [429, true, 'rateLimited'],
    [499, false, 'refused'],
    [500, false, 'failed'],
    [502, false, 'badGateway'],
    [502, true, 'badGateway'],
    [503, false, 'failed'],
    [504, true, 'failed'],
  ])('takes %i (public: %s) for %s', async (status, isPublic, code) => {
    const { client, transport } = setUp(json({ detail: 'Why' }, status))
    const result = await client.request({ path: '/v1/x', isPublic })
    expect(result).toMatchObject({ ok: false, error: { code, status, detail: 'Why' } })
    expect(transport).toHaveBeenCalledTimes(1)
  })

  test.each([200, 201, 299])('takes %i for a success', async (status) => {
    expect(await setUp(json([], status)).client.request({ path: '/v1/x' })).toEqual({ ok: true, value: [] })
  })

  test('reads an answer without a body', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }))
    expect(await client.request({ path: '/v1/x' })).toEqual({ ok: true, value: undefined })
  })

  test.each([
    ['7', 7],
    ['0', 0],
    ['-1', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads Retry-After: %s', async (value, retryAfterSeconds) => {
    const headers: Record<string, string> = value === undefined ? {} : { 'retry-after': value }
    const { client } = setUp(() => Response.json({}, { status: 429, headers }))
    const result = await client.request({ path: '/v1/x' })
    expect(result.ok || result.error.retryAfterSeconds).toBe(retryAfterSeconds)
  })

  test('says unreachable when no answer comes, and keeps the cause', async () => {
    const cause = new TypeError('fetch failed')
    const { client } = setUp(() => {
      throw cause
    })
    const result = await client.request({ path: '/v1/x' })
    expect(getResultCode(result)).toBe('unreachable')
    expect(result.ok || (result.error.cause as Error).cause).toBe(cause)
  })

  test.each([
    [undefined, 30_000],
    [1000, 1000],
  ])('waits for an answer as long as it may (%s)', async (limitMs, ms) => {
    const { client, clock, transport } = setUp(json({}), { limitMs })
    transport.mockReturnValue(new Promise(() => undefined))
    const settled = vi.fn()
    const call = client.request({ path: '/v1/x' }).finally(settled)
    await clock.advance(ms - 1)
    expect(settled).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(getResultCode(await call)).toBe('timeout')
    expect(transport.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    expect(clock.waiting()).toBe(0)
  })

  test('uses the fetch of the platform when it is given no transport', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ ok: 1 }))
    const client = createClient({ mode: 'bff', clock: fakeClock() })
    expect(await client.request({ path: '/v1/x' })).toEqual({ ok: true, value: { ok: 1 } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('begins a session without seeing its token', async () => {
    const { client } = setUp(
      json({ email: 'ada@example.com', expires_in: 60, is_super_admin: 'True', last_login: null }),
    )
    expect(await client.begin({ method: 'POST', path: buildTestPath('signIn'), isPublic: true })).toEqual({
      ok: true,
      value: { kind: 'signedIn', email: 'ada@example.com', isSuperAdmin: true, isFirst: true },
    })
  })

  test('fails to begin a session whose answer cannot be read, or is a refusal', async () => {
    const call = { method: 'POST', path: buildTestPath('signIn'), isPublic: true } as const
    expect(getResultCode(await setUp(json({})).client.begin(call))).toBe('unreadable')
    expect(getResultCode(await setUp(json({}, 401)).client.begin(call))).toBe('refused')
  })

  test('signs out by POST', async () => {
    const { client, sent } = setUp(() => new Response(null, { status: 204 }), { signOutPath: '/bye' })
    expect(await client.signOut()).toEqual({ ok: true, value: undefined })
    expect(sent()[0]).toMatchObject({ url: '/bye', method: 'POST' })
    const usual = setUp(json({ detail: 'No' }, 500))
    expect(getResultCode(await usual.client.signOut())).toBe('failed')
    expect(usual.sent()[0]?.url).toBe('/logout')
  })

  test('is signed out although the answer is the page that it leads to', async () => {
    const page = () => new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } })
    expect(await setUp(page).client.signOut()).toEqual({ ok: true, value: undefined })
  })

  test('has nothing to dispose of', () => {
    expect(() => setUp(json({})).client.dispose()).not.toThrow()
  })
})
