import { describe, expect, test, vi } from 'vitest'
import { codeOf, setUp } from './fixtures/front-end.ts'
import { createClient, memoryStorage, type SessionData } from './index.ts'
import { applyFault, fakeClock } from './testing/index.ts'

const tokensOf = (seen: readonly { token: string | undefined }[]) => seen.map(({ token }) => token)
const pathsOf = (seen: readonly { path: string }[]) => seen.map(({ path }) => path)

describe('createClient in bearer mode', () => {
  test('sends the token once there is one', async () => {
    const { client, server, finish, signIn } = setUp()
    expect(codeOf(await finish(client.request({ path: '/v1/emails' })))).toBe('sessionEnded')
    await signIn()
    expect(await finish(client.request({ path: '/v1/emails' }))).toEqual({
      ok: true,
      value: { ok: true, method: 'GET', path: '/v1/emails' },
    })
    expect(tokensOf(server.seen)).toEqual([undefined, undefined, 'token-1'])
  })

  test('keeps the session in the storage under the names of the spec', async () => {
    const { browser, clock, signIn } = setUp()
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
    const { openTab, finish, signIn } = setUp()
    await signIn()
    const { client } = openTab()
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
    expect(codeOf(await finish(client.request({ path: '/v1/emails' })))).toBe('ok')
  })

  test('keeps the session under a key of yours', async () => {
    const { browser, signIn } = setUp({}, { storageKey: 'mine' })
    await signIn()
    expect([...browser.values.keys()]).toEqual(['mine'])
  })

  test('sends cookies along unless told otherwise', async () => {
    const transport = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({})))
    const ports = { mode: 'bearer', clock: fakeClock(), storage: memoryStorage(), transport } as const
    await createClient(ports).request({ path: '/v1/emails' })
    await createClient({ ...ports, credentials: 'omit' }).request({ path: '/v1/emails' })
    expect(transport.mock.calls.map(([, init]) => init.credentials)).toEqual(['include', 'omit'])
  })

  test('refreshes once on a 401 and sends once more', async () => {
    const { client, server, finish, signIn } = setUp()
    await signIn()
    server.expire()
    expect(codeOf(await finish(client.request({ path: '/v1/emails' })))).toBe('ok')
    expect(pathsOf(server.seen)).toEqual([
      '/v1/auth/login',
      '/v1/emails',
      '/v1/auth/token/refresh',
      '/v1/emails',
    ])
    expect(tokensOf(server.seen)).toEqual([undefined, 'token-1', 'token-1', 'token-2'])
    expect(client.session()).toMatchObject({ token: 'token-2', isLoggedIn: true, email: 'ada@example.com' })
  })

  test('refreshes once for 1,000 requests refused at once, each sent at most twice', async () => {
    const { client, server, finish, signIn } = setUp()
    await signIn()
    server.expire()
    const calls = Array.from({ length: 1000 }, (_, id) => client.request({ path: `/v1/emails/${id}` }))
    const results = await finish(Promise.all(calls))
    expect(new Set(results.map(codeOf))).toEqual(new Set(['ok']))
    const sent = new Map<string, number>()
    for (const { path } of server.seen) sent.set(path, (sent.get(path) ?? 0) + 1)
    expect(sent.get('/v1/auth/token/refresh')).toBe(1)
    expect(Math.max(...sent.values())).toBe(2)
  })

  test('does not retry a second 401, and lets the session be', async () => {
    const { clock, storage, server, finish, signIn } = setUp()
    await signIn()
    const sent: string[] = []
    const ports = applyFault({ clock, storage, transport: server.transport }, 'unauthorized', (url) => {
      sent.push(url)
      return url.endsWith('emails')
    })
    const client = createClient({ mode: 'bearer', ...ports })
    expect(await finish(client.request({ path: '/v1/emails' }))).toMatchObject({
      ok: false,
      error: { code: 'refused', status: 401 },
    })
    expect(sent).toEqual(['/v1/emails', '/v1/auth/token/refresh', '/v1/emails'])
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-2' })
  })

  test('refreshes before sending when the token is past its life', async () => {
    const { client, server, clock, finish, signIn } = setUp()
    await signIn()
    await clock.advance(3_600_000)
    expect(codeOf(await finish(client.request({ path: '/v1/emails' })))).toBe('ok')
    expect(pathsOf(server.seen).slice(1)).toEqual(['/v1/auth/token/refresh', '/v1/emails'])
    expect(tokensOf(server.seen).slice(1)).toEqual(['token-1', 'token-2'])
  })

  test('counts a token whose life is not told as expired', async () => {
    const { client, server, finish, signIn } = setUp({ expiresIn: 'soon' })
    await signIn()
    await finish(client.request({ path: '/v1/emails' }))
    expect(pathsOf(server.seen).slice(1)).toEqual(['/v1/auth/token/refresh', '/v1/emails'])
  })

  test('sends with the old token when the refresh beforehand could not tell', async () => {
    const { client, server, clock, signIn } = setUp()
    await signIn()
    await clock.advance(3_600_000)
    server.fail(503)
    const call = client.request({ path: '/v1/emails' })
    await clock.advance(5)
    server.fail(undefined)
    await clock.advance(60_000)
    expect(codeOf(await call)).toBe('ok')
    expect(tokensOf(server.seen).slice(1)).toEqual(['token-1', 'token-1'])
  })

  test('ends the session when the refresh is refused', async () => {
    const { client, server, browser, finish, signIn } = setUp()
    await signIn()
    server.revoke()
    expect(await finish(client.request({ path: '/v1/emails' }))).toMatchObject({
      ok: false,
      error: { code: 'sessionEnded', status: 401, detail: 'Token has expired' },
    })
    expect(client.session()).toMatchObject({ isLoggedIn: false })
    expect(browser.values.get('session')).not.toContain('token')
    await finish(client.request({ path: '/v1/emails' }))
    expect(server.seen.at(-1)?.token).toBeUndefined()
  })

  test('ends the session when the refresh beforehand is refused, and sends nothing', async () => {
    const { client, server, clock, finish, signIn } = setUp()
    await signIn()
    server.revoke()
    await clock.advance(3_600_000)
    expect(codeOf(await finish(client.request({ path: '/v1/emails' })))).toBe('sessionEnded')
    expect(pathsOf(server.seen)).not.toContain('/v1/emails')
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
    const { client, server, clock, signIn } = setUp()
    await signIn()
    server.expire()
    const call = client.request({ path: '/v1/emails' })
    await clock.advance(5)
    server.fail(status)
    await clock.advance(60_000)
    expect(codeOf(await call)).toBe(code)
    expect(client.session().isLoggedIn).toBe(isLoggedIn)
  })

  test.each(['offline', 'lost'] as const)(
    'keeps the session when the refresh finds no answer (%s)',
    async (how) => {
      const { client, server, clock, signIn } = setUp()
      await signIn()
      server.expire()
      const call = client.request({ path: '/v1/emails' })
      await clock.advance(5)
      server.fail(how)
      await clock.advance(60_000)
      expect(codeOf(await call)).toBe('unreachable')
      expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
    },
  )

  test('keeps the session when the refresh takes longer than 10 s', async () => {
    let latencyMs = 10
    const { client, server, clock, signIn } = setUp({ latencyMs: () => latencyMs })
    await signIn()
    server.expire()
    const call = client.request({ path: '/v1/emails' })
    latencyMs = 10_000
    await clock.advance(10_009)
    expect(client.session().token).toBe('token-1')
    await clock.advance(1)
    expect(codeOf(await call)).toBe('timeout')
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-1' })
  })

  test('keeps the session when the answer of the refresh cannot be read', async () => {
    const { client, signIn, finish, clock, storage, server } = setUp()
    await signIn()
    const ports = applyFault({ clock, storage, transport: server.transport }, 'wrongTypes', (url) =>
      url.includes('refresh'),
    )
    const other = createClient({ mode: 'bearer', ...ports })
    server.expire()
    expect(codeOf(await finish(other.request({ path: '/v1/emails' })))).toBe('unreadable')
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('keeps the session when the lock fails', async () => {
    const { client, server, finish, signIn } = setUp(
      {},
      { lock: () => Promise.reject(new Error('No locks here')) },
    )
    await signIn()
    server.expire()
    expect(await finish(client.request({ path: '/v1/emails' }))).toMatchObject({
      ok: false,
      error: { code: 'failed', cause: { message: 'No locks here' } },
    })
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('sends the store along with the refresh, and none for a super admin without one', async () => {
    const owner = setUp()
    await owner.signIn()
    await owner.finish(owner.auth.me())
    owner.server.expire()
    await owner.finish(owner.client.request({ path: '/v1/emails' }))
    expect(owner.server.seen.find(({ path }) => path.endsWith('refresh'))?.query.get('store_id')).toBe('7')

    const admin = setUp({ isSuperAdmin: true, store: null })
    await admin.signIn()
    await admin.finish(admin.auth.me())
    admin.server.expire()
    await admin.finish(admin.client.request({ path: '/v1/emails' }))
    expect(admin.server.seen.find(({ path }) => path.endsWith('refresh'))?.query.has('store_id')).toBe(false)
    expect(admin.client.session().isSuperAdmin).toBe(true)
  })

  test.each([
    ['JSON', { a: 1 }],
    ['a form', Object.assign(new FormData(), {})],
    ['a blob', new Blob(['x'])],
    ['a text', 'x'],
  ])('sends %s again after a refresh', async (_name, body) => {
    const { client, server, finish, signIn } = setUp()
    await signIn()
    server.expire()
    const call = client.request({ method: 'POST', path: '/v1/emails', body })
    expect(codeOf(await finish(call))).toBe('ok')
    const [first, second] = server.seen.filter(({ path }) => path === '/v1/emails')
    expect(second?.body).toEqual(first?.body)
    expect(first?.body).toEqual(typeof body === 'object' && 'a' in body ? '{"a":1}' : body)
  })

  test('refreshes before a stream whose token is near its end, and does not send a stream twice', async () => {
    const { client, server, clock, finish, signIn } = setUp()
    const stream = () => new Blob(['x']).stream()
    await signIn()
    await clock.advance(3_475_000)
    await finish(client.request({ method: 'POST', path: '/v1/early', body: stream() }))
    await clock.advance(3_000)
    await finish(client.request({ method: 'POST', path: '/v1/late', body: stream() }))
    expect(pathsOf(server.seen).slice(1)).toEqual(['/v1/early', '/v1/auth/token/refresh', '/v1/late'])
    server.expire()
    const refused = await finish(client.request({ method: 'POST', path: '/v1/refused', body: stream() }))
    expect(refused).toMatchObject({ ok: false, error: { code: 'refused', status: 401 } })
    expect(pathsOf(server.seen).slice(4)).toEqual(['/v1/refused', '/v1/auth/token/refresh'])
    expect(client.session().token).toBe('token-3')
  })

  test('leaves public calls alone: no token, no refresh', async () => {
    const { client, server, finish, signIn } = setUp()
    await signIn()
    const wrong = await finish(
      client.request({ method: 'POST', path: '/v1/auth/login', body: new FormData(), isPublic: true }),
    )
    expect(wrong).toMatchObject({
      ok: false,
      error: { code: 'refused', status: 401, detail: 'Wrong address or password' },
    })
    expect(tokensOf(server.seen)).toEqual([undefined, undefined])
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('gives up when the caller does', async () => {
    const { client, clock, signIn } = setUp()
    await signIn()
    const controller = new AbortController()
    const call = client.request({ path: '/v1/emails', signal: controller.signal })
    await clock.advance(5)
    controller.abort()
    expect(codeOf(await call)).toBe('aborted')
    expect(codeOf(await client.request({ path: '/v1/emails', signal: controller.signal }))).toBe('aborted')
    expect(clock.waiting()).toBe(0)
  })

  test('does not give up a refresh because a caller did', async () => {
    const { client, server, clock, signIn } = setUp()
    await signIn()
    server.expire()
    const controller = new AbortController()
    const call = client.request({ path: '/v1/emails', signal: controller.signal })
    await clock.advance(15)
    controller.abort()
    await clock.advance(60_000)
    expect(codeOf(await call)).toBe('aborted')
    expect(client.session().token).toBe('token-2')
  })
})

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

describe('tabs', () => {
  test('do not end a session that another tab began in the last moment', async () => {
    const { storage, server, clock, finish, signIn } = setUp()
    await signIn()
    const newer = JSON.stringify({ epoch: 9e15, version: 9e15, isLoggedIn: 'True', token: 'newer' })
    let reads = Infinity
    const client = createClient({
      mode: 'bearer',
      clock,
      transport: server.transport,
      storage: {
        ...storage,
        getItem(key) {
          if (reads-- === 0) storage.setItem(key, newer)
          return storage.getItem(key)
        },
      },
    })
    server.revoke()
    const call = client.request({ path: '/v1/emails' })
    await clock.advance(15)
    reads = 1
    await finish(call)
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'newer' })
  })

  test('refuse to act for a session that another tab has replaced, once', async () => {
    const { client, openTab, finish, signIn, server } = setUp()
    await signIn()
    const other = openTab()
    await finish(other.auth.switchStore('s2'))
    const count = server.seen.length
    expect(codeOf(await finish(client.request({ method: 'POST', path: '/v1/emails' })))).toBe('staleSession')
    expect(server.seen.length).toBe(count)
    expect(codeOf(await finish(client.request({ method: 'POST', path: '/v1/emails' })))).toBe('ok')
  })

  test('do not send again for a session that another tab has replaced meanwhile', async () => {
    const { client, openTab, clock, signIn, server } = setUp()
    await signIn()
    const other = openTab()
    server.expire()
    const call = client.request({ method: 'POST', path: '/v1/emails' })
    await clock.advance(5)
    const signIns = signIn(other.auth)
    await signIns
    expect(codeOf(await call)).toBe('staleSession')
    expect(pathsOf(server.seen).filter((path) => path === '/v1/emails')).toHaveLength(1)
  })

  test.each([true, false])('refresh once between them when there is a lock (%s)', async (hasLock) => {
    const { client, openTab, finish, signIn, server } = setUp({}, hasLock ? {} : { lock: undefined })
    await signIn()
    const other = openTab()
    server.expire()
    const calls = [client.request({ path: '/v1/left' }), other.client.request({ path: '/v1/right' })]
    expect((await finish(Promise.all(calls))).map(codeOf)).toEqual(['ok', 'ok'])
    expect(pathsOf(server.seen).filter((path) => path.endsWith('refresh'))).toHaveLength(hasLock ? 1 : 2)
    expect(client.session()).toEqual(other.client.session())
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('goes on after 5 s when the tab that holds the lock does not', async () => {
    const { client, lock, clock, signIn, server } = setUp()
    await signIn()
    void lock('session', () => new Promise(() => undefined))
    server.expire()
    const call = client.request({ path: '/v1/emails' })
    await clock.advance(5009)
    expect(pathsOf(server.seen)).not.toContain('/v1/auth/token/refresh')
    await clock.advance(60_000)
    expect(codeOf(await call)).toBe('ok')
  })

  test('hear of a sign-in elsewhere when they listen, and not when they do not', async () => {
    const { client, openTab, signIn } = setUp()
    const other = openTab()
    const heard = vi.fn()
    const stop = client.subscribe(heard)
    await signIn(other.auth)
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isLoggedIn: true }))
    stop()
    await other.client.signOut()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(client.session().isLoggedIn).toBe(false)
  })

  test('hear through one listener for all subscribers, from the first to the last', () => {
    const listen = vi.fn()
    const deafen = vi.fn()
    const client = createClient({
      mode: 'bearer',
      clock: fakeClock(),
      storage: memoryStorage(),
      channel: (heard) => {
        listen(heard)
        return deafen
      },
    })
    expect(listen).not.toHaveBeenCalled()
    const stops = [client.subscribe(vi.fn()), client.subscribe(vi.fn())]
    expect(listen).toHaveBeenCalledTimes(1)
    stops[0]?.()
    expect(deafen).not.toHaveBeenCalled()
    stops[1]?.()
    expect(deafen).toHaveBeenCalledTimes(1)
    client.subscribe(vi.fn())
    expect(listen).toHaveBeenCalledTimes(2)
    client.dispose()
    expect(deafen).toHaveBeenCalledTimes(2)
    client.dispose()
    expect(deafen).toHaveBeenCalledTimes(2)
  })

  test('leaves no timer behind', async () => {
    const { client, clock, server, finish, signIn } = setUp()
    client.subscribe(vi.fn())
    await signIn()
    server.expire()
    await finish(client.request({ path: '/v1/emails' }))
    expect(clock.waiting()).toBe(0)
  })
})

describe('the epoch', () => {
  test('grows at login, switch and logout and at nothing else', async () => {
    const { client, auth, server, finish, signIn } = setUp()
    const epochs = [client.session().epoch]
    const note = () => epochs.push(client.session().epoch)
    await signIn()
    note()
    server.expire()
    await finish(auth.me())
    note()
    await finish(auth.switchStore('s2'))
    note()
    await client.signOut()
    note()
    const [start, login, same, other, out] = epochs.map((epoch, at) => epoch - (epochs[at - 1] ?? epoch))
    expect(start).toBe(0)
    expect(login).toBeGreaterThan(0)
    expect(same).toBe(0)
    expect(other).toBeGreaterThan(0)
    expect(out).toBeGreaterThan(0)
  })

  test('does not fall when the storage is emptied or the clock is set back', async () => {
    const { client, browser, clock, signIn } = setUp()
    await signIn()
    const before = client.session().epoch
    browser.values.clear()
    expect(client.session()).toMatchObject({ isLoggedIn: false })
    const emptied = client.session().epoch
    expect(emptied).toBeGreaterThan(before)
    expect(client.session().epoch).toBe(emptied)
    clock.jump(-86_400_000)
    await signIn()
    expect(client.session().epoch).toBeGreaterThan(emptied)
  })

  test('wins over an older session that a storage brings back', async () => {
    const { client, browser, signIn } = setUp()
    await signIn()
    const old = browser.values.get('session') ?? ''
    await client.signOut()
    browser.values.set('session', old)
    expect(client.session().isLoggedIn).toBe(false)
    expect(browser.values.get('session')).not.toContain('token-1')
  })
})

describe('a storage that fails', () => {
  test('leaves the session to the page when it is blocked', async () => {
    const { client, block, server, finish, signIn } = setUp()
    block(true)
    await signIn()
    expect(client.session().isLoggedIn).toBe(true)
    server.expire()
    expect(codeOf(await finish(client.request({ path: '/v1/emails' })))).toBe('ok')
    block(false)
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-2' })
  })

  test('takes a newer session of another tab once it can be read again', async () => {
    const { client, block, openTab, signIn } = setUp()
    const other = openTab()
    block(true)
    await signIn()
    await signIn(other.auth)
    expect(client.session().token).toBe('token-1')
    block(false)
    expect(client.session().token).toBe('token-2')
  })

  test('leaves nothing of the former session behind when it is full', async () => {
    const { clock, storage, browser, server, finish, signIn } = setUp()
    await signIn()
    const ports = applyFault({ clock, storage, transport: server.transport }, 'storageFull')
    const client = createClient({ mode: 'bearer', ...ports })
    await client.signOut()
    expect(browser.values.size).toBe(0)
    expect(client.session().isLoggedIn).toBe(false)
    expect(codeOf(await finish(client.request({ path: '/v1/emails' })))).toBe('sessionEnded')
  })

  test.each(['{"token":', 'null', '[]', '"token"', '{}'])('takes %j for nobody', (text) => {
    const storage = memoryStorage()
    storage.setItem('session', text)
    const client = createClient({ mode: 'bearer', clock: fakeClock(), storage })
    expect(client.session()).toMatchObject({ epoch: 0, isLoggedIn: false })
  })
})
