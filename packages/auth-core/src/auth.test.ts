import { describe, expect, test, vi } from 'vitest'
import { calls, type CallName } from './contract/index.ts'
import { codeOf, setUp } from './fixtures/front-end.ts'
import { createAuth, createClient, type Auth } from './index.ts'
import { fakeClock } from './testing/index.ts'

/** Auth calls on a BFF that answers every one of them the same. */
function answering(body: unknown, status = 200, sessionCheckPath?: string) {
  const transport = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(Response.json(body, { status })),
  )
  const client = createClient({ mode: 'bff', clock: fakeClock(), transport })
  return { auth: createAuth(client, { sessionCheckPath }), transport }
}

const form = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Secret-1',
  confirmPassword: 'Secret-1',
}

type Case = readonly [call: (auth: Auth) => Promise<unknown>, path: string, fields?: Record<string, string>]

const cases = {
  checkInternet: [(auth) => auth.checkInternet(), '/v1/auth/check-internet'],
  googleLogin: [(auth) => auth.googleAddress(), '/v1/auth/google/login'],
  googleCallback: [
    (auth) => auth.signInWithGoogle('c', 's'),
    '/v1/auth/google/callback',
    { code: 'c', state: 's' },
  ],
  ssoCallback: [(auth) => auth.signInWithSso('t'), '/v1/auth/sp/callback', { token: 't' }],
  me: [(auth) => auth.me(), '/v1/auth/me'],
  session: [(auth) => auth.check(), '/v1/auth/session'],
  refresh: [(auth) => auth.exitStore(), '/v1/auth/token/refresh', {}],
  signUp: [
    (auth) => auth.signUp(form),
    '/v1/auth/signup',
    {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      password: 'Secret-1',
      confirm_password: 'Secret-1',
    },
  ],
  signIn: [
    (auth) => auth.signIn({ email: 'a@b', password: 'p' }),
    '/v1/auth/login',
    { email: 'a@b', password: 'p' },
  ],
  verifyEmail: [
    (auth) => auth.verifyEmail({ email: 'a@b', verificationCode: '123456' }),
    '/v1/auth/verify-email',
    { email: 'a@b', verification_code: '123456' },
  ],
  resendCode: [(auth) => auth.resendCode('a@b'), '/v1/auth/resend-verification-code', { email: 'a@b' }],
  forgotPassword: [(auth) => auth.forgotPassword('a@b'), '/v1/auth/forgot-password', { email: 'a@b' }],
  resetPassword: [
    (auth) => auth.resetPassword({ resetToken: 'r', newPassword: 'Secret-1', confirmPassword: 'Secret-1' }),
    '/v1/auth/reset-password',
    { reset_token: 'r', new_password: 'Secret-1', confirm_password: 'Secret-1' },
  ],
  acceptInvite: [(auth) => auth.acceptInvite('i'), '/v1/invites/accept', { invite_id: 'i' }],
  stores: [(auth) => auth.stores(), '/v1/user/stores'],
  languages: [(auth) => auth.languages(), '/v1/user/languages'],
  updateUser: [(auth) => auth.setLanguage('u/1', 'de'), '/v1/users/u%2F1', { prefered_language: 'de' }],
  switchStore: [(auth) => auth.switchStore('s/1'), '/v1/auth/stores/s%2F1/switch'],
  onboardStore: [(auth) => auth.onboardStore('s1'), '/v1/stores/s1/onboard'],
  createStore: [(auth) => auth.createStore('Shop'), '/v1/stores', { name: 'Shop' }],
  notify: [
    (auth) => auth.notify({ error: 'Broken', project: 'spa' }),
    '/api/v1/notify',
    { error: 'Broken', project: 'spa' },
  ],
} satisfies Partial<Record<CallName, Case>>

const names = Object.keys(cases) as (keyof typeof cases)[]

