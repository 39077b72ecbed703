import { describe, expect, test, vi } from 'vitest'
import { calls } from '@draftdesk/contract'
import type { CallName } from '@draftdesk/contract'
import { buildTestPath } from '@draftdesk/contract/testing'
import { createClient } from './index.ts'
import { createAuth } from './auth.ts'
import type { Auth } from './auth.ts'
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
  checkInternet: [(auth) => auth.checkInternet(), buildTestPath('checkInternet')],
  googleLogin: [(auth) => auth.googleAddress(), buildTestPath('googleLogin')],
  googleCallback: [
    (auth) => auth.signInWithGoogle('c', 's'),
    buildTestPath('googleCallback'),
    { code: 'c', state: 's' },
  ],
  ssoCallback: [(auth) => auth.signInWithSso('t'), buildTestPath('ssoCallback'), { token: 't' }],
  me: [(auth) => auth.me(), buildTestPath('me')],
  session: [(auth) => auth.check(), buildTestPath('session')],
  refresh: [(auth) => auth.exitStore(), buildTestPath('refresh'), {}],
  signUp: [
    (auth) => auth.signUp(form),
    buildTestPath('signUp'),
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
    buildTestPath('signIn'),
    { email: 'a@b', password: 'p' },
  ],
  signInWithCode: [
    (auth) => auth.signInWithCode({ code: '123456', challenge: 'c' }),
    buildTestPath('signInWithCode'),
    { code: '123456', challenge: 'c' },
  ],
  verifyEmail: [
    (auth) => auth.verifyEmail({ email: 'a@b', verificationCode: '123456' }),
    buildTestPath('verifyEmail'),
    { email: 'a@b', verification_code: '123456' },
  ],
  resendCode: [(auth) => auth.resendCode('a@b'), buildTestPath('resendCode'), { email: 'a@b' }],
  forgotPassword: [(auth) => auth.forgotPassword('a@b'), buildTestPath('forgotPassword'), { email: 'a@b' }],
  resetPassword: [
    (auth) => auth.resetPassword({ resetToken: 'r', newPassword: 'Secret-1', confirmPassword: 'Secret-1' }),
    buildTestPath('resetPassword'),
    { reset_token: 'r', new_password: 'Secret-1', confirm_password: 'Secret-1' },
  ],
  acceptInvite: [(auth) => auth.acceptInvite('i'), buildTestPath('acceptInvite'), { invite_id: 'i' }],
  switchStore: [(auth) => auth.switchStore('s/1'), buildTestPath('switchStore', 's/1')],
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

  test.each(['googleLogin', 'signUp', 'signIn', 'me', 'switchStore'] as const)(
    'says that the answer of %s cannot be read',
    async (name) => {
      expect(await cases[name][0](answering('<!doctype html>').auth)).toMatchObject({
        error: { code: 'unreadable' },
      })
    },
  )

  test('gives what the answers say', async () => {
    expect(await answering({ authorization_url: 'https://google.example' }).auth.googleAddress()).toEqual({
      ok: true,
      value: 'https://google.example',
    })
    for (const [said, needsPassword] of [
      ['True', true],
      [true, true],
      [undefined, false],
    ])
      expect(
        await answering({ message: 'Done', needs_password: said }).auth.verifyEmail({
          email: 'a@b',
          verificationCode: '1',
        }),
      ).toEqual({ ok: true, value: { message: 'Done', needsPassword } })
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
    expect(await answering({}).auth.checkInternet()).toBe(true)
    expect(await answering({}, 500).auth.checkInternet()).toBe(false)
  })

  test('sends no field that has no value', async () => {
    const { auth, transport } = answering({})
    await auth.signIn({ email: 'a@b', password: undefined as never })
    const body = transport.mock.calls[0]?.[1].body
    expect(body instanceof FormData && [...body.keys()]).toEqual(['email'])
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
