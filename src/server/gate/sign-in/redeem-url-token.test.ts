import type { SessionCheckResult } from '@draftdesk/auth-core'
import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { signInTokenMessages } from '../../../messages/sign-in-tokens.ts'
import { gateMessages } from '../../../messages/gate.ts'
import { StoreUnreachableError } from '../../session/session-store.ts'
import { openSite, openPageRequest } from '../../testing/open-site.ts'
import type { TestSite } from '../../testing/open-site.ts'
import type { Script } from '../../testing/script-upstream.ts'
import { redeemUrlToken } from './redeem-url-token.ts'

const anonymous: SessionCheckResult = { kind: 'anonymous' }
const grant = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: 'False' }
const me = (isSuperAdmin: unknown) => ({
  json: {
    user: {
      id: '1',
      first_name: 'Ada',
      last_name: 'L',
      profile_image: null,
      prefered_language: null,
      created_at: '2026-01-01T00:00:00Z',
      is_super_admin: isSuperAdmin,
    },
    role: null,
    store: null,
    permissions: [],
  },
})
const address = '/signin?urltoken=link-1&email=evil%40shop.test&expiry_in=60&is_super_admin=True&from=%2Fa'
const clean = '/signin?from=%2Fa'
/** The headers of a navigation by the user. */
const own = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }

let open: TestSite
const start = (script: Script = {}) => (open = openSite(script))

/** Visits an address. Returns the redirect and the cookies. */
async function come(path: string, asked: Parameters<typeof openPageRequest>[1] = {}, verdict = anonymous) {
  const seen = openPageRequest(path, asked)
  const { context, cookies, setCookies } = seen
  const to = await redeemUrlToken(open.site, context, { cookies, session: undefined }, verdict)
  const id = /^session=([\w-]{43});/m.exec(setCookies().join('\n'))?.[1]
  const session = id === undefined ? undefined : await open.site.sessions.find(id)
  return {
    to,
    session,
    seen,
    toasts: cookies.takeFlash().map(({ tone, text }) => (tone === 'error' ? text : [tone, text])),
  }
}

