import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import {
  getResultCode,
  listRequestPaths,
  createTestFrontEnd,
  listRequestTokens,
} from '../fixtures/test-front-end.ts'
import { createClient } from '../index.ts'
import { applyFault } from '../testing/index.ts'

describe('the refresh of a bearer client', () => {
  test('refreshes once on a 401 and sends once more', async () => {
    const { client, server, finish, signIn } = createTestFrontEnd()
    await signIn()
    server.expire()
    expect(getResultCode(await finish(client.request({ path: '/v1/letters' })))).toBe('ok')
    expect(listRequestPaths(server.seen)).toEqual([
      buildTestPath('signIn'),
      '/v1/letters',
      buildTestPath('refresh'),
      '/v1/letters',
    ])
    expect(listRequestTokens(server.seen)).toEqual([undefined, 'token-1', 'token-1', 'token-2'])
    expect(client.session()).toMatchObject({ token: 'token-2', isLoggedIn: true, email: 'ada@example.com' })
  })

  test('refreshes once for 1,000 requests refused at once, each sent at most twice', async () => {
    const { client, server, finish, signIn } = createTestFrontEnd()
    await signIn()
    server.expire()
    const calls = Array.from({ length: 1000 }, (_, id) => client.request({ path: `/v1/letters/${id}` }))
    const results = await finish(Promise.all(calls))
    expect(new Set(results.map(getResultCode))).toEqual(new Set(['ok']))
    const sent = new Map<string, number>()
    for (const { path } of server.seen) sent.set(path, (sent.get(path) ?? 0) + 1)
    expect(sent.get(buildTestPath('refresh'))).toBe(1)
    expect(Math.max(...sent.values())).toBe(2)
  })

  test('does not retry a second 401, and lets the session be', async () => {
    const { clock, storage, server, finish, signIn } = createTestFrontEnd()
    await signIn()
    const sent: string[] = []
    const ports = applyFault({ clock, storage, transport: server.transport }, 'unauthorized', (url) => {
      sent.push(url)
      return url.endsWith('letters')
    })
    const client = createClient({ mode: 'bearer', ...ports })
    expect(await finish(client.request({ path: '/v1/letters' }))).toMatchObject({
      ok: false,
      error: { code: 'refused', status: 401 },
    })
    expect(sent).toEqual(['/v1/letters', buildTestPath('refresh'), '/v1/letters'])
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-2' })
  })

  test('refreshes before sending when the token is past its life', async () => {
    const { client, server, clock, finish, signIn } = createTestFrontEnd()
    await signIn()
    await clock.advance(3_600_000)
    expect(getResultCode(await finish(client.request({ path: '/v1/letters' })))).toBe('ok')
    expect(listRequestPaths(server.seen).slice(1)).toEqual([buildTestPath('refresh'), '/v1/letters'])
    expect(listRequestTokens(server.seen).slice(1)).toEqual(['token-1', 'token-2'])
  })

  test('counts a token whose life is not told as expired', async () => {
    const { client, server, finish, signIn } = createTestFrontEnd({ expiresIn: 'soon' })
    await signIn()
    await finish(client.request({ path: '/v1/letters' }))
    expect(listRequestPaths(server.seen).slice(1)).toEqual([buildTestPath('refresh'), '/v1/letters'])
  })

  test('sends with the old token when the refresh beforehand could not tell', async () => {
    const { client, server, clock, signIn } = createTestFrontEnd()
    await signIn()
    await clock.advance(3_600_000)
    server.fail(503)
    const call = client.request({ path: '/v1/letters' })
    await clock.advance(5)
    server.fail(undefined)
    await clock.advance(60_000)
    expect(getResultCode(await call)).toBe('ok')
    expect(listRequestTokens(server.seen).slice(1)).toEqual(['token-1', 'token-1'])
  })

  test('takes the 401 of an old token that could not be renewed just now for no answer', async () => {
    const { client, server, clock, signIn } = createTestFrontEnd()
    await signIn()
    await clock.advance(3_600_000)
    server.expire()
    server.fail(503)
    const call = client.request({ path: '/v1/letters' })
    await clock.advance(5)
    server.fail(undefined)
    server.revoke()
    await clock.advance(60_000)
    expect(await call).toMatchObject({
      error: { code: 'unreachable', cause: { code: 'failed', status: 503 } },
    })
    expect(listRequestPaths(server.seen).slice(1)).toEqual([buildTestPath('refresh'), '/v1/letters'])
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
  })

  test('does not end a session by a refresh whose answer was lost', async () => {
    const { auth, client, server, clock, signIn } = createTestFrontEnd()
    await signIn()
    await clock.advance(3_600_000)
    server.fail('lost')
    const check = auth.check()
    await clock.advance(5)
    server.fail(undefined)
    await clock.advance(60_000)
    expect(await check).toEqual({ kind: 'unreachable' })
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('ends the session when the refresh is refused', async () => {
    const { client, server, browser, finish, signIn } = createTestFrontEnd()
    await signIn()
    server.revoke()
    expect(await finish(client.request({ path: '/v1/letters' }))).toMatchObject({
      ok: false,
      error: { code: 'sessionEnded', status: 401, detail: 'Token has expired' },
    })
    expect(client.session()).toMatchObject({ isLoggedIn: false })
    expect(browser.values.get('session')).not.toContain('token')
    await finish(client.request({ path: '/v1/letters' }))
    expect(server.seen.at(-1)?.token).toBeUndefined()
  })

  test('ends the session when the refresh beforehand is refused, and sends nothing', async () => {
    const { client, server, clock, finish, signIn } = createTestFrontEnd()
    await signIn()
    server.revoke()
    await clock.advance(3_600_000)
    expect(getResultCode(await finish(client.request({ path: '/v1/letters' })))).toBe('sessionEnded')
    expect(listRequestPaths(server.seen)).not.toContain('/v1/letters')
  })

  test('keeps the session when the refresh takes longer than 10 s', async () => {
    let latencyMs = 10
    const { client, server, clock, signIn } = createTestFrontEnd({ latencyMs: () => latencyMs })
    await signIn()
    server.expire()
    const call = client.request({ path: '/v1/letters' })
    latencyMs = 10_000
    await clock.advance(10_009)
    expect(client.session().token).toBe('token-1')
    await clock.advance(1)
    expect(getResultCode(await call)).toBe('timeout')
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
  })

  test('keeps the session when the answer of the refresh cannot be read', async () => {
    const { client, signIn, finish, clock, storage, server } = createTestFrontEnd()
    await signIn()
    const ports = applyFault({ clock, storage, transport: server.transport }, 'wrongTypes', (url) =>
      url.includes('refresh'),
    )
    const other = createClient({ mode: 'bearer', ...ports })
    server.expire()
    expect(getResultCode(await finish(other.request({ path: '/v1/letters' })))).toBe('unreadable')
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('keeps the session when the lock fails', async () => {
    const { client, server, finish, signIn } = createTestFrontEnd(
      {},
      { lock: () => Promise.reject(new Error('No locks here')) },
    )
    await signIn()
    server.expire()
    expect(await finish(client.request({ path: '/v1/letters' }))).toMatchObject({
      ok: false,
      error: { code: 'failed', cause: { message: 'No locks here' } },
    })
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('sends the store along with the refresh, and none for a super admin without one', async () => {
    const owner = createTestFrontEnd()
    await owner.signIn()
    await owner.finish(owner.auth.me())
    owner.server.expire()
    await owner.finish(owner.client.request({ path: '/v1/letters' }))
    expect(owner.server.seen.find(({ path }) => path.endsWith('refresh'))?.query.get('store_id')).toBe('7')

    const admin = createTestFrontEnd({ isSuperAdmin: true, store: null })
    await admin.signIn()
    await admin.finish(admin.auth.me())
    admin.server.expire()
    await admin.finish(admin.client.request({ path: '/v1/letters' }))
    expect(admin.server.seen.find(({ path }) => path.endsWith('refresh'))?.query.has('store_id')).toBe(false)
    expect(admin.client.session().isSuperAdmin).toBe(true)
  })

  test('refreshes before a stream whose token is near its end, and does not send a stream twice', async () => {
    const { client, server, clock, finish, signIn } = createTestFrontEnd()
    const stream = () => new Blob(['x']).stream()
    await signIn()
    await clock.advance(3_475_000)
    await finish(client.request({ method: 'POST', path: '/v1/early', body: stream() }))
    await clock.advance(3_000)
    await finish(client.request({ method: 'POST', path: '/v1/late', body: stream() }))
    expect(listRequestPaths(server.seen).slice(1)).toEqual([
      '/v1/early',
      buildTestPath('refresh'),
      '/v1/late',
    ])
    server.expire()
    const refused = await finish(client.request({ method: 'POST', path: '/v1/refused', body: stream() }))
    expect(refused).toMatchObject({ ok: false, error: { code: 'refused', status: 401 } })
    expect(listRequestPaths(server.seen).slice(4)).toEqual(['/v1/refused', buildTestPath('refresh')])
    expect(client.session().token).toBe('token-3')
  })

  test('leaves public calls alone: no token, no refresh', async () => {
    const { client, server, finish, signIn } = createTestFrontEnd()
    await signIn()
    const wrong = await finish(
      client.request({ method: 'POST', path: buildTestPath('signIn'), body: new FormData(), isPublic: true }),
    )
    expect(wrong).toMatchObject({
      ok: false,
      error: { code: 'refused', status: 401, detail: 'Wrong address or password' },
    })
    expect(listRequestTokens(server.seen)).toEqual([undefined, undefined])
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('does not give up a refresh because a caller did', async () => {
    const { client, server, clock, signIn } = createTestFrontEnd()
    await signIn()
    server.expire()
    const controller = new AbortController()
    const call = client.request({ path: '/v1/letters', signal: controller.signal })
    await clock.advance(15)
    controller.abort()
    await clock.advance(60_000)
    expect(getResultCode(await call)).toBe('aborted')
    expect(client.session().token).toBe('token-2')
  })
})
