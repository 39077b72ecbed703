import { describe, expect, test, vi } from 'vitest'
import { createAuth } from '../auth.ts'
import { getResultCode, listRequestTokens } from '../fixtures/test-front-end.ts'
import { createClient, memoryStorage } from '../index.ts'
import type { SessionStorage } from '../index.ts'
import { waitOnClock } from '../testing/fake-api.ts'
import { fakeApi, fakeClock, settlePromises } from '../testing/index.ts'

/** A front end whose storage responds after 20 ms, in order. */
function setUp(
  values: ReturnType<typeof memoryStorage> = memoryStorage(),
  change: Partial<SessionStorage> = {},
) {
  const clock = fakeClock()
  const server = fakeApi({ clock })
  const late = async <T>(work: () => T): Promise<T> => {
    await waitOnClock(clock, 20)
    return work()
  }
  const storage: SessionStorage = {
    getItem: (key: string) => late(() => values.getItem(key)),
    setItem: (key: string, value: string) => late(() => values.setItem(key, value)),
    removeItem: (key: string) => late(() => values.removeItem(key)),
    ...change,
  }
  let hear: (() => void) | undefined
  const channel = (heard: () => void) => {
    hear = heard
    return () => undefined
  }
  const open = () => {
    const client = createClient({ mode: 'bearer', clock, storage, channel, transport: server.transport })
    return { client, auth: createAuth(client) }
  }
  const finish = async <T>(call: Promise<T>) => {
    await clock.advance(60_000)
    return await call
  }
  const credentials = { email: 'ada@example.com', password: 'Secret-123' }
  return { clock, server, values, storage, open, finish, credentials, wake: () => hear?.(), ...open() }
}

describe('a storage that answers later', () => {
  test('holds the session for the next page', async () => {
    const { auth, open, finish, credentials, values, server } = setUp()
    expect(getResultCode(await finish(auth.signIn(credentials)))).toBe('ok')
    expect(values.getItem('session')).toContain('token-1')
    const next = open()
    expect(next.client.session().isLoggedIn).toBe(false)
    expect(getResultCode(await finish(next.client.request({ path: '/v1/x' })))).toBe('ok')
    expect(next.client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
    expect(listRequestTokens(server.seen)).toEqual([undefined, 'token-1'])
  })

  test('tells subscribers of the session it held', async () => {
    const { auth, open, finish, credentials, clock } = setUp()
    await finish(auth.signIn(credentials))
    const next = open()
    const heard = vi.fn()
    next.client.subscribe(heard)
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ isLoggedIn: false }), {
      kind: 'current',
    })
    await clock.advance(20)
    expect(heard).toHaveBeenCalledTimes(2)
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ isLoggedIn: true }), {
      kind: 'elsewhere',
    })
  })

  test('leaves no timer behind once it has answered', async () => {
    const { clock } = setUp()
    await clock.advance(20)
    expect(clock.waiting()).toBe(0)
  })

  test('that was asked before a session began does not end it', async () => {
    const { auth, client, clock, finish, credentials, wake } = setUp()
    client.subscribe(vi.fn())
    const signIn = auth.signIn(credentials)
    await clock.advance(45)
    wake()
    await clock.advance(21)
    expect(client.session().isLoggedIn).toBe(true)
    await finish(signIn)
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('lets somebody sign in over the session it held', async () => {
    const { auth, open, finish, credentials } = setUp()
    await finish(auth.signIn(credentials))
    const next = open()
    expect(getResultCode(await finish(next.auth.signIn(credentials)))).toBe('ok')
    expect(next.client.session().token).toBe('token-2')
  })

  test('brings no session back that is signed out of while it is read', async () => {
    const { auth, open, finish, credentials, clock, values } = setUp()
    await finish(auth.signIn(credentials))
    const next = open()
    const call = next.client.request({ path: '/v1/x' })
    const signIn = next.auth.signIn(credentials)
    await clock.advance(5)
    void next.client.signOut()
    await clock.advance(60_000)
    expect([getResultCode(await call), getResultCode(await signIn)]).toEqual(['staleSession', 'staleSession'])
    expect(next.client.session().isLoggedIn).toBe(false)
    expect(values.getItem('session')).not.toContain('token')
  })

  test('has what is signed out of stay so for a call that waits for it', async () => {
    const { auth, client, finish, credentials, clock } = setUp()
    await finish(auth.signIn(credentials))
    const call = client.request({ path: '/v1/x' })
    await clock.advance(5)
    void client.signOut()
    await clock.advance(60_000)
    expect(getResultCode(await call)).toBe('staleSession')
  })

  test('is written in order, the last word last', async () => {
    const { auth, client, finish, credentials, values } = setUp()
    await finish(auth.signIn(credentials))
    const calls = [auth.me(), client.signOut()]
    await finish(Promise.all(calls))
    expect(values.getItem('session')).toContain('"isLoggedIn":"False"')
  })

  test('hears of another tab when the channel says so, and at the next call', async () => {
    const { auth, client, open, finish, credentials, wake, clock } = setUp()
    const other = open()
    await finish(auth.signIn(credentials))
    other.client.subscribe(vi.fn())
    wake()
    await clock.advance(20)
    expect(other.client.session().isLoggedIn).toBe(true)
    await finish(other.client.signOut())
    expect(getResultCode(await finish(client.request({ path: '/v1/x' })))).toBe('staleSession')
    expect(client.session().isLoggedIn).toBe(false)
  })

  test('that is emptied ends the session', async () => {
    const { auth, client, finish, credentials, values } = setUp()
    await finish(auth.signIn(credentials))
    values.removeItem('session')
    expect(getResultCode(await finish(client.request({ path: '/v1/x' })))).toBe('staleSession')
    expect(client.session().isLoggedIn).toBe(false)
  })

  test('that takes nothing leaves the session to the page, and nothing of a former one behind', async () => {
    const values = memoryStorage()
    values.setItem('session', '{"isLoggedIn":"True","token":"old","epoch":1,"version":1}')
    const setItem = () => Promise.reject(new Error('full'))
    const { auth, client, finish, credentials } = setUp(values, { setItem })
    await finish(auth.signIn(credentials))
    expect(values.getItem('session')).toBeNull()
    expect(getResultCode(await finish(client.request({ path: '/v1/x' })))).toBe('ok')
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
  })

  test('that fails, or never answers, leaves the session to the page', async () => {
    const never = () => new Promise<never>(() => undefined)
    const fails = () => Promise.reject(new Error('blocked'))
    for (const port of [never, fails]) {
      const { auth, client, credentials, clock } = setUp(memoryStorage(), {
        getItem: port,
        setItem: port,
        removeItem: port,
      })
      const signIn = auth.signIn(credentials)
      await clock.advance(30_000)
      expect(getResultCode(await signIn)).toBe('ok')
      const call = client.request({ path: '/v1/x' })
      await clock.advance(30_000)
      expect(getResultCode(await call)).toBe('ok')
      expect(client.session().isLoggedIn).toBe(true)
      expect(clock.waiting()).toBe(0)
    }
  })

  test('refreshes once for all calls', async () => {
    const { auth, client, server, finish, credentials } = setUp()
    await finish(auth.signIn(credentials))
    server.expire()
    const calls = Array.from({ length: 20 }, (_, id) => client.request({ path: `/v1/x/${id}` }))
    expect(new Set((await finish(Promise.all(calls))).map(getResultCode))).toEqual(new Set(['ok']))
    expect(server.seen.filter(({ path }) => path.endsWith('refresh'))).toHaveLength(1)
    await settlePromises()
  })
})
