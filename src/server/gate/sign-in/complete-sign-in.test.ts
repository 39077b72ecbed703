import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { flashToasts } from '../../../messages/toasts.ts'
import { StoreUnreachableError } from '../../session/session-store.ts'
import type { Session } from '../../session/sessions.ts'
import type { GateDeps } from '../gate-deps.ts'
import { openSite, openPageRequest } from '../../testing/open-site.ts'
import type { SiteVisit } from '../../testing/open-site.ts'
import type { Script } from '../../testing/script-upstream.ts'
import {
  completeLogin,
  completeSignup,
  completeStoreSwitch,
  findEnteredStoreId,
  findSessionCallKind,
} from './complete-sign-in.ts'

const grant = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: 'False' }
const resend = buildCallKey('resendCode')

const headers = { 'x-forwarded-for': '203.0.113.9' }

const login = (site: GateDeps, { cookies }: SiteVisit, body: unknown, session?: Session) =>
  completeLogin(site, { cookies, session, headers }, body)

/** The toasts and the text cookies that an answer leaves in a browser. */
function left({ cookies, setCookies }: SiteVisit) {
  const lines = setCookies().join('\n')
  return {
    toasts: cookies.takeFlash().map(({ tone, text }) => (tone === 'success' ? text : [tone, text])),
    pending: cookies.pendingEmail.read(),
    session: /^session=([\w-]{43});/m.exec(lines)?.[1],
  }
}

describe('findSessionCallKind', () => {
  test.each([
    ['POST', buildTestPath('signIn'), 'login'],
    ['GET', buildTestPath('googleLogin'), 'leave'],
    ['GET', buildTestPath('googleCallback'), 'login'],
    ['POST', buildTestPath('ssoCallback'), 'login'],
    ['POST', buildTestPath('signUp'), 'signup'],
    ['POST', buildTestPath('switchStore', '7'), 'switch'],
    ['POST', buildTestPath('refresh'), 'refresh'],
    ['GET', buildTestPath('signIn'), undefined],
    ['POST', `${buildTestPath('signIn')}/x`, undefined],
    ['POST', `/x${buildTestPath('signIn')}`, undefined],
    ['POST', buildTestPath('switchStore', '7').replace('7', '7/8'), undefined],
  ])('takes %s %s for %s', (method, path, completion) => {
    openSite()
    expect(findSessionCallKind(method, path)).toBe(completion)
  })
})

describe('completeLogin', () => {
  test.each([
    [{ last_login: null }, flashToasts.welcome],
    [{ last_login: '2026-01-01T00:00:00Z' }, flashToasts.signedIn],
  ])('greets a person by %o', async (given, text) => {
    const { site } = openSite()
    const seen = openPageRequest('/signin')
    const outcome = await login(site, seen, { ...grant, ...given })
    expect(outcome).toBe('signedIn')
    const { toasts: said, session } = left(seen)
    expect(said).toEqual([text])
    expect((await site.sessions.find(session ?? ''))?.token).toBe('token-2')
  })

  test.each([false, 'False'])(
    'signs nobody in whose is_verified is %j, and has a code sent',
    async (flag) => {
      const { site, upstream } = openSite({ [resend]: {} })
      const seen = openPageRequest('/signin')
      const outcome = await login(site, seen, { ...grant, is_verified: flag })
      expect(outcome).toBe('unverified')
      expect(left(seen)).toEqual({
        toasts: [flashToasts.codeResent],
        pending: 'ada@shop.test',
        session: undefined,
      })
      expect(upstream.sent).toHaveLength(1)
      expect(upstream.sent[0]?.body).toContain('ada@shop.test')
      expect(upstream.sent[0]?.headers).toMatchObject(headers)
      expect(upstream.sent[0]?.headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/)
      expect(upstream.unread()).toEqual([])
    },
  )

  test.each<Script>([{}, { [resend]: { status: 429 } }, { [resend]: { status: 300 } }])(
    'does not say that a code is on its way when none is',
    async (script) => {
      const { site } = openSite(script)
      const seen = openPageRequest('/signin')
      await login(site, seen, { ...grant, is_verified: 'False' })
      expect(left(seen)).toEqual({ toasts: [], pending: 'ada@shop.test', session: undefined })
    },
  )

  test.each([undefined, 'words', {}, { ...grant, token: '' }, { ...grant, token: undefined }])(
    'reads no sign-in from %j',
    async (body) => {
      const { site } = openSite()
      const seen = openPageRequest('/signin')
      expect(await login(site, seen, body)).toBe('unreadable')
      expect(seen.setCookies()).toEqual([])
    },
  )

  test('signs nobody in who needs a code, and keeps the challenge where no script reads it', async () => {
    const { site } = openSite()
    const seen = openPageRequest('/signin')
    const body = { ...grant, token: '', expires_in: null, challenge: 'c-1' }
    expect(await login(site, seen, body)).toBe('needsCode')
    expect(left(seen)).toEqual({ toasts: [], pending: undefined, session: undefined })
    expect(seen.cookies.challenge.read()).toBe('c-1')
    expect(await login(site, openPageRequest('/signin'), { ...body, has_passkey: true })).toBe('needsPasskey')
    expect(seen.setCookies().join()).toMatch(/sign-in-challenge=[^;]+;[^,]*HttpOnly/i)
    await login(site, seen, grant)
    expect(seen.cookies.challenge.has()).toBe(false)
  })

  test('forgets what a browser remembered of the way in, and ends its former session', async () => {
    const { site, signIn } = openSite()
    const { cookie, session } = await signIn()
    const seen = openPageRequest('/signin', { cookie })
    seen.cookies.pendingEmail.write('ada@shop.test')
    seen.cookies.signUp.write('proof')
    seen.cookies.transaction.write('state')
    await login(site, seen, grant, session)
    expect(seen.cookies.pendingEmail.read()).toBeUndefined()
    expect(seen.cookies.signUp.read()).toBeUndefined()
    expect(seen.cookies.transaction.has()).toBe(false)
    expect(await site.sessions.find(cookie.replace('session=', ''))).toBeUndefined()
  })

  test('says so while sessions cannot be stored, and sets no cookie', async () => {
    const { site } = openSite()
    const seen = openPageRequest('/signin')
    const away = {
      ...site,
      sessions: { ...site.sessions, start: () => Promise.reject(new StoreUnreachableError()) },
    }
    expect(await login(away, seen, grant)).toBe('away')
    expect(seen.setCookies()).toEqual([])
    const broken = { ...site, sessions: { ...site.sessions, start: () => Promise.reject(new Error('disk')) } }
    await expect(login(broken, seen, grant)).rejects.toThrow('disk')
  })
})