describe('createAuth', () => {
  test.each(names)('makes the call %s as the contract says', async (name) => {
    const { auth, transport } = answering({})
    const [make, path, fields]: Case = cases[name]
    await make(auth)
    const [address = '', init] = transport.mock.calls[0] ?? []
    const url = new URL(address, 'http://site.invalid')
    const call = calls[name]
    expect(url.pathname).toBe(path)
    expect(path).toMatch(new RegExp(`^${call.path.replace('{id}', '[^/]+')}$`))
    expect(init?.method).toBe(call.method)
    const body: unknown = init?.body
    const sent =
      call.payload === 'multipart' && body instanceof FormData
        ? Object.fromEntries(body)
        : call.payload === 'json' && typeof body === 'string'
          ? (JSON.parse(body) as unknown)
          : call.payload === 'query'
            ? Object.fromEntries(url.searchParams)
            : body
    expect(sent).toEqual(fields)
    expect(call.request.safeParse(sent ?? {}).success).toBe(true)
  })

  test.each(names)('never rejects on %s, whatever the status', async (name) => {
    for (const status of [200, 204, 400, 401, 409, 422, 429, 500, 502]) {
      const { auth, transport } = answering({ detail: 'Why' })
      transport.mockImplementation(() =>
        Promise.resolve(
          status === 204 ? new Response(null, { status }) : Response.json({ detail: 'Why' }, { status }),
        ),
      )
      await expect(cases[name][0](auth)).resolves.toBeDefined()
    }
  })

  test.each([
    'googleLogin',
    'signUp',
    'signIn',
    'me',
    'stores',
    'languages',
    'createStore',
    'switchStore',
  ] as const)('says that the answer of %s cannot be read', async (name) => {
    expect(await cases[name][0](answering('<!doctype html>').auth)).toMatchObject({
      error: { code: 'unreadable' },
    })
  })

  test('gives what the answers say', async () => {
    expect(await answering({ authorization_url: 'https://google.example' }).auth.googleAddress()).toEqual({
      ok: true,
      value: 'https://google.example',
    })
    expect(await answering({ message: 'Sent' }).auth.forgotPassword('a@b')).toEqual({
      ok: true,
      value: { message: 'Sent' },
    })
    expect(await answering(null).auth.resendCode('a@b')).toEqual({ ok: true, value: { message: undefined } })
    expect(
      await answering({ email: 'a@b', is_verified: 'False', message: 'Check' }).auth.signUp(form),
    ).toEqual({
      ok: true,
      value: { email: 'a@b', isVerified: false, message: 'Check' },
    })
    expect(await answering([{ id: 's1', name: 'One' }]).auth.stores()).toMatchObject({
      value: [{ id: 's1', name: 'One' }],
    })
    expect(await answering(['en']).auth.languages()).toEqual({
      ok: true,
      value: [{ code: 'en', name: 'en' }],
    })
    expect(await answering({ id: 's1', name: 'One' }).auth.createStore('One')).toMatchObject({
      value: { id: 's1' },
    })
    expect(await answering({ id: 's1', store_id: 7 }).auth.onboardStore('s1')).toMatchObject({
      value: { storeId: 7 },
    })
    expect(await answering({}).auth.checkInternet()).toBe(true)
    expect(await answering({}, 500).auth.checkInternet()).toBe(false)
  })

  test('turns the session check into a verdict', async () => {
    const user = { id: 'u1', email: 'ada@example.com' }
    expect(await answering({ success: true, user }).auth.check()).toMatchObject({ kind: 'verified' })
    expect(await answering({ success: false }).auth.check()).toEqual({ kind: 'anonymous' })
    expect(await answering({}, 401).auth.check()).toEqual({ kind: 'anonymous' })
    expect(await answering({}, 502).auth.check()).toEqual({ kind: 'badGateway' })
    expect(await answering({}, 503).auth.check()).toEqual({ kind: 'unreachable' })
    expect(await answering({}, 403).auth.check()).toEqual({ kind: 'unreachable' })
    expect(await answering('<html>').auth.check()).toEqual({ kind: 'unreachable' })
  })

  test('checks the session where it is told to', async () => {
    const { auth, transport } = answering({ success: false }, 200, '/v1/whoami')
    await auth.check()
    expect(transport.mock.calls[0]?.[0]).toBe('/v1/whoami')
  })
})