describe('redeemUrlToken', () => {
  test('lets pass whatever brings nothing', async () => {
    const { upstream } = start()
    expect((await come('/signin?email=a&state=b&from=%2Fa')).to).toBeUndefined()
    expect((await come('/dashboard?urltoken=link-1')).to).toBeUndefined()
    expect(upstream.sent).toEqual([])
  })

  test.each([
    ['HEAD', {}],
    ['POST', {}],
    ['GET', { 'sec-purpose': 'prefetch' }],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['GET', { 'sec-fetch-dest': 'image' }],
    ['GET', { 'sec-fetch-dest': 'iframe' }],
    ['GET', { 'sec-fetch-dest': 'empty' }],
  ])('uses no link up by %s with %o', async (method, headers) => {
    const { upstream } = start({ [buildCallKey('me')]: me(false) })
    const { to, session } = await come(address, { method, headers })
    expect(to).toBe(method === 'GET' ? clean : undefined)
    expect(session).toBeUndefined()
    expect(upstream.sent).toEqual([])
  })

  test.each([
    [false, false],
    [true, true],
    ['False', false],
    ['True', true],
  ])('gives the rank that the upstream tells (%j), not that of the address', async (told, isSuperAdmin) => {
    const { upstream } = start({ [buildCallKey('me')]: me(told) })
    const other = address.replace('is_super_admin=True', `is_super_admin=${isSuperAdmin ? 'False' : 'True'}`)
    const { to, session, seen } = await come(other, { headers: own })
    expect([to, seen.cookies.linkSignIn.read()]).toEqual(['/dashboard', undefined])
    expect(upstream.sent).toMatchObject([{ token: 'link-1' }])
    expect(session).toMatchObject({ token: 'link-1', record: { isSuperAdmin, expiresInMinutes: 60 } })
    expect(JSON.stringify(session?.record)).not.toContain('evil')
  })

  test.each(['urltoken', 'email', 'expiry_in', 'is_super_admin'])(
    'believes no link without its %s',
    async (part) => {
      const { upstream } = start({ [buildCallKey('me')]: me(false) })
      const url = new URL(address, 'http://shop.test')
      url.searchParams.set(part, '')
      const { to, toasts } = await come(url.pathname + url.search)
      expect([to, toasts]).toEqual([clean, [signInTokenMessages.linkInvalid]])
      expect(upstream.sent).toEqual([])
    },
  )

  test.each<[Script, string]>([
    [{}, gateMessages.unreachable],
    [{ [buildCallKey('me')]: { ...me(false), status: 401 } }, signInTokenMessages.linkInvalid],
    [{ [buildCallKey('me')]: { json: {} } }, signInTokenMessages.linkInvalid],
  ])('signs nobody in by a link that the upstream does not confirm', async (script, text) => {
    start(script)
    const { to, session, toasts } = await come(address, { headers: own })
    expect([to, session, toasts]).toEqual([clean, undefined, [text]])
  })

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, {}])(
    'asks first about a link that came by another page, or may have: %o',
    async (headers) => {
      const { upstream } = start({ [buildCallKey('me')]: me(false) })
      const { to, session, seen } = await come(address, { headers })
      expect([to, session]).toEqual(['/confirm', undefined])
      expect(seen.cookies.linkSignIn.read()).not.toContain('link-1')
      expect(upstream.sent).toEqual([])
    },
  )

  test('signs in by a link of a page of ours without asking', async () => {
    start({ [buildCallKey('me')]: me(false) })
    expect((await come(address, { headers: { 'sec-fetch-site': 'same-origin' } })).to).toBe('/dashboard')
  })

  test('saves a link for another try while the upstream answers 502', async () => {
    const { upstream } = start({ [buildCallKey('me')]: { status: 502 } })
    const { to, seen } = await come(address, { headers: own })
    expect(to).toBe('/confirm')
    expect(upstream.sent).toHaveLength(1)
    expect(seen.cookies.linkSignIn.read()).toBeDefined()
  })

  test('leaves whoever is signed in signed in', async () => {
    const { upstream } = start({ [buildCallKey('me')]: me(false) })
    const user = {
      ...{ id: '1', firstName: 'A', lastName: 'L', email: 'ada@shop.test', profileImage: undefined },
      ...{ isActive: true, isVerified: true, isSuperAdmin: false, preferedLanguage: undefined },
    }
    const verified = { kind: 'verified', user, store: undefined, role: undefined, permissions: [] } as const
    for (const path of [address, '/signin?code=1&state=2', '/signup?token=3'])
      expect((await come(path, {}, verified)).to).toBe('/#log-out')
    expect(upstream.sent).toEqual([])
  })

  test('asks about an invitation, on the page it came to', async () => {
    start()
    expect((await come('/signin?invite_id=i1')).to).toBe('/confirm?invite_id=i1')
    expect((await come('/signup?invite_id=i1')).to).toBe('/confirm?invite_id=i1&on=signup')
  })

  test('takes a code of Google once, from the browser that left with its state', async () => {
    const { upstream } = start({ [buildCallKey('googleCallback')]: { json: grant } })
    const cookie = `google-sign-in=${Buffer.from('"mine"').toString('base64url')}`
    const wrong = await come('/signin?code=c&state=other', { cookie })
    expect([wrong.to, wrong.toasts]).toEqual(['/signin', [signInTokenMessages.googleStale]])
    expect(wrong.seen.cookies.transaction.has()).toBe(false)
    expect((await come('/signin?code=c&state=mine')).toasts).toEqual([signInTokenMessages.googleStale])
    expect(upstream.sent).toEqual([])
    const right = await come('/signin?code=c&state=mine', { cookie })
    expect([right.to, right.session?.token]).toEqual(['/', 'token-2'])
    expect(upstream.sent[0]?.path).toBe(`${buildTestPath('googleCallback')}?code=c&state=mine`)
  })

  test('takes the token of single sign-on, and says why it was refused', async () => {
    const path = '/admin-signin?token=sso-1'
    const { upstream } = start({ [buildCallKey('ssoCallback')]: { json: grant } })
    const { to, session } = await come(path)
    expect([to, session?.token]).toEqual(['/', 'token-2'])
    expect(upstream.sent[0]?.body).toBe('{"token":"sso-1"}')
    start({ [buildCallKey('ssoCallback')]: { status: 400, json: { detail: 'Used up' } } })
    const refused = await come(path)
    expect([refused.to, refused.toasts]).toEqual(['/admin-signin', ['Used up']])
    start({ [buildCallKey('ssoCallback')]: { json: {} } })
    expect((await come(path)).toasts).toEqual([signInTokenMessages.failed])
  })

  test('has a person try again while sessions cannot be stored', async () => {
    const { site } = start({ [buildCallKey('ssoCallback')]: { json: grant } })
    site.sessions.start = () => Promise.reject(new StoreUnreachableError())
    const { to, session, toasts } = await come('/signin?token=sso-1&from=%2Fa')
    expect([to, session, toasts]).toEqual([clean, undefined, [signInTokenMessages.failed]])
  })

  test('leads a person with two-step sign-in to the step for their code', async () => {
    const waits = { ...grant, token: '', expires_in: null, challenge: 'c-1' }
    start({ [buildCallKey('ssoCallback')]: { json: waits } })
    const { to, session, seen } = await come('/admin-signin?token=sso-1')
    expect([to, session]).toEqual(['/admin-signin?step=code', undefined])
    expect(seen.cookies.challenge.read()).toBe('c-1')
    expect((await come('/signup?token=sso-1')).to).toBe('/signin?step=code')
  })

  test('leads an unverified person to their code', async () => {
    start({ [buildCallKey('ssoCallback')]: { json: { ...grant, is_verified: 'False' } } })
    expect((await come('/signin?token=sso-1')).to).toBe('/verify-email')
  })
})
