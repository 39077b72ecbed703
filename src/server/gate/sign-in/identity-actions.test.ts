import { buildCallKey } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { signInTokenMessages } from '../../../messages/sign-in-tokens.ts'
import { gateMessages } from '../../../messages/gate.ts'
import { selectStoreMessages } from '../../../messages/select-store.ts'
import { flashToasts } from '../../../messages/toasts.ts'
import { StoreUnreachableError } from '../../session/session-store.ts'
import type { Session } from '../../session/sessions.ts'
import { openSite, openPageRequest } from '../../testing/open-site.ts'
import type { TestSite } from '../../testing/open-site.ts'
import type { Script } from '../../testing/script-upstream.ts'
import { createIdentityActions } from './identity-actions.ts'
import { savePendingLink } from './link-sign-in.ts'

const grant = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: 'False' }
const login = buildCallKey('signIn')
const withCode = buildCallKey('signInWithCode')
const signUp = buildCallKey('signUp')
const accept = buildCallKey('acceptInvite')
const enter = buildCallKey('switchStore', 's2')
const me = buildCallKey('me')
const credentials = { email: 'ada@shop.test', password: 'Secret-1' }
const signUpForm = {
  ...credentials,
  first_name: 'Ada',
  last_name: 'Lovelace',
  confirm_password: credentials.password,
}
const owner = {
  ...{ id: '1', first_name: 'Ada', last_name: 'Lovelace', profile_image: null, prefered_language: null },
  ...{ created_at: '2026-01-01T00:00:00Z', is_super_admin: true },
}
const meOf = (user: object) => ({ json: { user, role: null, store: null, permissions: [] } })

let open: TestSite
const start = (script: Script = {}) => (open = openSite(script))

/** A browser at each entrance. Returns the redirect and the cookies. */
function stand(session?: Session) {
  const { context, cookies, setCookies } = openPageRequest('/signin', {
    headers: { 'user-agent': 'Browser' },
  })
  const identity = createIdentityActions(open.site, context, { cookies, session })
  const readSession = () => {
    const id = /^session=([\w-]{43});/m.exec(setCookies().join('\n'))?.[1]
    return id === undefined ? undefined : open.site.sessions.find(id)
  }
  const toastsOf = () => cookies.takeFlash().map(({ tone, text }) => [tone, text])
  return { identity, context, cookies, readSession, toastsOf }
}

describe('createIdentityActions', () => {
  test('signs in with the credentials alone, in place of the session that the browser had', async () => {
    const { site, upstream, signIn } = start({ [login]: { json: grant } })
    const { cookie, session } = await signIn()
    const { identity, readSession } = stand(session)
    expect(await identity.signIn(credentials, 'No')).toBe('signedIn')
    expect(upstream.sent[0]).not.toHaveProperty('token')
    expect(upstream.sent[0]?.body).toMatch(/ada@shop\.test[^]*Secret-1/)
    expect((await readSession())?.token).toBe('token-2')
    expect(await site.sessions.find(cookie.replace('session=', ''))).toBeUndefined()
  })

  test('has the code of an unverified person sent in the name of their browser', async () => {
    const { upstream } = start({
      [login]: { json: { ...grant, is_verified: 'False' } },
      [buildCallKey('resendCode')]: {},
    })
    expect(await stand().identity.signIn(credentials, 'No')).toBe('unverified')
    expect(upstream.sent[1]?.headers).toMatchObject({ 'user-agent': 'Browser' })
  })

  test.each<[Script, string]>([
    [{ [login]: { status: 401 }, [signUp]: { status: 401 } }, 'No'],
    [
      {
        [login]: { status: 401, json: { detail: 'Wrong' } },
        [signUp]: { status: 400, json: { detail: 'Wrong' } },
      },
      'Wrong',
    ],
    [{}, gateMessages.unreachable],
  ])('says why there is no signing in or up', async (script, problem) => {
    start(script)
    const { identity, cookies } = stand()
    expect(await identity.signIn(credentials, 'No')).toEqual({ problem })
    expect(await identity.signUp(signUpForm, 'No')).toEqual({
      problem,
    })
    expect(cookies.takeFlash()).toEqual([])
  })

  test('completes a sign-in with a code and the challenge of this browser', async () => {
    const { upstream } = start({ [withCode]: { json: grant } })
    const { identity, cookies, readSession } = stand()
    expect(await identity.signInWithCode('123456', 'No')).toEqual({
      ...{ problem: gateMessages.challengeOver, isOver: true },
    })
    cookies.challenge.write('c-1')
    expect(await identity.signInWithCode('123456', 'No')).toBe('signedIn')
    expect(upstream.sent).toHaveLength(1)
    expect(upstream.sent[0]?.body).toMatch(/c-1[^]*123456/)
    expect((await readSession())?.token).toBe('token-2')
  })

  test.each([
    ['code_wrong', false],
    ['challenge_over', true],
  ])('says why a code is refused (%s)', async (code, isOver) => {
    start({ [withCode]: { status: 400, json: { detail: 'Refused', code } } })
    const { identity, cookies } = stand()
    cookies.challenge.write('c-1')
    expect(await identity.signInWithCode('123456', 'No')).toEqual({ problem: 'Refused', isOver })
  })

  test('signs up with what was typed', async () => {
    const { upstream } = start({
      [signUp]: { json: { message: 'ok', email: 'ada@shop.test', is_verified: 'False' } },
    })
    const { identity, cookies, toastsOf } = stand()
    expect(await identity.signUp(signUpForm, 'No')).toBe('unverified')
    expect(cookies.pendingEmail.read()).toBe('ada@shop.test')
    expect(toastsOf()).toEqual([['success', flashToasts.signedUp]])
    expect(upstream.sent[0]?.body).toContain('Lovelace')
  })

  test('knows whether somebody is signed in, and whether there is Google', async () => {
    const { signIn } = start({ [buildCallKey('googleLogin')]: {} })
    expect(stand().identity.isSignedIn).toBe(false)
    const { identity } = stand((await signIn()).session)
    expect(identity.isSignedIn).toBe(true)
    expect(await identity.offersGoogle()).toBe('yes')
  })
})