describe('createAuth in bearer mode', () => {
  test('says who signed in, and keeps nothing of a wrong password', async () => {
    const { auth, client, finish, signIn } = setUp()
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
    const { auth, client } = setUp({}, { transport })
    expect(await auth.signIn({ email: 'new@example.com', password: 'Secret-1' })).toEqual({
      ok: true,
      value: { kind: 'unverified', email: 'new@example.com' },
    })
    expect(client.session()).toMatchObject({ isLoggedIn: false, signupEmail: 'new@example.com' })
    expect(client.session().token).toBeUndefined()
  })

  test('keeps the address of a sign-up', async () => {
    const transport = () => Promise.resolve(Response.json({ email: 'new@example.com', is_verified: false }))
    const { auth, client } = setUp({}, { transport })
    expect(codeOf(await auth.signUp(form))).toBe('ok')
    expect(client.session()).toMatchObject({ isLoggedIn: false, signupEmail: 'new@example.com' })
  })

  test('does not begin a session without a token', async () => {
    const transport = () => Promise.resolve(Response.json({ email: 'ada@example.com' }))
    const { auth, client } = setUp({}, { transport })
    expect(codeOf(await auth.signIn({ email: 'ada@example.com', password: 'Secret-1' }))).toBe('unreadable')
    expect(client.session().isLoggedIn).toBe(false)
  })

  test('learns who is signed in, and forgets it with the session', async () => {
    const { auth, client, finish, signIn } = setUp({ store: { is_email_account_added: 'False' } })
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
    await client.signOut()
    expect(Object.keys(client.session()).sort()).toEqual(['epoch', 'isLoggedIn', 'version'])
  })

  test('learns nothing from an answer it cannot read', async () => {
    const { auth, client, finish, signIn, server } = setUp()
    await signIn()
    const before = client.session()
    server.fail(200)
    expect(codeOf(await finish(auth.me()))).toBe('unreadable')
    expect(client.session()).toEqual(before)
  })

  test('switches the store with a new session', async () => {
    const { auth, client, finish, signIn, server } = setUp()
    await signIn()
    await finish(auth.me())
    expect(codeOf(await finish(auth.switchStore('s2')))).toBe('ok')
    expect(client.session()).toMatchObject({ storeId: 's2', token: 'token-2', isLoggedIn: true })
    expect(client.session().storeName).toBeUndefined()
    expect(server.chainOf('token-2')).not.toBe(server.chainOf('token-1'))
  })

  test('refreshes before it switches the store when it has to', async () => {
    const { auth, client, finish, signIn, server } = setUp()
    await signIn()
    server.expire()
    expect(codeOf(await finish(auth.switchStore('s2')))).toBe('ok')
    expect(client.session()).toMatchObject({ storeId: 's2', token: 'token-3' })
  })

  test('leaves the store by a refresh without one', async () => {
    const { auth, client, finish, signIn, server } = setUp({ isSuperAdmin: true })
    await signIn()
    await finish(auth.me())
    expect(codeOf(await finish(auth.exitStore()))).toBe('ok')
    expect(server.seen.at(-1)?.query.has('store_id')).toBe(false)
    expect(client.session()).toMatchObject({ isLoggedIn: true, token: 'token-2' })
    expect(client.session().storeId).toBeUndefined()
  })

  test('checks the session', async () => {
    const { auth, finish, signIn, server } = setUp()
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
    const { auth, client, signIn } = setUp()
    await signIn()
    expect(codeOf(await auth.signOut())).toBe('ok')
    expect(client.session().isLoggedIn).toBe(false)
  })
})
