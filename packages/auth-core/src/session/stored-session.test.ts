import { describe, expect, test } from 'vitest'
import { getResultCode, createTestFrontEnd } from '../fixtures/test-front-end.ts'
import { createClient, memoryStorage } from '../index.ts'
import { applyFault, fakeClock } from '../testing/index.ts'

describe('the epoch', () => {
  test('grows at login, switch and logout and at nothing else', async () => {
    const { client, auth, server, finish, signIn } = createTestFrontEnd()
    const epochs = [client.session().epoch]
    const note = () => epochs.push(client.session().epoch)
    await signIn()
    note()
    server.expire()
    await finish(auth.me())
    note()
    await finish(auth.switchStore('s2'))
    note()
    await finish(client.signOut())
    note()
    const [start, login, same, other, out] = epochs.map((epoch, at) => epoch - (epochs[at - 1] ?? epoch))
    expect(start).toBe(0)
    expect(login).toBeGreaterThan(0)
    expect(same).toBe(0)
    expect(other).toBeGreaterThan(0)
    expect(out).toBeGreaterThan(0)
  })

  test('does not fall when the storage is emptied or the clock is set back', async () => {
    const { client, browser, clock, signIn } = createTestFrontEnd()
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

  test('stays as it is when the storage is emptied after a sign-out', async () => {
    const { client, browser, finish, signIn } = createTestFrontEnd()
    await signIn()
    await finish(client.signOut())
    const before = client.session()
    browser.values.clear()
    expect(client.session()).toEqual(before)
  })

  test('wins over an older session that a storage brings back', async () => {
    const { client, browser, finish, signIn } = createTestFrontEnd()
    await signIn()
    const old = browser.values.get('session') ?? ''
    await finish(client.signOut())
    browser.values.set('session', old)
    expect(client.session().isLoggedIn).toBe(false)
    expect(browser.values.get('session')).not.toContain('token-1')
  })
})

describe('a storage that fails', () => {
  test('leaves the session to the page when it is blocked', async () => {
    const { client, block, server, finish, signIn } = createTestFrontEnd()
    block(true)
    await signIn()
    expect(client.session().isLoggedIn).toBe(true)
    server.expire()
    expect(getResultCode(await finish(client.request({ path: '/v1/x' })))).toBe('ok')
    block(false)
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-2' })
  })

  test('takes a newer session of another tab once it can be read again', async () => {
    const { client, block, openTab, signIn } = createTestFrontEnd()
    const other = openTab()
    block(true)
    await signIn()
    await signIn(other.auth)
    expect(client.session().token).toBe('token-1')
    block(false)
    expect(client.session().token).toBe('token-2')
  })

  test('leaves nothing of the former session behind when it is full', async () => {
    const { clock, storage, browser, server, finish, signIn } = createTestFrontEnd()
    await signIn()
    const ports = applyFault({ clock, storage, transport: server.transport }, 'storageFull')
    const client = createClient({ mode: 'bearer', ...ports })
    await finish(client.signOut())
    expect(browser.values.size).toBe(0)
    expect(client.session().isLoggedIn).toBe(false)
    expect(getResultCode(await finish(client.request({ path: '/v1/x' })))).toBe('sessionEnded')
  })

  test.each(['{"token":', 'null', '[]', '"token"', '{}'])('takes %j for nobody', (text) => {
    const storage = memoryStorage()
    storage.setItem('session', text)
    const client = createClient({ mode: 'bearer', clock: fakeClock(), storage })
    expect(client.session()).toMatchObject({ epoch: 0, isLoggedIn: false })
  })
})