describe('entering a store', () => {
  test('goes on in it, at home', async () => {
    const { site, upstream, signIn } = start({ [enter]: { json: grant } })
    const { cookie, session } = await signIn()
    const answer = await stand(session).identity.enterStore('s2', 'A call of the owner')
    expect(answer).toMatchObject({ status: 303 })
    expect((answer as Response).headers.get('location')).toBe('/')
    expect(upstream.sent[0]).toMatchObject({ token: 'token-1', body: '{"reason":"A call of the owner"}' })
    const after = await site.sessions.find(cookie.replace('session=', ''))
    expect(after).toMatchObject({ token: 'token-2', record: { storeId: 's2' } })
  })

  test('needs no reason of those who work there', async () => {
    const { upstream, signIn } = start({ [enter]: { json: grant } })
    await stand((await signIn()).session).identity.enterStore('s2')
    expect(upstream.sent[0]?.body).toBe('{}')
  })

  test.each<[Script, string]>([
    [{ [enter]: { status: 403, json: { detail: 'Not yours' } } }, 'Not yours'],
    [{ [enter]: { status: 403 } }, selectStoreMessages.switchFailed],
    [{ [enter]: { json: {} } }, selectStoreMessages.switchFailed],
  ])('says why it did not, and changes nothing', async (script, problem) => {
    const { site, signIn } = start(script)
    const { cookie, session } = await signIn()
    expect(await stand(session).identity.enterStore('s2')).toBe(problem)
    expect((await site.sessions.find(cookie.replace('session=', '')))?.token).toBe('token-1')
  })
})

describe('accepting an invitation', () => {
  const invitation = (door: 'signin' | 'signup') => ({ inviteId: 'i1', door })
  const accepted = { json: { email: 'eve@shop.test' } }

  test.each(['signin', 'signup'] as const)(
    'leads a stranger to /%s with the address that was invited',
    async (door) => {
      const { upstream } = start({ [accept]: accepted })
      const { identity, cookies, toastsOf } = stand()
      expect(await identity.acceptInvite(invitation(door))).toBe(`/${door}`)
      expect(cookies.pendingEmail.read()).toBe('eve@shop.test')
      expect(toastsOf()).toEqual([['success', flashToasts.inviteAccepted]])
      expect(upstream.sent[0]?.body).toBe('{"invite_id":"i1"}')
      expect(upstream.sent[0]).not.toHaveProperty('token')
    },
  )

  test('leads whoever is signed in to their stores, whomever it invites', async () => {
    const { upstream, signIn } = start({ [accept]: accepted })
    const { identity, cookies } = stand((await signIn()).session)
    expect(await identity.acceptInvite(invitation('signup'))).toBe('/select-store')
    expect(cookies.pendingEmail.read()).toBeUndefined()
    expect(upstream.sent[0]?.token).toBe('token-1')
  })

  test('says that it was used before', async () => {
    start({ [accept]: { json: { email: 'eve@shop.test', is_used: true } } })
    const { identity, toastsOf } = stand()
    expect(await identity.acceptInvite(invitation('signin'))).toBe('/signin')
    expect(toastsOf()).toEqual([['info', signInTokenMessages.inviteUsed]])
  })

  test.each([{}, { email: '' }, { email: 'e'.repeat(321) }, 'words'])(
    'does without an address: %j',
    async (json) => {
      start({ [accept]: { json } })
      const { identity, cookies, toastsOf } = stand()
      expect(await identity.acceptInvite(invitation('signin'))).toBe('/signin')
      expect(cookies.pendingEmail.read()).toBeUndefined()
      expect(toastsOf()).toEqual([['success', flashToasts.inviteAccepted]])
    },
  )

  test.each([
    [{ detail: 'Revoked' }, 'Revoked'],
    [{}, signInTokenMessages.failed],
  ])('says why it failed: %j', async (json, text) => {
    const { signIn } = start({ [accept]: { status: 410, json } })
    const stranger = stand()
    expect(await stranger.identity.acceptInvite(invitation('signup'))).toBe('/signup?invite=failed')
    expect(stranger.toastsOf()).toEqual([['error', text]])
    const known = stand((await signIn()).session)
    expect(await known.identity.acceptInvite(invitation('signup'))).toBe('/')
  })
})