describe('completeSignup', () => {
  const answer = { message: 'ok', email: 'ada@shop.test', is_verified: 'False' }

  test.each(['False', false, undefined])('remembers an address whose is_verified is %j', (flag) => {
    openSite()
    const seen = openPageRequest('/signup')
    const body = { ...answer, is_verified: flag, sign_up_id: 'proof' }
    expect(completeSignup(seen.cookies, body)).toBe('unverified')
    expect(seen.cookies.signUp.read()).toBe('proof')
    expect(left(seen)).toMatchObject({ toasts: [flashToasts.signedUp], pending: 'ada@shop.test' })
  })

  test.each(['True', true])('remembers nothing of an address whose is_verified is %j', (flag) => {
    openSite()
    const seen = openPageRequest('/signup')
    expect(completeSignup(seen.cookies, { ...answer, is_verified: flag })).toBe('verified')
    expect(left(seen)).toMatchObject({ toasts: [flashToasts.signedUp], pending: undefined })
  })

  test.each([undefined, 'p'.repeat(401)])(
    'needs no proof, which other upstreams do not give: %j',
    (proof) => {
      openSite()
      const seen = openPageRequest('/signup')
      expect(completeSignup(seen.cookies, { ...answer, sign_up_id: proof })).toBe('unverified')
      expect(seen.cookies.signUp.read()).toBeUndefined()
    },
  )

  test('says nothing about an answer that cannot be read', () => {
    openSite()
    const seen = openPageRequest('/signup')
    expect(completeSignup(seen.cookies, {})).toBe('unreadable')
    expect(seen.setCookies()).toEqual([])
  })
})

describe('findEnteredStoreId', () => {
  test.each([
    [buildTestPath('switchStore', '7'), '7'],
    [`${buildTestPath('switchStore', 'a b')}/`, 'a b'],
    [buildTestPath('switchStore', '7').replace('switch', '%73witch'), '7'],
    [`${buildTestPath('refresh')}?store_id=8`, '8'],
    [`${buildTestPath('switchStore', '7')}/more?store_id=8`, '8'],
    [buildTestPath('refresh'), undefined],
  ])('reads the store of %s', (path, id) => {
    openSite()
    expect(findEnteredStoreId(path)).toBe(id)
  })
})

describe('completeStoreSwitch', () => {
  test('goes on in the store that was entered, and in none after leaving', async () => {
    const { site, signIn } = openSite()
    const { cookie, session } = await signIn()
    const find = () => site.sessions.find(cookie.replace('session=', ''))
    expect(await completeStoreSwitch(site, session, grant, '7')).toBe('switched')
    expect(await find()).toMatchObject({ token: 'token-2', record: { storeId: '7' } })
    expect(await completeStoreSwitch(site, session, { ...grant, token: 'token-3' })).toBe('switched')
    const after = await find()
    expect(after?.token).toBe('token-3')
    expect(after?.record).not.toHaveProperty('storeId')
  })

  test('brings no session back that ended meanwhile', async () => {
    const { site, signIn } = openSite()
    const { session } = await signIn()
    await site.sessions.end(session)
    expect(await completeStoreSwitch(site, session, grant, '7')).toBe('signedOut')
    expect(await completeStoreSwitch(site, undefined, grant, '7')).toBe('signedOut')
  })

  test('changes nothing by an answer that cannot be read', async () => {
    const { site, signIn } = openSite()
    const { session } = await signIn()
    expect(await completeStoreSwitch(site, session, {}, '7')).toBe('unreadable')
  })
})
