import { describe, expect, test, vi } from 'vitest'
import { getResultCode, createTestFrontEnd } from '../fixtures/test-front-end.ts'
import type { SessionChange } from '../index.ts'

/** A front end that records session changes from the subscription on. */
function listen(...given: Parameters<typeof createTestFrontEnd>) {
  const front = createTestFrontEnd(...given)
  const heard: SessionChange[] = []
  front.client.subscribe((_session, change) => void heard.push(change))
  heard.length = 0
  return { ...front, heard }
}

describe('a subscriber', () => {
  test('hears the session at once, as of a store of Svelte', async () => {
    const { client, signIn } = createTestFrontEnd()
    await signIn()
    const heard: [boolean | undefined, string][] = []
    const stop = client.subscribe(({ isLoggedIn }, { kind }) => void heard.push([isLoggedIn, kind]))
    expect(heard).toEqual([[true, 'current']])
    stop()
  })

  test('hears why the session changed', async () => {
    const { auth, client, server, finish, signIn, heard } = listen()
    await signIn()
    await finish(auth.me())
    server.expire()
    await finish(client.request({ path: '/v1/x' }))
    await finish(auth.switchStore('s2'))
    await finish(auth.signOut())
    expect(heard).toEqual([
      { kind: 'signedIn' },
      { kind: 'learned' },
      { kind: 'renewed' },
      { kind: 'signedIn' },
      { kind: 'signedOut' },
    ])
  })

  test("hears the server's sentence when it ends the session", async () => {
    const { client, server, finish, signIn, heard } = listen()
    await signIn()
    server.revoke()
    await finish(client.request({ path: '/v1/x' }))
    expect(heard.at(-1)).toEqual({ kind: 'ended', detail: 'Token has expired' })
  })

  test('hears of an address that waits for its code', async () => {
    const answer = { email: 'new@example.com', token: '', is_verified: 'False' }
    const { auth, heard } = listen({}, { transport: () => Promise.resolve(Response.json(answer)) })
    await auth.signIn({ email: 'new@example.com', password: 'Secret-1' })
    expect(heard).toEqual([{ kind: 'learned' }])
  })

  test('hears that another tab, or nobody, holds the session now', async () => {
    const { openTab, finish, signIn, browser, client, heard } = listen()
    const other = openTab()
    await signIn(other.auth)
    await finish(other.client.signOut())
    await signIn(other.auth)
    browser.values.clear()
    expect(client.session().isLoggedIn).toBe(false)
    expect(heard).toEqual(Array.from({ length: 4 }, () => ({ kind: 'elsewhere' })))
  })

  test('that throws, or rejects, fails no call and silences no other', async () => {
    const thrown: unknown[] = []
    const { client, signIn } = createTestFrontEnd({}, { onListenerError: (error) => void thrown.push(error) })
    const heard = vi.fn()
    client.subscribe(() => {
      throw new Error('throws')
    })
    client.subscribe(() => Promise.reject(new Error('rejects')))
    client.subscribe(heard)
    expect(getResultCode(await signIn())).toBe('ok')
    expect(heard).toHaveBeenCalledTimes(2)
    expect(thrown.map(String).sort()).toEqual([
      'Error: rejects',
      'Error: rejects',
      'Error: throws',
      'Error: throws',
    ])
  })
})
