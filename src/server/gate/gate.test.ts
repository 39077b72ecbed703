import { afterEach, describe, expect, test } from 'vitest'
import { failureMessages } from '../../messages/failures.ts'
import { gateMessages } from '../../messages/gate.ts'
import { StoreAway } from '../session/session-store.ts'
import { openSite, siteOrigin, visit } from '../testing/open-site.ts'
import type { TestSite } from '../testing/open-site.ts'
import { firstReads } from '../pages/first-reads.ts'
import type { Script } from '../testing/script-upstream.ts'
import { guardPage } from './gate.ts'

const check = 'GET /v1/auth/session'
const refresh = 'POST /v1/auth/token/refresh'
const read = 'GET /v1/dashboard'

const state = {
  success: true,
  user: {
    ...{ id: '1', first_name: 'Ada', last_name: 'L', email: 'ada@shop.test', profile_image: null },
    ...{ is_active: true, is_verified: true, is_super_admin: false },
  },
  store: {
    ...{ id: 's1', name: 'Northwind', store_id: 7, is_onboarded: true, is_document_uploaded: true },
    ...{ is_email_account_added: true, is_shopify_account_added: true },
  },
  role: 'owner',
  permissions: ['settings'],
}
const ready: Script = { [check]: { json: state }, [read]: { json: {} } }

let open: TestSite
afterEach(() => open.close())

function start(script: Script = {}) {
  open = openSite(script)
  return open
}

/** Asks for a page; `shown` tells whether it was rendered. */
async function ask(
  path: string,
  asked: Parameters<typeof visit>[1] = {},
  onPage?: (seen: App.Locals) => void,
) {
  const seen = visit(path, asked)
  let shown = false
  const page = async () => {
    shown = true
    onPage?.(seen.context.locals)
    return new Response('page')
  }
  const answer = await guardPage(open.site, seen.context, page, firstReads)
  const { cookies, setCookies, context } = seen
  const { status, headers } = answer
  return { status, to: headers.get('location'), shown, cookies, lines: setCookies(), locals: context.locals }
}

const flashOf = (text: string) =>
  `flash=${Buffer.from(JSON.stringify([{ tone: 'info', text }])).toString('base64url')}`

