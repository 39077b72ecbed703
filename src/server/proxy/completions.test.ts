import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { signInTokenMessages } from '../../messages/sign-in-tokens.ts'
import { gateMessages } from '../../messages/gate.ts'
import { createCookies } from '../session/cookies.ts'
import { createCookieJar } from '../session/cookie-jar.ts'
import { StoreUnreachableError } from '../session/session-store.ts'
import { openCallRequest, openSite, readBodyText } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { Script } from '../testing/script-upstream.ts'
import { proxyCall } from './proxy-call.ts'

const grant = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: 'False' }

let open: TestSite
const start = (script: Script) => (open = openSite(script))

interface CallOptions extends NonNullable<Parameters<typeof openCallRequest>[1]> {
  /** The call lacks the header that our scripts send. */
  readonly isBare?: boolean
}

/** Sends a call through the proxy. Returns the response and the cookies of the browser. */
async function send(path: string, { isBare = false, ...asked }: CallOptions = {}) {
  const jar = createCookieJar(asked.cookie)
  const request = openCallRequest(path, asked)
  if (isBare) delete request.headers['x-requested-with']
  const { status, headers, body } = await proxyCall(open.site, request, jar)
  return {
    status,
    headers,
    said: JSON.parse(readBodyText(body)) as unknown,
    lines: jar.lines(),
    cookies: createCookies(jar, false),
  }
}

const encoded = (value: string) => Buffer.from(JSON.stringify(value)).toString('base64url')
const mine = `google-sign-in=${encoded('mine')}`

describe('proxyCall, asked for Google', () => {
  const login = buildTestPath('googleLogin')
  const callback = buildTestPath('googleCallback')

  test.each([false, true])(
    'binds a browser that leaves to its return, by a script or not (%j)',
    async (isBare) => {
      start({ [`GET ${login}`]: { json: { authorization_url: 'https://google.test/auth?a=1', more: 1 } } })
      const { status, said, cookies } = await send(login, { isBare })
      const state = cookies.transaction.take() ?? ''
      expect(state).toMatch(/^[\w-]{22}$/)
      expect([status, said]).toEqual([
        200,
        { authorization_url: `https://google.test/auth?a=1&state=${state}` },
      ])
    },
  )

  test.each([{}, { authorization_url: 'javascript:1' }, 'words'])('leads nobody by %j', async (json) => {
    start({ [`GET ${login}`]: { json } })
    const { status, said, lines } = await send(login)
    expect([status, said, lines]).toEqual([503, { detail: gateMessages.notJson }, []])
  })

  test('refuses a HEAD of either, and of nothing else', async () => {
    start({ 'HEAD /v1/auth/me': { json: {} } })
    const refused = { detail: gateMessages.headRefused }
    expect(await send(login, { method: 'HEAD' })).toMatchObject({ status: 405, said: refused })
    expect(await send(callback, { method: 'HEAD' })).toMatchObject({ status: 405, said: refused })
    expect((await send(buildTestPath('me'), { method: 'HEAD' })).status).toBe(200)
    expect((await send(buildTestPath('me'), { isBare: true })).status).toBe(503)
  })

  test('takes a code once, from a script of the browser that left, and hands out no token', async () => {
    const { upstream, site } = start({ [`GET ${callback}`]: { json: grant } })
    const path = `${callback}?code=c&state=mine`
    const stale = { status: 403, said: { detail: signInTokenMessages.googleStale } }
    expect(await send(path)).toMatchObject(stale)
    expect(await send(`${callback}?code=c`, { cookie: mine })).toMatchObject(stale)
    const other = await send(`${callback}?code=c&state=else`, { cookie: mine })
    expect(other).toMatchObject(stale)
    expect(other.cookies.transaction.has()).toBe(false)
    expect(await send(path, { cookie: mine, isBare: true })).toMatchObject({
      status: 403,
      said: { detail: gateMessages.missingHeader },
    })
    expect(upstream.sent).toEqual([])
    const { status, said, cookies } = await send(path, { cookie: mine })
    expect([status, cookies.transaction.has()]).toEqual([200, false])
    expect(said).toEqual({ email: 'ada@shop.test', expires_in: 60, is_super_admin: 'False' })
    expect((await site.sessions.find(cookies.readSession() ?? ''))?.token).toBe('token-2')
  })
})

