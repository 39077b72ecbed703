import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test, vi } from 'vitest'
import { getResultCode, listRequestPaths, createTestFrontEnd } from '../fixtures/test-front-end.ts'
import { createClient, memoryStorage } from '../index.ts'
import { fakeClock } from '../testing/index.ts'

describe('tabs', () => {
  test('send no refresh for a session that another tab ended in the last moment', async () => {
    const { storage, server, clock, finish, signIn } = createTestFrontEnd()
    await signIn()
    const over = JSON.stringify({ epoch: 9e15, version: 9e15, isLoggedIn: 'False' })
    let reads = Infinity
    const client = createClient({
      mode: 'bearer',
      clock,
      transport: server.transport,
      storage: {
        ...storage,
        getItem(key) {
          if (reads-- === 0) storage.setItem(key, over)
          return storage.getItem(key)
        },
      },
    })
    server.expire()
    const call = client.request({ path: '/v1/x' })
    await clock.advance(5)
    reads = 2
    expect(getResultCode(await finish(call))).toBe('sessionEnded')
    expect(listRequestPaths(server.seen)).not.toContain(buildTestPath('refresh'))
  })

  test('do not end a session that another tab began in the last moment', async () => {
    const { storage, server, clock, finish, signIn } = createTestFrontEnd()
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
    const call = client.request({ path: '/v1/x' })
    await clock.advance(15)
    reads = 1
    await finish(call)
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'newer' })
  })

  test('refuse to act for a session that another tab has replaced, once', async () => {
    const { client, openTab, finish, signIn, server } = createTestFrontEnd()
    await signIn()
    const other = openTab()
    await finish(other.auth.switchStore('s2'))
    const count = server.seen.length
    expect(getResultCode(await finish(client.request({ method: 'POST', path: '/v1/x' })))).toBe(
      'staleSession',
    )
    expect(server.seen.length).toBe(count)
    expect(getResultCode(await finish(client.request({ method: 'POST', path: '/v1/x' })))).toBe('ok')
  })

  test('do not send again for a session that another tab has replaced meanwhile', async () => {
    const { client, openTab, clock, signIn, server } = createTestFrontEnd()
    await signIn()
    const other = openTab()
    server.expire()
    const call = client.request({ method: 'POST', path: '/v1/x' })
    await clock.advance(5)
    const signIns = signIn(other.auth)
    await signIns
    expect(getResultCode(await call)).toBe('staleSession')
    expect(listRequestPaths(server.seen).filter((path) => path === '/v1/x')).toHaveLength(1)
  })

  test.each([true, false])('refresh once between them when there is a lock (%s)', async (hasLock) => {
    const { client, openTab, finish, signIn, server } = createTestFrontEnd(
      {},
      hasLock ? {} : { lock: undefined },
    )
    await signIn()
    const other = openTab()
    server.expire()
    const calls = [client.request({ path: '/v1/left' }), other.client.request({ path: '/v1/right' })]
    expect((await finish(Promise.all(calls))).map(getResultCode)).toEqual(['ok', 'ok'])
    expect(listRequestPaths(server.seen).filter((path) => path.endsWith('refresh'))).toHaveLength(
      hasLock ? 1 : 2,
    )
    expect(client.session()).toEqual(other.client.session())
    expect(client.session().isLoggedIn).toBe(true)
  })

  test('goes on after 5 s when the tab that holds the lock does not', async () => {
    const { client, lock, clock, signIn, server } = createTestFrontEnd()
    await signIn()
    void lock('session', () => new Promise(() => undefined))
    server.expire()
    const call = client.request({ path: '/v1/x' })
    await clock.advance(5009)
    expect(listRequestPaths(server.seen)).not.toContain(buildTestPath('refresh'))
    await clock.advance(60_000)
    expect(getResultCode(await call)).toBe('ok')
  })

  test('hear of a sign-in elsewhere when they listen, and not when they do not', async () => {
    const { client, openTab, finish, signIn } = createTestFrontEnd()
    const other = openTab()
    const heard = vi.fn()
    const stop = client.subscribe(heard)
    await signIn(other.auth)
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ isLoggedIn: true }), {
      kind: 'elsewhere',
    })
    stop()
    await finish(other.client.signOut())
    expect(heard).toHaveBeenCalledTimes(2)
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
    const { client, clock, server, finish, signIn } = createTestFrontEnd()
    client.subscribe(vi.fn())
    await signIn()
    server.expire()
    await finish(client.request({ path: '/v1/x' }))
    expect(clock.waiting()).toBe(0)
  })
})
