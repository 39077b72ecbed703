import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { StoreUnreachableError } from '../session/session-store.ts'
import { openSite } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import {
  requestTestPage,
  sessionCheckKey,
  createFlashCookie,
  readyUpstream,
  refreshCallKey,
  sessionAnswer,
  welcomeUpstream,
} from '../testing/ask-page.ts'
import type { Script } from '../testing/script-upstream.ts'

let open: TestSite
const start = (script: Script = {}) => (open = openSite(script))

type PageRequest = Parameters<typeof requestTestPage>
const ask = (path: string, asked?: PageRequest[2], onPage?: PageRequest[3]) =>
  requestTestPage(open.site, path, asked, onPage)

describe('guardPage', () => {
  test('shows a page to whoever may see it, with what the check said, asked once', async () => {
    const { upstream, signIn } = start(readyUpstream)
    const { cookie, session } = await signIn()
    const { shown, locals } = await ask('/dashboard', { cookie })
    expect([shown, locals.unreachable, locals.identity.isSignedIn]).toEqual([true, false, true])
    expect(locals.verdict.kind).toBe('verified')
    expect(locals.session).toMatchObject({
      epoch: session.record.epoch,
      email: 'ada@shop.test',
      role: 'owner',
    })
    expect(JSON.stringify(locals.session)).not.toContain('token-1')
    expect(upstream.sent.map(({ path }) => path)).toEqual([
      buildTestPath('session'),
      buildTestPath('dashboard'),
    ])
  })

  test('sends nobody to sign in, asking nothing', async () => {
    const { upstream } = start(readyUpstream)
    const { to, status, shown } = await ask('/dashboard?a=1')
    expect([to, status, shown]).toEqual(['/signin?from=%2Fdashboard%3Fa%3D1', 303, false])
    expect(upstream.sent).toEqual([])
  })

  test('asks for a file again where its upload was led elsewhere, and nowhere else', async () => {
    const { signIn } = start(welcomeUpstream)
    const { cookie } = await signIn()
    const again = { tone: 'info', text: gateMessages.fileAgain }
    expect((await ask('/welcome-page/document?upload', { cookie })).locals.flash).toEqual([again])
    expect((await ask('/welcome-page?file=again', { cookie })).locals.flash).toEqual([again])
    expect((await ask('/welcome-page/document', { cookie })).locals.flash).toEqual([])
    expect((await ask('/select-store?upload', { cookie })).locals.flash).toEqual([])
  })

  test('does not know a page that has no route', async () => {
    start()
    expect((await ask('/made-up')).status).toBe(404)
  })

  test('shows a toast once, on the page that a person opens', async () => {
    start()
    const { locals, lines } = await ask('/signin', { cookie: createFlashCookie('Saved') })
    expect(locals.flash).toEqual([{ tone: 'info', text: 'Saved' }])
    expect(lines).toEqual([expect.stringMatching(/^flash=;/)])
  })

  test.each(['prefetch', 'prefetch;prerender'])('leaves a toast to its person in a %s', async (purpose) => {
    start()
    const headers = { 'sec-purpose': purpose }
    const { locals, lines, shown } = await ask('/signin', { cookie: createFlashCookie('Saved'), headers })
    expect([locals.flash, lines, shown]).toEqual([[], [], true])
  })

  test.each([
    [{ json: { detail: 'Switched off' } }, 'Switched off'],
    [{}, failureMessages.expired],
  ])('says why a session ended, and takes its cookie away', async (given, text) => {
    const { site, signIn } = start({
      ...readyUpstream,
      [sessionCheckKey]: { status: 401 },
      [refreshCallKey]: { ...given, status: 403 },
    })
    const { cookie } = await signIn()
    const { to, cookies, lines } = await ask('/dashboard', { cookie })
    expect(to).toBe('/signin?from=%2Fdashboard')
    expect(cookies.takeFlash()).toEqual([{ tone: 'error', text }])
    expect(lines.find((line) => line.startsWith('session='))).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/)
    expect(await site.sessions.find(cookie.replace('session=', ''))).toBeUndefined()
  })

  test.each([{ status: 500 }, { status: 403 }, { json: 'words' }, { json: { success: false } }])(
    'ends no session by a check that answers %j',
    async (answer) => {
      const { site, signIn } = start({ ...readyUpstream, [sessionCheckKey]: answer })
      const { cookie } = await signIn()
      const { to, lines } = await ask('/dashboard', { cookie })
      expect([to, lines]).toEqual(['/signin?from=%2Fdashboard', []])
      expect(await site.sessions.find(cookie.replace('session=', ''))).toBeDefined()
    },
  )

  test('leads to the page about a 502 and names the page to try again', async () => {
    const { signIn } = start({ ...readyUpstream, [sessionCheckKey]: { status: 502 } })
    const { cookie } = await signIn()
    expect((await ask('/dashboard?a=1', { cookie })).to).toBe('/502-error?lastPage=%2Fdashboard%3Fa%3D1')
  })

  test('leads to it from a page whose own call met a 502, saving the toasts for later', async () => {
    const { signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    const { to, cookies } = await ask(
      '/dashboard?epoch=5&a=1',
      { cookie: `${cookie}; ${createFlashCookie('Saved')}` },
      (locals) => {
        locals.hasBadGateway = true
      },
    )
    expect(to).toBe('/502-error?lastPage=%2Fdashboard%3Fa%3D1')
    expect(cookies.takeFlash().map(({ text }) => text)).toEqual(['Saved'])
  })

  test('asks nobody about an open page', async () => {
    const { upstream, signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    const { shown, locals } = await ask('/502-error', { cookie })
    expect([shown, locals.session, upstream.sent]).toEqual([true, undefined, []])
  })

  test.each(['/error', '/404'])('asks who looks at %s, which ends nobody’s session', async (path) => {
    const { cookie } = await start(readyUpstream).signIn()
    expect((await ask(path, { cookie })).locals.session?.store?.name).toBe('Northwind')
    const away = await start({
      [sessionCheckKey]: { status: 401 },
      [refreshCallKey]: { status: 401 },
    }).signIn()
    const { shown, locals, lines } = await ask(path, { cookie: away.cookie })
    expect([shown, locals.session, lines]).toEqual([true, undefined, []])
    expect((await ask(path)).locals.session).toBeUndefined()
  })

  test('neither begins nor ends a session while the store is away', async () => {
    const { site, signIn, upstream } = start(readyUpstream)
    const { cookie } = await signIn()
    site.sessions.find = () => Promise.reject(new StoreUnreachableError())
    const { to, lines } = await ask('/dashboard', { cookie })
    expect([to, lines, upstream.sent]).toEqual(['/signin?from=%2Fdashboard', [], []])
    expect((await ask('/signin', { cookie })).locals.unreachable).toBe(true)
  })

  test('goes on to where a signed-in person wanted, and never out of the site', async () => {
    const { signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    expect((await ask('/signin?from=%2Faccounts-page', { cookie })).to).toBe('/accounts-page')
    expect((await ask('/signin?from=%2F%2Fevil.test', { cookie })).to).toBe('/')
  })

  test('remembers the area of a super admin whose check cannot be made', async () => {
    const { signIn } = start()
    const { cookie } = await signIn('token-1', true)
    expect((await ask('/dashboard', { cookie })).to).toBe('/admin-signin?from=%2Fdashboard')
    const inStore = await signIn('token-3', true)
    await open.site.sessions.keep(inStore.session, { isSuperAdmin: true, storeId: '7' })
    expect((await ask('/dashboard', inStore)).to).toBe('/signin?from=%2Fdashboard')
    const user = await signIn('token-2')
    expect((await ask('/dashboard', user)).to).toBe('/signin?from=%2Fdashboard')
  })

  test('says what a person has to do first', async () => {
    const store = { ...sessionAnswer.store, is_document_uploaded: false }
    const { signIn } = start({ ...readyUpstream, [sessionCheckKey]: { json: { ...sessionAnswer, store } } })
    const { cookie } = await signIn()
    const { to, cookies } = await ask('/dashboard?from=%2Faccounts-page', { cookie })
    expect(to).toBe('/policies-page')
    expect(cookies.takeFlash()).toEqual([{ tone: 'info', text: gateMessages.documentNeeded }])
  })

  test('asks for the shop and the mailbox, but not whoever comes back from linking them', async () => {
    const store = { ...sessionAnswer.store, is_shopify_account_added: false }
    const { signIn } = start({ ...readyUpstream, [sessionCheckKey]: { json: { ...sessionAnswer, store } } })
    const { cookie } = await signIn()
    const { to, cookies } = await ask('/dashboard', { cookie })
    expect([to, cookies.takeFlash()[0]?.text]).toEqual(['/integration-page', gateMessages.connectionNeeded])
    const left = `${cookie}; google-sign-in=${Buffer.from('"state"').toString('base64url')}`
    expect((await ask('/dashboard', { cookie: left })).shown).toBe(true)
  })

  test('refuses a page without its permission', async () => {
    const { signIn } = start({
      ...readyUpstream,
      [sessionCheckKey]: { json: { ...sessionAnswer, permissions: [] } },
    })
    const { to, shown, cookies } = await ask('/settings-page/[...tab]', await signIn())
    expect([to, shown, cookies.takeFlash()]).toEqual(['/error', false, []])
  })

  test('shows an invitation to whoever is signed in', async () => {
    const { signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    expect((await ask('/confirm?invite_id=i1', { cookie })).shown).toBe(true)
    expect((await ask('/confirm', { cookie })).to).toBe('/')
  })

  test('uses up what an address brings somebody in with, on the way to where they go', async () => {
    const owner = { json: { ...sessionAnswer, user: { ...sessionAnswer.user, prefered_language: null } } }
    const { upstream } = start({ [buildCallKey('me')]: owner })
    const address = '/signin?urltoken=t&email=a&expiry_in=60&is_super_admin=False'
    const headers = { 'sec-fetch-site': 'none' }
    const { to, status, lines } = await ask(address, { headers })
    expect([to, status, lines]).toEqual(['/dashboard', 303, [expect.stringMatching(/^session=[\w-]{43};/)]])
    expect(upstream.sent).toHaveLength(1)
    start({ [buildCallKey('me')]: { status: 502 } })
    expect((await ask(address, { headers })).to).toBe('/502-error?lastPage=%2Fconfirm')
  })

  test('lets links of other sites lead here', async () => {
    start()
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
    const { shown, locals } = await ask('/signin', { headers })
    expect([shown, locals.refusal, locals.unreachable]).toEqual([true, undefined, false])
  })

  test('says on the next page what a page had to say that leads there', async () => {
    const { signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    const answered = (headers: Record<string, string>) =>
      ask('/dashboard', { cookie: `${cookie}; ${createFlashCookie('Saved')}` }, ({ visit: seen }) => {
        seen.toast('success', 'Done')
        return new Response(null, { status: 303, headers })
      })
    const { cookies, to } = await answered({ location: '/emails-page' })
    expect(to).toBe('/emails-page')
    expect(cookies.takeFlash().map(({ text }) => text)).toEqual(['Saved', 'Done'])
    expect((await answered({})).cookies.takeFlash()).toEqual([])
  })

  test('tells a page how the sidebar was left, and what this site is set up with', async () => {
    start()
    const { locals } = await ask('/signin', { cookie: 'sidebar=collapsed' })
    expect([locals.sidebar, locals.site]).toEqual(['collapsed', open.site.settings.pages])
    expect(locals.flags).toEqual({ live: true, preview: true })
    expect(locals.identity.isSignedIn).toBe(false)
  })

  test('reads on for a page that is shown, and drops what nobody takes', async () => {
    const { upstream, signIn } = start({
      ...readyUpstream,
      [sessionCheckKey]: { json: { ...sessionAnswer, store: null } },
    })
    const { cookie } = await signIn()
    expect((await ask('/dashboard', { cookie })).to).toBe('/select-store')
    await expect.poll(upstream.unread, { timeout: 9000 }).toEqual([])
    const { locals } = await ask('/select-store', { cookie }, ({ reads }) => {
      expect([...(reads?.keys() ?? [])]).toEqual([buildTestPath('stores')])
    })
    expect(locals.session?.store).toBeUndefined()
  })

  test('lets an action answer for itself, and names the 502 it met', async () => {
    const { upstream } = start()
    const { status, shown } = await ask('/google')
    expect([status, shown]).toEqual([200, true])
    const met = await ask('/google', {}, (locals) => {
      locals.hasBadGateway = true
    })
    expect(met.to).toBe('/502-error?lastPage=%2F')
    const back = await ask('/logout', { cookie: createFlashCookie('Failed') }, (locals) => {
      locals.hasBadGateway = true
      return new Response(null, { status: 303, headers: { location: '/signin?epoch=1' } })
    })
    expect([back.status, back.to]).toEqual([303, '/502-error?lastPage=%2Fsignin'])
    expect(back.lines).toEqual([expect.stringMatching(/^flash=;/)])
    expect(upstream.sent).toEqual([])
  })
})