describe('guardPage', () => {
  test('shows a page to whoever may see it, with what the check said, asked once', async () => {
    const { upstream, signIn } = start(ready)
    const { cookie, session } = await signIn()
    const { shown, locals } = await ask('/dashboard', { cookie })
    expect(shown).toBe(true)
    expect(locals.verdict.kind).toBe('verified')
    expect(locals.session).toMatchObject({
      epoch: session.record.epoch,
      email: 'ada@shop.test',
      role: 'owner',
    })
    expect(JSON.stringify(locals.session)).not.toContain('token-1')
    expect(upstream.sent.map(({ path }) => path)).toEqual(['/v1/auth/session', '/v1/dashboard'])
  })

  test('sends nobody to sign in, asking nothing', async () => {
    const { upstream } = start(ready)
    const { to, status, shown } = await ask('/dashboard?a=1')
    expect([to, status, shown]).toEqual(['/signin?from=%2Fdashboard%3Fa%3D1', 303, false])
    expect(upstream.sent).toEqual([])
  })

  test('sends whoever posts a form that is out of date to sign in, from the page and not from the form', async () => {
    start(ready)
    const { to } = await ask('/policies-page?epoch=1&upload=', {
      method: 'POST',
      headers: { origin: siteOrigin },
    })
    expect(to).toBe('/signin?from=%2Fpolicies-page%3Fupload%3D')
  })

  test('asks for a file again where its upload was led elsewhere, and nowhere else', async () => {
    const { signIn } = start(ready)
    const { cookie } = await signIn()
    const again = { tone: 'info', text: gateMessages.fileAgain }
    expect((await ask('/policies-page?upload', { cookie })).locals.flash).toEqual([again])
    expect((await ask('/examples-page?file=again', { cookie })).locals.flash).toEqual([again])
    expect((await ask('/policies-page', { cookie })).locals.flash).toEqual([])
    expect((await ask('/examples-page?upload', { cookie })).locals.flash).toEqual([])
  })

  test('does not know a page that has no route', async () => {
    start()
    expect((await ask('/made-up')).status).toBe(404)
  })

  test('shows a toast once, on the page that a person opens', async () => {
    start()
    const { locals, lines } = await ask('/signin', { cookie: flashOf('Saved') })
    expect(locals.flash).toEqual([{ tone: 'info', text: 'Saved' }])
    expect(lines).toEqual([expect.stringMatching(/^flash=;/)])
  })

  test.each(['prefetch', 'prefetch;prerender'])('leaves a toast to its person in a %s', async (purpose) => {
    start()
    const headers = { 'sec-purpose': purpose }
    const { locals, lines, shown } = await ask('/signin', { cookie: flashOf('Saved'), headers })
    expect([locals.flash, lines, shown]).toEqual([[], [], true])
  })

  test.each([
    [{ json: { detail: 'Switched off' } }, 'Switched off'],
    [{}, failureMessages.expired],
  ])('says why a session ended, and takes its cookie away', async (given, text) => {
    const { site, signIn } = start({
      ...ready,
      [check]: { status: 401 },
      [refresh]: { ...given, status: 403 },
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
      const { site, signIn } = start({ ...ready, [check]: answer })
      const { cookie } = await signIn()
      const { to, lines } = await ask('/dashboard', { cookie })
      expect([to, lines]).toEqual(['/signin?from=%2Fdashboard', []])
      expect(await site.sessions.find(cookie.replace('session=', ''))).toBeDefined()
    },
  )

  test('leads to the page about a 502 with the way back', async () => {
    const { signIn } = start({ ...ready, [check]: { status: 502 } })
    const { cookie } = await signIn()
    expect((await ask('/dashboard?a=1', { cookie })).to).toBe('/502-error?lastPage=%2Fdashboard%3Fa%3D1')
  })

  test('leads to it from a page whose own call met a 502, saving the toasts for later', async () => {
    const { signIn } = start(ready)
    const { cookie } = await signIn()
    const { to, cookies } = await ask(
      '/dashboard?epoch=5&a=1',
      { cookie: `${cookie}; ${flashOf('Saved')}` },
      (locals) => {
        locals.hasBadGateway = true
      },
    )
    expect(to).toBe('/502-error?lastPage=%2Fdashboard%3Fa%3D1')
    expect(cookies.takeFlash().map(({ text }) => text)).toEqual(['Saved'])
  })

  test('asks nobody about an open page', async () => {
    const { upstream, signIn } = start(ready)
    const { cookie } = await signIn()
    const { shown, locals } = await ask('/502-error', { cookie })
    expect([shown, locals.session, upstream.sent]).toEqual([true, undefined, []])
  })

  test.each(['/error', '/404'])('asks who looks at %s, which ends nobody’s session', async (path) => {
    const { cookie } = await start(ready).signIn()
    expect((await ask(path, { cookie })).locals.session?.store?.name).toBe('Northwind')
    await open.close()
    const away = await start({ [check]: { status: 401 }, [refresh]: { status: 401 } }).signIn()
    const { shown, locals, lines } = await ask(path, { cookie: away.cookie })
    expect([shown, locals.session, lines]).toEqual([true, undefined, []])
    expect((await ask(path)).locals.session).toBeUndefined()
  })

  test('neither begins nor ends a session while the store is away', async () => {
    const { site, signIn, upstream } = start(ready)
    const { cookie } = await signIn()
    site.sessions.find = () => Promise.reject(new StoreAway())
    const { to, lines } = await ask('/dashboard', { cookie })
    expect([to, lines, upstream.sent]).toEqual(['/signin?from=%2Fdashboard', [], []])
    expect((await ask('/signin', { cookie })).locals.unreachable).toBe(true)
  })

  test('goes on to where a signed-in person wanted, and never out of the site', async () => {
    const { signIn } = start(ready)
    const { cookie } = await signIn()
    expect((await ask('/signin?from=%2Faccounts-page', { cookie })).to).toBe('/accounts-page')
    expect((await ask('/signin?from=%2F%2Fevil.test', { cookie })).to).toBe('/')
  })

  test('remembers the area of a super admin whose check cannot be made', async () => {
    const { signIn } = start()
    const { cookie } = await signIn('token-1', true)
    expect((await ask('/dashboard', { cookie })).to).toBe('/admin-signin?from=%2Fdashboard')
    const user = await signIn('token-2')
    expect((await ask('/dashboard', user)).to).toBe('/signin?from=%2Fdashboard')
  })

  test('says what a person has to do first', async () => {
    const store = { ...state.store, is_document_uploaded: false }
    const { signIn } = start({ ...ready, [check]: { json: { ...state, store } } })
    const { cookie } = await signIn()
    const { to, cookies } = await ask('/dashboard', { cookie })
    expect(to).toBe('/policies-page')
    expect(cookies.takeFlash()).toEqual([{ tone: 'info', text: gateMessages.documentNeeded }])
  })

  test('does nothing with the form of another site', async () => {
    const { signIn } = start(ready)
    const { cookie } = await signIn()
    const headers = { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' }
    const { status, locals } = await ask('/accounts-page', { method: 'POST', cookie, headers, body: 'a=1' })
    expect([status, locals.refusal, locals.posted]).toEqual([403, 'foreignForm', undefined])
  })

  test('does nothing with a form of another store, and says so', async () => {
    const { signIn, upstream } = start(ready)
    const { cookie, session } = await signIn()
    const headers = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' }
    const post = (epoch: number) =>
      ask(`/accounts-page?epoch=${epoch}`, { method: 'POST', cookie, headers, body: 'a=1' })
    const stale = await post(session.record.epoch - 1)
    expect([stale.to, stale.shown]).toEqual(['/accounts-page', false])
    expect(stale.cookies.takeFlash()).toEqual([{ tone: 'error', text: gateMessages.staleForm }])
    expect(upstream.sent).toEqual([])
    const own = await post(session.record.epoch)
    expect([own.shown, own.locals.posted?.kind]).toEqual([true, 'fields'])
  })

  test('reads nothing ahead for a form', async () => {
    const { signIn, upstream } = start(ready)
    const { cookie } = await signIn()
    const headers = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' }
    await ask('/dashboard', { method: 'POST', cookie, headers, body: 'a=1' })
    expect(upstream.sent.map(({ path }) => path)).toEqual(['/v1/auth/session'])
  })

  test('lets an action answer for itself, and names the 502 it met', async () => {
    const { upstream } = start()
    expect((await ask('/google')).shown).toBe(true)
    const met = await ask('/google', {}, (locals) => {
      locals.hasBadGateway = true
    })
    expect(met.to).toBe('/502-error?lastPage=%2F')
    expect(upstream.sent).toEqual([])
  })
})
