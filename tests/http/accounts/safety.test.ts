import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFormData, openBrowser } from '../browser.ts'
import { hostileTargets } from '../hostile.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

const owner = { email: 'owner@demo.test', password: 'Demo-pass-1' }

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const open = () => openBrowser(product.site.url)

describe('every answer', () => {
  test.each(['/signin', '/dashboard', '/nowhere', buildTestPath('checkInternet')])(
    'of %s is protected',
    async (path) => {
      const { headers } = await open().get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('vary')).toContain('Cookie')
      expect(headers.has('strict-transport-security')).toBe(false)
    },
  )

  test.each(['/signin', '/nowhere', '/error'])('of the page %s lets no foreign script run', async (path) => {
    const policy = (await open().get(path)).headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).toMatch(/'self'/)
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
  })
})

describe('a guarded page', () => {
  test('sends nobody to sign in and remembers the way', async () => {
    const answer = await open().get('/dashboard?tab=1')
    expect(answer.status).toBe(303)
    expect(answer.location).toBe('/signin?from=%2Fdashboard%3Ftab%3D1')
  })

  test.each([
    '/DASHBOARD',
    '/%64ashboard',
    '/%2564ashboard',
    '//dashboard',
    '/dashboard/',
    '/./dashboard',
    '/dashboard%2f',
  ])('never shows itself to a stranger under the name %s', async (path) => {
    const answer = await fetch(product.site.url + path, { redirect: 'manual' })
    expect(await answer.text()).not.toContain('Set up your store')
    expect([200, 301, 303, 400, 404]).toContain(answer.status)
  })

  test('takes a made-up cookie for no cookie', async () => {
    const browser = open()
    browser.cookies.set('session', 'x'.repeat(43))
    expect((await browser.get('/dashboard')).location).toBe('/signin?from=%2Fdashboard')
  })
})

describe('a sign-in form', () => {
  test('keeps the address and never the password when it is refused', async () => {
    const answer = await open().post('/signin', { email: 'owner@demo.test', password: 'Wr0ng-secret!' })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('value="owner@demo.test"')
    expect(answer.text).not.toContain('Wr0ng-secret!')
  })

  test('says what is missing', async () => {
    const answer = await open().post('/signin', { email: '', password: '' })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('role="alert"')
  })

  test('never leaves the site afterwards, whatever the address asks for', async () => {
    expect(hostileTargets.length).toBeGreaterThanOrEqual(60)
    for (const from of hostileTargets) {
      const { location = '' } = await open().post(`/signin?from=${encodeURIComponent(from)}`, owner)
      const { origin } = new URL(location, product.site.url)
      expect([from, origin]).toEqual([from, product.site.url])
      expect([from, /^\/(?:signin|signup|reset-password)/i.test(location)]).toEqual([from, false])
    }
  })

  test('goes on to where the person wanted', async () => {
    const answer = await open().post('/signin?from=%2Fdashboard%3Ftab%3D1', owner)
    expect(answer.location).toBe('/dashboard?tab=1')
  })

  test('leads an unverified address to its code, which is on its way', async () => {
    const browser = open()
    await product.takeCalls()
    const answer = await browser.post('/signin', { email: 'unverified@demo.test', password: owner.password })
    expect(answer.location).toBe('/verify-email')
    expect(browser.cookies.has('session')).toBe(false)
    expect((await product.takeCalls()).map(({ path }) => path)).toEqual([
      buildTestPath('signIn'),
      buildTestPath('resendCode'),
    ])
    const page = await browser.get('/verify-email')
    expect(page.text).toContain('unverified@demo.test')
    expect(page.text).toContain('Verification email has been resent!')
  })

  test('keeps what was typed while the upstream is away', async () => {
    await product.fault('signIn', 'offline')
    const answer = await open().post('/signin', owner)
    await product.clearFaults()
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('value="owner@demo.test"')
    expect(answer.text).toContain('cannot be reached')
  })
})

describe('a request of another site', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

  test.each(['/signin', '/logout', '/exit-store'])('changes nothing through the form of %s', async (path) => {
    const browser = open()
    await browser.post('/signin', owner)
    expect((await browser.post(path, owner, foreign)).status).toBe(403)
    expect((await browser.get('/dashboard')).status).toBe(200)
  })

  test('changes nothing through a call, JSON or form', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    expect(
      (await browser.call('POST', buildTestPath('createStore'), { name: 'Stolen' }, foreign)).status,
    ).toBe(403)
    expect((await browser.call('POST', buildTestPath('signIn'), createFormData(owner), foreign)).status).toBe(
      403,
    )
    expect((await browser.get(buildTestPath('me'), foreign)).status).toBe(403)
  })

  test('is told from ours by the header that forms cannot set', async () => {
    const answer = await fetch(`${product.site.url}/v1/auth/login`, {
      method: 'POST',
      body: createFormData(owner),
    })
    expect(answer.status).toBe(403)
  })

  test('cannot log out by a link', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    expect((await browser.get('/logout')).status).toBe(404)
    expect((await browser.get('/dashboard')).status).toBe(200)
  })
})

describe('a call through the site', () => {
  test('reaches the upstream without the cookie and comes back without its', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    const answer = await browser.call('GET', buildTestPath('me'))
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.json()).toMatchObject({ user: { first_name: 'Olga' } })
  })

  test('gets a status, not a page, when nobody is signed in', async () => {
    const answer = await open().call('GET', buildTestPath('me'))
    expect(answer.status).toBe(401)
    expect(answer.headers.get('content-type')).toContain('application/json')
  })

  test('says in words that the upstream is away', async () => {
    await product.fault('me', 'offline')
    const browser = open()
    await browser.post('/signin', owner)
    const answer = await browser.call('GET', buildTestPath('me'))
    await product.clearFaults()
    expect(answer.status).toBe(503)
    expect(answer.json()).toEqual({ detail: expect.stringContaining('cannot be reached') as string })
  })

  test('passes a 502 on as it is', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    await product.fault('me', '502')
    expect((await browser.call('GET', buildTestPath('me'))).status).toBe(502)
    await product.clearFaults()
  })

  test('with a body beyond the limit is refused', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    const answer = await browser.call('POST', buildTestPath('createStore'), { name: 'x'.repeat(34_000_000) })
    expect(answer.status).toBe(413)
  })
})

describe('a site behind a proxy that speaks https', () => {
  test('binds the session to its host and asks for https from then on', async () => {
    const site = await product.startTwin({ SITE_URL: 'https://desk.example' })
    const behind = {
      origin: 'https://desk.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    }
    const browser = openBrowser(site.url)
    const answer = await browser.post('/signin', owner, behind)
    expect(answer.status).toBe(303)
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session='))
    expect(line).toMatch(/Secure/i)
    expect(line).not.toMatch(/Domain=/i)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect((await browser.get('/dashboard')).status).toBe(200)
    await browser.post('/logout', {}, behind)
    const refused = await browser.post('/signin', { ...owner, email: 'unverified@demo.test' }, behind)
    const names = refused.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(names).toEqual(expect.arrayContaining(['__Host-flash', '__Host-pending-email']))
    expect(names.filter((name) => !name?.startsWith('__Host-'))).toEqual([])
    await site.stop()
  })
})
