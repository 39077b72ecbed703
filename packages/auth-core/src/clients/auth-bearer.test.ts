import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { getResultCode, createTestFrontEnd } from '../fixtures/test-front-end.ts'

const form = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Secret-1',
  confirmPassword: 'Secret-1',
}

describe('createAuth in bearer mode', () => {
  test('says who signed in, and keeps nothing of a wrong password', async () => {
    const { auth, client, finish, signIn } = createTestFrontEnd()
    const wrong = await finish(auth.signIn({ email: 'ada@example.com', password: 'wrong' }))
    expect(wrong).toMatchObject({
      error: { code: 'refused', status: 401, detail: 'Wrong address or password' },
    })
    expect(client.session().isLoggedIn).toBe(false)
    expect(await signIn()).toEqual({
      ok: true,
      value: { kind: 'signedIn', email: 'ada@example.com', isSuperAdmin: false, isFirst: true },
    })
  })

  test('keeps the address of an unverified account and no session', async () => {
    const transport = () =>
      Promise.resolve(Response.json({ email: 'new@example.com', token: '', is_verified: 'False' }))
    const { auth, client } = createTestFrontEnd({}, { transport })
    expect(await auth.signIn({ email: 'new@example.com', password: 'Secret-1' })).toEqual({
      ok: true,
      value: { kind: 'unverified', email: 'new@example.com' },
    })
    expect(client.session()).toMatchObject({ isLoggedIn: false, signupEmail: 'new@example.com' })
    expect(client.session().token).toBeUndefined()
  })

  test('completes a sign-in with a passkey that the front end asks for, and ends with one that is cancelled', async () => {
    const person = { email: 'ada@example.com', is_super_admin: 'False', is_verified: 'True' }
    const sent: string[] = []
    const transport = (url: string) => {
      sent.push(url)
      return Promise.resolve(
        Response.json(
          url.endsWith('/options')
            ? { options: '{"challenge":"c"}' }
            : { ...person, token: 'token-9', expires_in: 60, last_login: null },
        ),
      )
    }
    const { auth, client } = createTestFrontEnd({}, { transport })
    const challenge = 'secret-challenge'
    const cancelled = await auth.signInWithPasskey({ challenge, prompt: () => Promise.resolve(undefined) })
    expect(cancelled.ok || cancelled.error.code).toBe('aborted')
    const thrown = await auth.signInWithPasskey({ challenge, prompt: () => Promise.reject(new Error('no')) })
    expect(thrown.ok || thrown.error.code).toBe('failed')
    expect(client.session()).toMatchObject({ isLoggedIn: false })
    const asked: string[] = []
    const prompt = (options: string) => {
      asked.push(options)
      return Promise.resolve('{"id":"k"}')
    }
    expect(await auth.signInWithPasskey({ challenge, prompt })).toMatchObject({
      ...{ ok: true, value: { kind: 'signedIn' } },
    })
    expect(asked).toEqual(['{"challenge":"c"}'])
    expect(sent.slice(-2)).toEqual([buildTestPath('beginPasskeySignIn'), buildTestPath('signInWithPasskey')])
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-9' })
  })

  test('keeps nothing of a sign-in that needs a code, and begins the session with the code', async () => {
    const person = { email: 'ada@example.com', is_super_admin: 'False', is_verified: 'True' }
    const transport = (url: string) =>
      Promise.resolve(
        Response.json(
          url.endsWith('/login/code')
            ? { ...person, token: 'token-9', expires_in: 60, last_login: '2026-05-01T09:00:00Z' }
            : { ...person, token: '', expires_in: null, challenge: 'secret-challenge' },
        ),
      )
    const { auth, client } = createTestFrontEnd({}, { transport })
    const asked = await auth.signIn({ email: 'ada@example.com', password: 'Secret-123' })
    expect(asked).toEqual({
      ok: true,
      value: {
        ...{ kind: 'needsCode', email: 'ada@example.com', challenge: 'secret-challenge' },
        hasPasskey: false,
      },
    })
    expect(client.session()).toMatchObject({ isLoggedIn: false })
    expect(JSON.stringify(client.session())).not.toContain('secret-challenge')
    expect(await auth.signInWithCode({ code: '123456', challenge: 'secret-challenge' })).toMatchObject({
      ok: true,
      value: { kind: 'signedIn', isFirst: false },
    })
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-9' })
  })

  test('keeps the address of a sign-up', async () => {
    const transport = () => Promise.resolve(Response.json({ email: 'new@example.com', is_verified: false }))
    const { auth, client } = createTestFrontEnd({}, { transport })
    expect(getResultCode(await auth.signUp(form))).toBe('ok')
    expect(client.session()).toMatchObject({ isLoggedIn: false, signupEmail: 'new@example.com' })
  })

  test('does not begin a session without a token', async () => {
    const transport = () => Promise.resolve(Response.json({ email: 'ada@example.com' }))
    const { auth, client } = createTestFrontEnd({}, { transport })
    expect(getResultCode(await auth.signIn({ email: 'ada@example.com', password: 'Secret-1' }))).toBe(
      'unreadable',
    )
    expect(client.session().isLoggedIn).toBe(false)
  })

  test('learns who is signed in, and forgets it with the session', async () => {
    const { auth, client, finish, signIn } = createTestFrontEnd({
      store: { is_email_account_added: 'False' },
    })
    await signIn()
    await finish(auth.me())
    expect(client.session()).toMatchObject({
      id: 'u1',
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'owner',
      storeId: '7',
      storeName: 'Analytical Engines',
      storeData: { store_id: 7 },
      documentUploaded: true,
      emailAccount: false,
      shopifyAccount: true,
      isOnboarded: true,
    })
    await finish(client.signOut())
    expect(Object.keys(client.session()).sort()).toEqual(['epoch', 'isLoggedIn', 'version'])
  })

  test('learns nothing from an answer it cannot read', async () => {
    const { auth, client, finish, signIn, server } = createTestFrontEnd()
    await signIn()
    const before = client.session()
    server.fail(200)
    expect(getResultCode(await finish(auth.me()))).toBe('unreadable')
    expect(client.session()).toEqual(before)
  })

  test('switches the store with a new session', async () => {
    const { auth, client, finish, signIn, server } = createTestFrontEnd()
    await signIn()
    await finish(auth.me())
    expect(getResultCode(await finish(auth.switchStore('s2')))).toBe('ok')
    expect(client.session()).toMatchObject({ storeId: 's2', token: 'token-2', isLoggedIn: true })
    expect(client.session().storeName).toBeUndefined()
    expect(server.chainOf('token-2')).not.toBe(server.chainOf('token-1'))
  })

  test('refreshes before it switches the store when it has to', async () => {
    const { auth, client, finish, signIn, server } = createTestFrontEnd()
    await signIn()
    server.expire()
    expect(getResultCode(await finish(auth.switchStore('s2')))).toBe('ok')
    expect(client.session()).toMatchObject({ storeId: 's2', token: 'token-3' })
  })

  test('leaves the store by a refresh without one', async () => {
    const { auth, client, finish, signIn, server } = createTestFrontEnd({ isSuperAdmin: true })
    await signIn()
    await finish(auth.me())
    expect(getResultCode(await finish(auth.exitStore()))).toBe('ok')
    expect(server.seen.at(-1)?.query.has('store_id')).toBe(false)
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-2' })
    expect(client.session().storeId).toBeUndefined()
  })

  test('checks the session', async () => {
    const { auth, finish, signIn, server } = createTestFrontEnd()
    expect(await finish(auth.check())).toEqual({ kind: 'anonymous' })
    await signIn()
    expect(await finish(auth.check())).toMatchObject({
      kind: 'verified',
      user: { id: 'u1' },
      store: { storeId: 7 },
    })
    server.fail('offline')
    expect(await finish(auth.check())).toEqual({ kind: 'unreachable' })
  })

  test('signs out', async () => {
    const { auth, client, finish, signIn } = createTestFrontEnd()
    await signIn()
    expect(getResultCode(await finish(auth.signOut()))).toBe('ok')
    expect(client.session().isLoggedIn).toBe(false)
  })
})
