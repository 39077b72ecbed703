import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { gateMessages } from '../../../messages/gate.ts'
import {
  requestTestPage,
  sessionCheckKey,
  createFlashCookie,
  readyUpstream,
  sessionAnswer,
  welcomeUpstream,
} from '../../testing/ask-page.ts'
import { openSite, siteOrigin } from '../../testing/open-site.ts'
import type { TestSite } from '../../testing/open-site.ts'
import type { Script } from '../../testing/script-upstream.ts'

let open: TestSite
const start = (script: Script = {}) => (open = openSite(script))

type PageRequest = Parameters<typeof requestTestPage>
const ask = (path: string, asked?: PageRequest[2], onPage?: PageRequest[3]) =>
  requestTestPage(open.site, path, asked, onPage)

const form = {
  method: 'POST',
  headers: { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' },
  body: 'a=1',
}

describe('guardPage, sent a form', () => {
  test('sends whoever posts a form that is out of date to sign in, from the page and not from the form', async () => {
    start(readyUpstream)
    const { to } = await ask('/welcome-page/document?epoch=1&upload=', {
      method: 'POST',
      headers: { origin: siteOrigin },
    })
    expect(to).toBe('/signin?from=%2Fwelcome-page%2Fdocument%3Fupload%3D')
  })

  test('does nothing with the form of another site', async () => {
    const { signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    const headers = { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' }
    const { status, locals } = await ask('/accounts-page', { method: 'POST', cookie, headers, body: 'a=1' })
    expect([status, locals.refusal, locals.posted]).toEqual([403, 'foreignForm', undefined])
  })

  test('does nothing with a form of another store, and says so', async () => {
    const { signIn, upstream } = start(readyUpstream)
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
    const { signIn, upstream } = start(readyUpstream)
    const { cookie } = await signIn()
    const headers = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' }
    await ask('/dashboard', { method: 'POST', cookie, headers, body: 'a=1' })
    expect(upstream.sent.map(({ path }) => path)).toEqual([buildTestPath('session')])
  })

  test('hands the page what was typed, and tells it when that is brought back from a failure', async () => {
    const { signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    const sent = await ask('/accounts-page', { ...form, cookie })
    expect([sent.shown, sent.locals.isBroughtBack]).toEqual([true, false])
    expect(sent.locals.posted).toEqual({ kind: 'fields', fields: new Map([['a', '1']]) })
    const again = await ask('/accounts-page', { ...form, cookie, body: 'a=1&brought-back=yes' })
    expect(again.locals.isBroughtBack).toBe(true)
    const opened = await ask('/accounts-page', { cookie })
    expect(opened.locals.posted).toBeUndefined()
  })

  test('hands it a file as it comes, which asks for no file again', async () => {
    const { signIn } = start(welcomeUpstream)
    const headers = { ...form.headers, 'content-type': 'multipart/form-data; boundary=b' }
    const { locals } = await ask('/welcome-page/document?upload', { ...form, headers, ...(await signIn()) })
    expect([locals.posted?.kind, locals.isBroughtBack, locals.flash]).toEqual(['upload', false, []])
  })

  test.each([
    [413, 'tooLarge', { body: 'a'.repeat(65_537) }],
    [415, 'wrongType', { headers: { origin: siteOrigin, 'content-type': 'text/plain' } }],
    [403, 'foreignForm', { headers: { ...form.headers, origin: 'https://evil.test' } }],
  ])('answers %i on the page of errors for one that is refused: %s', async (status, refusal, given) => {
    const { signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    let instead: Request | undefined
    const asked = { ...form, cookie: `${cookie}; sidebar=collapsed`, ...given }
    const { answer, locals, cookies } = await ask('/accounts-page', asked, (_locals, shown) => {
      instead = shown
      return new Response('refused', { headers: { 'x-page': 'error' } })
    })
    expect([answer.status, await answer.text(), answer.headers.get('x-page')]).toEqual([
      status,
      'refused',
      'error',
    ])
    expect([instead?.method, instead?.url]).toEqual(['GET', `${siteOrigin}/error`])
    expect(instead?.headers.get('origin')).toBe(asked.headers.origin)
    expect(locals).toMatchObject({
      ...{ refusal, verdict: { kind: 'unreachable' }, session: undefined, unreachable: false, flash: [] },
      ...{ sidebar: 'open', site: open.site.settings.pages, flags: { live: true, preview: true } },
    })
    expect(cookies.takeFlash()).toEqual([])
  })

  test.each([{}, { [sessionCheckKey]: { status: 502 } }, { [sessionCheckKey]: { status: 500 } }])(
    'has the typed text wait while nobody knows who sent it: %j',
    async (script) => {
      const { signIn } = start(script)
      const { cookie } = await signIn()
      const { status, to, shown } = await ask('/accounts-page?epoch=&a=1', { ...form, cookie })
      expect([status, to, shown]).toEqual([307, '/502-error?lastPage=%2Faccounts-page%3Fa%3D1', false])
      const upload = await ask('/welcome-page/document?upload', { ...form, cookie })
      expect(upload.status).toBe(303)
      expect((await ask('/accounts-page', { cookie })).status).toBe(303)
    },
  )

  test('sends whoever is known to be nobody to sign in, with whatever they typed', async () => {
    start(readyUpstream)
    const { status, to } = await ask('/accounts-page', form)
    expect([status, to]).toEqual([303, '/signin?from=%2Faccounts-page'])
  })

  test('carries what was typed along from a page whose call met a 502, and says there what it had to say', async () => {
    const { signIn } = start(readyUpstream)
    const { cookie } = await signIn()
    const asked = { ...form, cookie: `${cookie}; ${createFlashCookie('Saved')}` }
    const { status, to, cookies } = await ask('/accounts-page?a=1', asked, (locals) => {
      locals.hasBadGateway = true
      locals.visit.toast('error', 'Failed')
    })
    expect([status, to]).toEqual([307, '/502-error?lastPage=%2Faccounts-page%3Fa%3D1'])
    expect(cookies.takeFlash().map(({ text }) => text)).toEqual(['Saved'])
  })

  test('lets nobody send one past what they have to do first', async () => {
    const store = { ...sessionAnswer.store, is_document_uploaded: false }
    const { signIn } = start({ ...readyUpstream, [sessionCheckKey]: { json: { ...sessionAnswer, store } } })
    const { status, to, cookies } = await ask('/accounts-page', { ...form, ...(await signIn()) })
    expect([status, to]).toEqual([303, '/policies-page'])
    expect(cookies.takeFlash()).toEqual([{ tone: 'info', text: gateMessages.documentNeeded }])
  })
})
