import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { getResultCode, listRequestPaths, createTestFrontEnd } from '../fixtures/test-front-end.ts'
import type { SessionData } from '../index.ts'

describe('signing out', () => {
  test('is final for a refresh that lands later', async () => {
    const { client, server, clock, signIn } = createTestFrontEnd()
    await signIn()
    server.expire()
    const call = client.request({ path: '/v1/x' })
    await clock.advance(15)
    const signOut = client.signOut()
    await clock.advance(60_000)
    expect(await signOut).toEqual({ ok: true, value: undefined })
    expect(getResultCode(await call)).toBe('sessionEnded')
    expect(client.session()).toMatchObject({ isLoggedIn: false })
    expect(client.session().token).toBeUndefined()
    expect(listRequestPaths(server.seen).filter((path) => path === '/v1/x')).toHaveLength(1)
  })

  test('is final for a sign-in that lands later', async () => {
    const { client, auth, clock } = createTestFrontEnd()
    const call = auth.signIn({ email: 'ada@example.com', password: 'Secret-123' })
    await clock.advance(5)
    void client.signOut()
    await clock.advance(60_000)
    expect(getResultCode(await call)).toBe('staleSession')
    expect(client.session().isLoggedIn).toBe(false)
  })

  test('is final for an answer that lands later', async () => {
    const { client, auth, clock, signIn } = createTestFrontEnd()
    await signIn()
    const me = auth.me()
    await clock.advance(5)
    void client.signOut()
    await clock.advance(60_000)
    expect(getResultCode(await me)).toBe('staleSession')
    expect(client.session().firstName).toBeUndefined()
  })

  test('is final when the refresh beforehand fails meanwhile', async () => {
    const { client, server, clock, signIn } = createTestFrontEnd()
    await signIn()
    await clock.advance(3_600_000)
    server.fail(503)
    const call = client.request({ path: '/v1/x' })
    await clock.advance(5)
    void client.signOut()
    server.fail(undefined)
    await clock.advance(60_000)
    expect(getResultCode(await call)).toBe('sessionEnded')
    expect(listRequestPaths(server.seen)).not.toContain('/v1/x')
  })

  test('reaches the other tabs', async () => {
    const { client, server, openTab, finish, signIn } = createTestFrontEnd()
    await signIn()
    const other = openTab()
    const heard: SessionData[] = []
    other.client.subscribe((session) => heard.push(session))
    await finish(client.signOut())
    expect(heard.map(({ isLoggedIn }) => isLoggedIn)).toEqual([true, false])
    await finish(other.client.request({ path: '/v1/x' }))
    expect(server.seen.at(-1)?.token).toBeUndefined()
  })

  test('ends the sign-in on the server too, whose token is worth nothing then', async () => {
    const { client, server, finish, signIn } = createTestFrontEnd()
    await signIn()
    const signOut = client.signOut()
    expect(client.session().isLoggedIn).toBe(false)
    expect(await finish(signOut)).toEqual({ ok: true, value: undefined })
    expect(server.seen.at(-1)).toMatchObject({
      method: 'POST',
      path: buildTestPath('revoke'),
      token: 'token-1',
    })
    const headers = { authorization: 'Bearer token-1' }
    const refresh = server.transport(buildTestPath('refresh'), { method: 'POST', headers })
    expect((await finish(refresh)).status).toBe(401)
  })

  test('asks the server nothing when nobody is signed in', async () => {
    const { client, server } = createTestFrontEnd()
    expect(await client.signOut()).toEqual({ ok: true, value: undefined })
    expect(server.seen).toEqual([])
  })

  test.each([
    [401, 'ok'],
    [404, 'ok'],
    [405, 'ok'],
    [403, 'refused'],
    [429, 'rateLimited'],
    [500, 'failed'],
    [502, 'badGateway'],
    ['offline', 'unreachable'],
  ] as const)('says what became of it on the server (%s: %s)', async (failure, code) => {
    const { client, server, finish, signIn } = createTestFrontEnd()
    await signIn()
    server.fail(failure)
    expect(getResultCode(await finish(client.signOut()))).toBe(code)
    expect(client.session().isLoggedIn).toBe(false)
  })

  test('waits for the server at most 10 s', async () => {
    let latencyMs = 10
    const { client, clock, signIn } = createTestFrontEnd({ latencyMs: () => latencyMs })
    await signIn()
    latencyMs = 60_000
    const signOut = client.signOut()
    await clock.advance(10_000)
    expect(getResultCode(await signOut)).toBe('timeout')
  })

  test('works with a storage that is blocked, and stays when it is no longer', async () => {
    const { client, block, openTab, finish, signIn } = createTestFrontEnd()
    await signIn()
    const other = openTab()
    block(true)
    await finish(client.signOut())
    expect(client.session().isLoggedIn).toBe(false)
    expect(other.client.session().isLoggedIn).toBe(true)
    block(false)
    expect(client.session().isLoggedIn).toBe(false)
    expect(other.client.session().isLoggedIn).toBe(false)
  })
})