describe('a sign-in link that waits', () => {
  function hold(session?: Session, expiresIn: number | undefined = 30) {
    const stood = stand(session)
    savePendingLink(open.site, stood.cookies, { token: 'link-1', expiresIn })
    return stood
  }

  test('is there once it was written, sealed by this site', () => {
    start()
    expect(hold().identity.hasLink()).toBe(true)
    const { identity, cookies } = stand()
    expect(identity.hasLink()).toBe(false)
    cookies.linkSignIn.write(open.site.seal.close('{"token":"link-1"}', 'another purpose'))
    expect(identity.hasLink()).toBe(false)
    cookies.linkSignIn.write('{"token":"link-1"}')
    expect(identity.hasLink()).toBe(false)
  })

  test.each<[string, Script, unknown]>([
    ['its owner', { [me]: meOf(owner) }, { kind: 'owner', name: 'Ada Lovelace' }],
    ['one name', { [me]: meOf({ ...owner, last_name: '' }) }, { kind: 'owner', name: 'Ada' }],
    ['nobody', { [me]: { status: 401, ...meOf(owner) } }, { kind: 'invalid' }],
    ['nobody by a redirect', { [me]: { status: 300, ...meOf(owner) } }, { kind: 'invalid' }],
    ['nobody by an answer that cannot be read', { [me]: { json: {} } }, { kind: 'invalid' }],
    ['nothing just now', {}, { kind: 'unreachable' }],
  ])('names %s', async (_whom, script, found) => {
    const { upstream } = start(script)
    expect(await stand().identity.findLinkOwner()).toEqual({ kind: 'gone' })
    expect(upstream.sent).toEqual([])
    expect(await hold().identity.findLinkOwner()).toEqual(found)
    expect(upstream.sent).toMatchObject([{ token: 'link-1' }])
  })

  test.each([502, 500])('notes a 502 alone, whose person tries again: %i', async (status) => {
    start({ [me]: { status } })
    const { identity, context } = hold()
    await identity.findLinkOwner()
    expect(context.locals.hasBadGateway ?? false).toBe(status === 502)
  })

  test('signs its owner in for as long as it says, in place of who was there, and is gone', async () => {
    const { site, signIn } = start({ [me]: meOf(owner) })
    expect(await stand().identity.enterWithLink()).toBeUndefined()
    const { cookie, session } = await signIn()
    const { identity, cookies, readSession } = hold(session)
    expect(await identity.enterWithLink()).toBe('/dashboard')
    expect(await readSession()).toMatchObject({
      token: 'link-1',
      record: { isSuperAdmin: true, expiresInMinutes: 30 },
    })
    expect(cookies.linkSignIn.read()).toBeUndefined()
    expect(await site.sessions.find(cookie.replace('session=', ''))).toBeUndefined()
  })

  test.each<[Script, string]>([
    [{ [me]: { status: 401 } }, signInTokenMessages.linkInvalid],
    [{}, gateMessages.unreachable],
  ])('says why it signs nobody in', async (script, text) => {
    start(script)
    const { identity, readSession, toastsOf } = hold()
    expect(await identity.enterWithLink()).toBeUndefined()
    expect(await readSession()).toBeUndefined()
    expect(toastsOf()).toEqual([['error', text]])
  })

  test('waits on while sessions cannot be stored', async () => {
    const { site } = start({ [me]: meOf(owner) })
    site.sessions.start = () => Promise.reject(new StoreUnreachableError())
    const { identity, toastsOf } = hold()
    expect(await identity.enterWithLink()).toBeUndefined()
    expect(toastsOf()).toEqual([['error', gateMessages.unreachable]])
    expect(identity.hasLink()).toBe(true)
    site.sessions.start = () => Promise.reject(new Error('disk'))
    await expect(identity.enterWithLink()).rejects.toThrow('disk')
  })
})
