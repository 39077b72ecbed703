import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { getResultCode, createTestFrontEnd, listRequestTokens } from '../fixtures/test-front-end.ts'
import { createClient, memoryStorage } from '../index.ts'
import { fakeClock } from '../testing/index.ts'

describe('createClient in bearer mode', () => {
  test('sends the token once there is one', async () => {
    const { client, server, finish, signIn } = createTestFrontEnd()
    expect(getResultCode(await finish(client.request({ path: '/v1/x' })))).toBe('sessionEnded')
    await signIn()
    expect(await finish(client.request({ path: '/v1/x' }))).toEqual({
      ok: true,
      value: { ok: true, method: 'GET', path: '/v1/x' },
    })
    expect(listRequestTokens(server.seen)).toEqual([undefined, undefined, 'token-1'])
  })

  test('keeps the session in the storage under its own names', async () => {
    const { browser, clock, signIn } = createTestFrontEnd()
    const nowMs = clock.now()
    await signIn()
    expect(JSON.parse(browser.values.get('session') ?? '')).toMatchObject({
      email: 'ada@example.com',
      token: 'token-1',
      expiry_in: 60,
      token_issued_at: nowMs + 10,
      is_super_admin: 'False',
      isLoggedIn: 'True',
    })
  })

  test('takes up the session a storage holds', async () => {
    const { openTab, finish, signIn } = createTestFrontEnd()
    await signIn()
    const { client } = openTab()
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
    expect(getResultCode(await finish(client.request({ path: '/v1/x' })))).toBe('ok')
  })

  test('keeps the session under a key of yours', async () => {
    const { browser, signIn } = createTestFrontEnd({}, { storageKey: 'mine' })
    await signIn()
    expect([...browser.values.keys()]).toEqual(['mine'])
  })

  test('sends cookies along unless told otherwise', async () => {
    const transport = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({})))
    const ports = { mode: 'bearer', clock: fakeClock(), storage: memoryStorage(), transport } as const
    await createClient(ports).request({ path: '/v1/x' })
    await createClient({ ...ports, credentials: 'omit' }).request({ path: '/v1/x' })
    expect(transport.mock.calls.map(([, init]) => init.credentials)).toEqual(['include', 'omit'])
  })

  test.each([
    [400, 'sessionEnded', false],
    [401, 'sessionEnded', false],
    [403, 'sessionEnded', false],
    [404, 'refused', true],
    [409, 'refused', true],
    [422, 'refused', true],
    [429, 'rateLimited', true],
    [500, 'failed', true],
    [502, 'badGateway', true],
    [503, 'failed', true],
    [504, 'failed', true],
  ])('takes %i from the refresh for %s', async (status, code, isLoggedIn) => {
    const { client, server, clock, signIn } = createTestFrontEnd()
    await signIn()
    server.expire()
    const call = client.request({ path: '/v1/x' })
    await clock.advance(5)
    server.fail(status)
    await clock.advance(60_000)
    expect(getResultCode(await call)).toBe(code)
    expect(client.session().isLoggedIn).toBe(isLoggedIn)
  })

  test.each(['offline', 'lost'] as const)(
    'keeps the session when the refresh finds no answer (%s)',
    async (how) => {
      const { client, server, clock, signIn } = createTestFrontEnd()
      await signIn()
      server.expire()
      const call = client.request({ path: '/v1/x' })
      await clock.advance(5)
      server.fail(how)
      await clock.advance(60_000)
      expect(getResultCode(await call)).toBe('unreachable')
      expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
    },
  )

  test.each([
    ['JSON', { a: 1 }],
    ['a form', Object.assign(new FormData(), {})],
    ['a blob', new Blob(['x'])],
    ['a text', 'x'],
  ])('sends %s again after a refresh', async (_name, body) => {
    const { client, server, finish, signIn } = createTestFrontEnd()
    await signIn()
    server.expire()
    const call = client.request({ method: 'POST', path: '/v1/x', body })
    expect(getResultCode(await finish(call))).toBe('ok')
    const [first, second] = server.seen.filter(({ path }) => path === '/v1/x')
    expect(second?.body).toEqual(first?.body)
    expect(first?.body).toEqual(typeof body === 'object' && 'a' in body ? '{"a":1}' : body)
  })

  test.each([
    ['a BigInt', { total: 1n }],
    ['a circle', ((circle: Record<string, unknown>) => Object.assign(circle, { circle }))({})],
  ])('refuses a body with %s, which is no JSON, and sends nothing', async (_name, body) => {
    const { client, server, signIn } = createTestFrontEnd()
    await signIn()
    const count = server.seen.length
    const result = await client.request({ method: 'POST', path: '/v1/x', body })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'refused', cause: expect.any(TypeError) as unknown },
    })
    expect(result).not.toHaveProperty('error.status')
    expect(server.seen).toHaveLength(count)
  })

  test('gives up when the caller does, also without AbortSignal.any', async () => {
    const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {}
    Reflect.deleteProperty(AbortSignal, 'any')
    onTestFinished(() => void Object.defineProperty(AbortSignal, 'any', any))
    const { client, clock, signIn } = createTestFrontEnd()
    await signIn()
    const controller = new AbortController()
    const call = client.request({ path: '/v1/x', signal: controller.signal })
    await clock.advance(5)
    controller.abort()
    expect(getResultCode(await call)).toBe('aborted')
    expect(getResultCode(await client.request({ path: '/v1/x', signal: controller.signal }))).toBe('aborted')
    expect(clock.waiting()).toBe(0)
  })
})
