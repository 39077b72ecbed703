import { describe, expect, test } from 'vitest'
import { codeOf, pathsOf, setUp } from './fixtures/front-end.ts'
import { type SessionData } from './index.ts'

describe('signing out', () => {
  test('is final for a refresh that lands later', async () => {
    const { client, server, clock, signIn } = setUp()
    await signIn()
    server.expire()
    const call = client.request({ path: '/v1/emails' })
    await clock.advance(15)
    expect(await client.signOut()).toEqual({ ok: true, value: undefined })
    await clock.advance(60_000)
    expect(codeOf(await call)).toBe('sessionEnded')
    expect(client.session()).toMatchObject({ isLoggedIn: false })
    expect(client.session().token).toBeUndefined()
    expect(pathsOf(server.seen).filter((path) => path === '/v1/emails')).toHaveLength(1)
  })

  test('is final for a sign-in that lands later', async () => {
    const { client, auth, clock } = setUp()
    const call = auth.signIn({ email: 'ada@example.com', password: 'Secret-123' })
    await clock.advance(5)
    await client.signOut()
    await clock.advance(60_000)
    expect(codeOf(await call)).toBe('staleSession')
    expect(client.session().isLoggedIn).toBe(false)
  })

  test('is final for an answer that lands later', async () => {
    const { client, auth, clock, signIn } = setUp()
    await signIn()
    const me = auth.me()
    await clock.advance(5)
    await client.signOut()
    await clock.advance(60_000)
    expect(codeOf(await me)).toBe('staleSession')
    expect(client.session().firstName).toBeUndefined()
  })

  test('is final when the refresh beforehand fails meanwhile', async () => {
    const { client, server, clock, signIn } = setUp()
    await signIn()
    await clock.advance(3_600_000)
    server.fail(503)
    const call = client.request({ path: '/v1/emails' })
    await clock.advance(5)
    await client.signOut()
    server.fail(undefined)
    await clock.advance(60_000)
    expect(codeOf(await call)).toBe('sessionEnded')
    expect(pathsOf(server.seen)).not.toContain('/v1/emails')
  })

  test('reaches the other tabs', async () => {
    const { client, server, openTab, finish, signIn } = setUp()
    await signIn()
    const other = openTab()
    const heard: SessionData[] = []
    other.client.subscribe((session) => heard.push(session))
    await client.signOut()
    expect(heard.map(({ isLoggedIn }) => isLoggedIn)).toEqual([false])
    await finish(other.client.request({ path: '/v1/emails' }))
    expect(server.seen.at(-1)?.token).toBeUndefined()
  })

  test('works with a storage that is blocked, and stays when it is no longer', async () => {
    const { client, block, openTab, signIn } = setUp()
    await signIn()
    const other = openTab()
    block(true)
    await client.signOut()
    expect(client.session().isLoggedIn).toBe(false)
    expect(other.client.session().isLoggedIn).toBe(true)
    block(false)
    expect(client.session().isLoggedIn).toBe(false)
    expect(other.client.session().isLoggedIn).toBe(false)
  })
})
