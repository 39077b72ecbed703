import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { createCookieJar } from '../session/cookie-jar.ts'
import { openCallRequest, openSite, readBodyText } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import type { Script } from '../testing/script-upstream.ts'
import { proxyCall } from './proxy-call.ts'

const grant = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: 'False' }

let open: TestSite
const start = (script: Script) => (open = openSite(script))

/** Sends a call through the proxy. Returns the response as the browser sees it. */
async function send(path: string, asked: Parameters<typeof openCallRequest>[1] = {}) {
  const jar = createCookieJar(asked.cookie)
  const { status, headers, body } = await proxyCall(open.site, openCallRequest(path, asked), jar)
  return { status, headers, text: readBodyText(body), lines: jar.lines(), jar }
}

const idOf = (lines: readonly string[]) => /^session=([\w-]{43});/.exec(lines.join('\n'))?.[1]

describe('proxyCall', () => {
  test('sends the bearer of the session up, and neither its cookie nor what else the browser says', async () => {
    const { upstream, signIn } = start({ [buildCallKey('me')]: { json: { user: 1 } } })
    const { cookie } = await signIn()
    const answer = await send(`${buildTestPath('me')}?a=1`, {
      cookie,
      headers: { accept: 'text/plain', 'x-secret': '1' },
    })
    expect([answer.status, answer.text]).toEqual([200, '{"user":1}'])
    expect(upstream.sent).toHaveLength(1)
    expect(upstream.sent[0]).toMatchObject({ path: `${buildTestPath('me')}?a=1`, token: 'token-1' })
    expect(Object.keys(upstream.sent[0]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'x-forwarded-for',
      'x-request-id',
    ])
  })

  test.each([
    '/v1/a%252fb',
    '/v1/a%25b',
    '/v1/a%2fb',
    '/v1/a%5Cb',
    '/v1/a%00b',
    '/v1/a//b',
    '/v1/%ff',
    '/v1/..%2f',
    '/v1/../x',
  ])('passes nothing on for %s, which could name another call', async (path) => {
    const { upstream } = start({})
    expect((await send(path)).status).toBe(400)
    expect(upstream.sent).toEqual([])
  })

  test.each([404, 405, 501])(
    'states presence once to a server without the call, which answers %i',
    async (status) => {
      const { upstream, signIn } = start({ [buildCallKey('setPresence')]: { status, json: {} } })
      const { cookie } = await signIn()
      const asked = { method: 'PUT', cookie, body: '{}' }
      for (let times = 0; times < 2; times += 1)
        expect(await send(buildTestPath('setPresence'), asked)).toMatchObject({ status: 204, text: '' })
      expect(upstream.sent).toHaveLength(1)
      expect(upstream.unread()).toEqual([])
    },
  )

  test('sends a sign-in up without the bearer of whoever is signed in, whose session it ends', async () => {
    const { site, upstream, signIn } = start({ [buildCallKey('signIn')]: { json: grant } })
    const { cookie } = await signIn()
    const answer = await send(buildTestPath('signIn'), { method: 'POST', cookie, body: 'x' })
    expect(answer.status).toBe(200)
    expect(upstream.sent[0]).not.toHaveProperty('token')
    expect(await site.sessions.find(cookie.replace('session=', ''))).toBeUndefined()
    expect((await site.sessions.find(idOf(answer.lines) ?? ''))?.token).toBe('token-2')
  })

  test.each([
    ['POST', buildTestPath('signIn')],
    ['POST', `${buildTestPath('signIn').replace('login', 'LOGIN')}/`],
    ['POST', buildTestPath('ssoCallback')],
    ['POST', buildTestPath('refresh')],
    ['POST', buildTestPath('switchStore', '7')],
  ])('leaves no token in the answer of %s %s', async (method, path) => {
    const answered = { json: { ...grant, sign_up_id: 'proof' } }
    const { signIn } = start({ [`${method} ${path}`]: answered })
    const { cookie } = await signIn()
    const answer = await send(path, { method, cookie, body: '' })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toEqual({
      email: 'ada@shop.test',
      expires_in: 60,
      is_super_admin: 'False',
    })
  })

  test('goes on with the token of a refresh that the browser asked for, in the store it named', async () => {
    const { site, signIn } = start({ [buildCallKey('refresh')]: { json: grant } })
    const { cookie, session } = await signIn()
    await send(`${buildTestPath('refresh')}?store_id=7`, { method: 'POST', cookie })
    const after = await site.sessions.find(cookie.replace('session=', ''))
    expect(after).toMatchObject({ token: 'token-2', record: { storeId: '7' } })
    expect(after?.record.epoch).toBeGreaterThan(session.record.epoch)
  })

  test('signs nobody in by a HEAD of a call that would', async () => {
    const { upstream } = start({ 'HEAD /v1/auth/google/callback': {} })
    const state = Buffer.from('"mine"').toString('base64url')
    const answer = await send(`${buildTestPath('googleCallback')}?code=1&state=mine`, {
      method: 'HEAD',
      cookie: `google-sign-in=${state}`,
    })
    expect(answer.status).toBe(405)
    expect(upstream.sent).toEqual([])
    expect(answer.lines).toEqual([])
  })

  test('takes the cookie of an ended session away, and says why it ended', async () => {
    const { site, signIn } = start({
      [buildCallKey('me')]: { status: 401 },
      [buildCallKey('refresh')]: { status: 403, json: { detail: 'Switched off' } },
    })
    const { cookie } = await signIn()
    const answer = await send(buildTestPath('me'), { cookie })
    expect([answer.status, answer.text]).toEqual([401, '{"detail":"Switched off"}'])
    expect(answer.lines).toEqual([expect.stringMatching(/^session=;.*Expires=Thu, 01 Jan 1970/)])
    expect(await site.sessions.find(cookie.replace('session=', ''))).toBeUndefined()
  })

  test('gives the usual reason for an end that has none', async () => {
    const { signIn } = start({
      [buildCallKey('me')]: { status: 401 },
      [buildCallKey('refresh')]: { status: 401 },
    })
    const { cookie } = await signIn()
    expect((await send(buildTestPath('me'), { cookie })).text).toBe('{"detail":"Token has expired"}')
  })

  test('leaves the cookie of a session that could not be renewed just now', async () => {
    const { signIn } = start({
      [buildCallKey('me')]: { status: 401 },
      [buildCallKey('refresh')]: { status: 500 },
    })
    const { cookie } = await signIn()
    const answer = await send(buildTestPath('me'), { cookie })
    expect([answer.status, answer.lines]).toEqual([503, []])
  })

  test('tells a page that is behind, and one whose session is over', async () => {
    const { upstream, signIn } = start({})
    const { cookie, session } = await signIn()
    const epoch = String(session.record.epoch - 1)
    expect((await send(buildTestPath('me'), { cookie, headers: { 'x-session-epoch': epoch } })).status).toBe(
      409,
    )
    expect((await send(buildTestPath('me'), { headers: { 'x-session-epoch': epoch } })).status).toBe(401)
    expect(upstream.sent).toEqual([])
  })

  test('asks for nothing in the name of a session to learn whether there is a connection', async () => {
    const { upstream, signIn } = start({ [buildCallKey('checkInternet')]: {} })
    const { cookie } = await signIn()
    const headers = { 'x-session-epoch': '1' }
    expect((await send(buildTestPath('checkInternet'), { cookie, headers })).status).toBe(200)
    expect(upstream.sent[0]).not.toHaveProperty('token')
  })

  test('refuses a call that a form of another site could have sent', async () => {
    const { upstream } = start({})
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await send(buildTestPath('createPolicy'), { method: 'POST', headers: foreign })).status).toBe(403)
    expect(upstream.sent).toEqual([])
  })
})
