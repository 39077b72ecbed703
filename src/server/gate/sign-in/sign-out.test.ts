import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { gateMessages } from '../../../messages/gate.ts'
import { StoreUnreachableError } from '../../session/session-store.ts'
import { openSite, openPageRequest } from '../../testing/open-site.ts'
import type { TestSite } from '../../testing/open-site.ts'
import type { Script } from '../../testing/script-upstream.ts'
import { exitStore, signOut } from './sign-out.ts'

const grant = { email: 'ada@shop.test', token: 'token-2', expires_in: 60, is_super_admin: 'True' }
const refresh = buildCallKey('refresh')
const revoke = buildCallKey('revoke')

let open: TestSite
const start = (script: Script = {}) => (open = openSite(script))

const sentOf = () => open.upstream.sent.map(({ method, path, token }) => [`${method} ${path}`, token])
const post = (cookie: string, headers = {}, path = '/logout') =>
  openPageRequest(path, { method: 'POST', cookie, headers })

describe('signOut', () => {
  test('ends the record, the token at the upstream, and every cookie of the person', async () => {
    const { site, signIn } = start({ [revoke]: {} })
    const { cookie } = await signIn()
    const seen = post(cookie)
    seen.cookies.pendingEmail.write('ada@shop.test')
    seen.cookies.signUp.write('proof')
    const answer = await signOut(site, seen.context)
    expect(answer.headers.get('location')).toBe('/signin')
    expect(await site.sessions.find(cookie.replace('session=', ''))).toBeUndefined()
    expect(sentOf()).toEqual([[revoke, 'token-1']])
    expect(seen.setCookies().map((line) => line.split(';')[0])).toEqual([
      'pending-email=',
      'sign-up=',
      'session=',
    ])
    expect(seen.setCookies().every((line) => line.includes('Expires=Thu, 01 Jan 1970'))).toBe(true)
  })

  test('has ended although the upstream does not hear of it', async () => {
    const { site, signIn } = start()
    const { cookie } = await signIn()
    await signOut(site, post(cookie).context)
    expect(await site.sessions.find(cookie.replace('session=', ''))).toBeUndefined()
  })

  test('leaves the store of a super admin first, and revokes the token that this brings', async () => {
    const { site, signIn } = start({ [refresh]: { json: grant }, [revoke]: {} })
    const { cookie, session } = await signIn('token-1', true)
    await site.sessions.keep(session, { isSuperAdmin: true, storeId: '7' })
    await signOut(site, post(cookie).context)
    expect(sentOf()).toEqual([
      [refresh, 'token-1'],
      [revoke, 'token-2'],
    ])
  })

  test.each<[string, boolean, string | undefined, Script]>([
    ['a super admin outside of stores', true, undefined, { [refresh]: { json: grant }, [revoke]: {} }],
    ['somebody who works in a store', false, '7', { [refresh]: { json: grant }, [revoke]: {} }],
  ])('leaves no store of %s', async (_who, isSuperAdmin, storeId, script) => {
    const { site, signIn } = start(script)
    const { cookie, session } = await signIn('token-1', isSuperAdmin)
    await site.sessions.keep(session, { isSuperAdmin, storeId })
    await signOut(site, post(cookie).context)
    expect(sentOf()).toEqual([[revoke, 'token-1']])
  })

  test.each<Script>([{}, { [refresh]: { json: {} } }])(
    'revokes the token of a super admin whose store cannot be left just now',
    async (script) => {
      const { site, upstream, signIn } = start({ ...script, [revoke]: {} })
      const { cookie, session } = await signIn('token-1', true)
      await site.sessions.keep(session, { isSuperAdmin: true, storeId: '7' })
      await signOut(site, post(cookie, { 'user-agent': 'Browser' }).context)
      expect(sentOf()).toEqual([
        [refresh, 'token-1'],
        [revoke, 'token-1'],
      ])
      expect(upstream.sent[1]).toMatchObject({ timeoutMs: 2000, headers: { 'user-agent': 'Browser' } })
      expect(upstream.unread()).toEqual([])
    },
  )

  test('is told of a fault that is none of the store being away', async () => {
    const { site, signIn } = start()
    const { cookie } = await signIn()
    site.sessions.end = () => Promise.reject(new Error('disk'))
    await expect(signOut(site, post(cookie).context)).rejects.toThrow('disk')
  })

  test('takes the cookie of nobody away too', async () => {
    const { site } = start()
    const seen = post('session=unknown')
    await signOut(site, seen.context)
    expect(seen.setCookies()).toEqual([expect.stringMatching(/^session=;/)])
    expect(sentOf()).toEqual([])
  })

  test.each(['find', 'end'] as const)('tells nobody that they are out while %s fails', async (broken) => {
    const { site, signIn } = start()
    const { cookie } = await signIn()
    Object.assign(site.sessions, { [broken]: () => Promise.reject(new StoreUnreachableError()) })
    const seen = post(cookie)
    const answer = await signOut(site, seen.context)
    expect(answer.headers.get('location')).toBe('/signin')
    expect(seen.cookies.readSession()).toBeDefined()
    expect(seen.cookies.takeFlash()).toEqual([{ tone: 'error', text: gateMessages.notSignedOut }])
    const script = await signOut(site, post(cookie, { 'x-requested-with': 'draftdesk' }).context)
    expect([script.status, await script.json()]).toEqual([503, { detail: gateMessages.notSignedOut }])
    expect(sentOf()).toEqual([])
  })
})

describe('exitStore', () => {
  const exit = async (cookie: string, path = '/exit-store?store=s1') => {
    const seen = post(cookie, {}, path)
    const answer = await exitStore(open.site, seen.context)
    return {
      to: answer.headers.get('location'),
      toasts: seen.cookies.takeFlash().map(({ tone, text }) => (tone === 'error' ? text : [tone, text])),
    }
  }

  test('goes on without a store, at the page of the one that was left', async () => {
    const { site, signIn } = start({ [refresh]: { json: grant } })
    const { cookie, session } = await signIn('token-1', true)
    await site.sessions.keep(session, { isSuperAdmin: true, storeId: '7' })
    expect(await exit(cookie)).toEqual({ to: '/admin/store-page/details/s1', toasts: [] })
    const after = await site.sessions.find(cookie.replace('session=', ''))
    expect(after?.token).toBe('token-2')
    expect(after?.record).not.toHaveProperty('storeId')
    expect(await exit(cookie, '/exit-store')).toEqual({ to: '/', toasts: [] })
    expect(open.upstream.sent[0]?.path).toBe(buildTestPath('refresh'))
  })

  test.each<[Script, string]>([
    [{}, gateMessages.unreachable],
    [{ [refresh]: { status: 409, json: { detail: 'Not now' } } }, 'Not now'],
    [{ [refresh]: { json: {} } }, gateMessages.notJson],
  ])('stays in the store and says why', async (script, text) => {
    const { signIn } = start(script)
    const { cookie } = await signIn('token-1', true)
    expect(await exit(cookie)).toEqual({ to: '/', toasts: [text] })
  })
})