describe('proxyCall, completing what changes who a browser is', () => {
  const login = buildTestPath('signIn')
  const signUp = buildTestPath('signUp')
  const enter = buildTestPath('switchStore', 's2')
  const post = { method: 'POST', body: 'x' }

  test('answers a sign-up with its status, and without the proof that this browser has', async () => {
    const json = { message: 'ok', email: 'ada@shop.test', is_verified: 'False', sign_up_id: 'proof' }
    start({ [`POST ${signUp}`]: { status: 201, json } })
    const { status, headers, said, cookies } = await send(signUp, post)
    expect([status, said]).toEqual([201, { message: 'ok', email: 'ada@shop.test', is_verified: 'False' }])
    expect(headers).toEqual({ 'content-type': 'application/json' })
    expect([cookies.signUp.read(), cookies.pendingEmail.read()]).toEqual(['proof', 'ada@shop.test'])
  })

  test('enters a store, and answers without its token', async () => {
    const { site, signIn } = start({ [`POST ${enter}`]: { json: grant } })
    const { cookie } = await signIn()
    expect((await send(enter, { ...post, cookie })).said).not.toHaveProperty('token')
    const after = await site.sessions.find(cookie.replace('session=', ''))
    expect(after).toMatchObject({ token: 'token-2', record: { storeId: 's2' } })
  })

  test('goes on with the session that a refresh on the way renewed', async () => {
    let refreshes = 0
    const { site, signIn } = start({
      [`POST ${enter}`]: ({ token }) =>
        token === 'renewed' ? { json: grant } : { status: 401, json: { detail: 'Expired' } },
      [buildCallKey('refresh')]: () => {
        refreshes += 1
        return { json: { ...grant, token: 'renewed' } }
      },
    })
    const { cookie } = await signIn()
    expect((await send(enter, { ...post, cookie })).status).toBe(200)
    expect(refreshes).toBe(1)
    expect((await site.sessions.find(cookie.replace('session=', '')))?.token).toBe('token-2')
  })

  test.each([login, signUp, enter])('reads nothing from an answer of %s that is none', async (path) => {
    const { signIn } = start({ [`POST ${path}`]: { json: {} } })
    const { cookie } = await signIn()
    const { status, said, lines } = await send(path, { ...post, cookie })
    expect([status, said, lines]).toEqual([503, { detail: gateMessages.notJson }, []])
  })

  test.each([300, 401])('passes a sign-in on that is refused with %i', async (refused) => {
    start({ [`POST ${login}`]: { status: refused, json: { ...grant, detail: 'Wrong' } } })
    const { status, said, lines } = await send(login, post)
    expect([status, said, lines]).toEqual([refused, { ...grant, detail: 'Wrong' }, []])
  })

  test('has a person try again while sessions cannot be stored', async () => {
    const { site } = start({ [`POST ${login}`]: { json: grant } })
    site.sessions.start = () => Promise.reject(new StoreUnreachableError())
    const { status, said, lines } = await send(login, post)
    expect([status, said, lines]).toEqual([503, { detail: gateMessages.unreachable }, []])
  })

  test('enters no store for nobody', async () => {
    start({ [`POST ${enter}`]: { json: grant } })
    expect(await send(enter, post)).toMatchObject({ status: 401, said: { detail: gateMessages.signedOut } })
  })

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, false, gateMessages.foreignForm],
    [{}, true, gateMessages.missingHeader],
  ])('refuses one that no page of ours sends: %o', async (headers, isBare, detail) => {
    start({ [`POST ${login}`]: { json: grant } })
    expect(await send(login, { ...post, headers, isBare })).toMatchObject({ status: 403, said: { detail } })
  })
})

describe('proxyCall, sent a code', () => {
  const path = buildTestPath('verifyEmail')
  const typed = '--b\r\ncontent-disposition: form-data; name="code"\r\n\r\n123456\r\n--b--\r\n'
  const field = '--b\r\ncontent-disposition: form-data; name="sign_up_id"\r\n\r\nproof\r\n'
  const form = { method: 'POST', body: typed, headers: { 'content-type': 'multipart/form-data; boundary=b' } }
  const cookie = `sign-up=${encoded('proof')}`
  const sent = () => readBodyText(open.upstream.sent[0]?.body)

  test('adds the proof that this browser signed up, which is used up', async () => {
    start({ [`POST ${path}`]: { json: { ok: 1 } } })
    const { said, cookies } = await send(path, { ...form, cookie })
    expect([sent(), said]).toEqual([field + typed, { ok: 1 }])
    expect(cookies.signUp.read()).toBeUndefined()
  })

  test.each([300, 400])('leaves the proof for another try after %i', async (status) => {
    start({ [`POST ${path}`]: { status, json: {} } })
    expect((await send(path, { ...form, cookie })).cookies.signUp.read()).toBe('proof')
  })

  test('sends it as it is without a proof, without a form, and to nothing else', async () => {
    start({ [`POST ${path}`]: { json: {} }, [buildCallKey('createPolicy')]: { json: {} } })
    await send(path, form)
    expect(sent()).toBe(typed)
    const { upstream } = open
    await send(path, { method: 'POST', body: typed, cookie })
    expect(readBodyText(upstream.sent[1]?.body)).toBe(typed)
    await send(path, { ...form, headers: { ...form.headers, 'content-length': '2000000' }, cookie })
    expect(upstream.sent[2]?.body).toHaveProperty('pipe')
    const elsewhere = await send(buildTestPath('policies'), { ...form, cookie })
    expect(readBodyText(upstream.sent[3]?.body)).toBe(typed)
    expect(elsewhere.cookies.signUp.read()).toBe('proof')
  })
})
