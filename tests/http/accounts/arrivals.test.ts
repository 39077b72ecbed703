import { buildCallKey, buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFormData, openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

const owner = { email: 'owner@demo.test', password: 'Demo-pass-1' }
const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const open = () => openBrowser(product.site.url)

describe('urltoken', () => {
  const link = (token: string) =>
    `/signin?urltoken=${token}&email=evil%40example.test&expiry_in=60&is_super_admin=True&from=%2Fdashboard`

  test('signs in whoever the token belongs to, not whom the address names', async () => {
    const browser = open()
    const answer = await browser.get(link(await product.issueToken(owner.email)), navigation)
    expect(answer.location).toBe('/dashboard')
    const page = await browser.get('/dashboard')
    expect(page.text).toContain(owner.email)
    expect(page.text).not.toContain('evil@example.test')
    expect((await browser.get('/dashboard')).text).toContain('"isSuperAdmin":false')
  })

  test('is refused with a sentence and a clean address when it is worth nothing', async () => {
    const browser = open()
    const answer = await browser.get(link('made-up'), navigation)
    expect(answer.location).toBe('/signin?from=%2Fdashboard')
    expect(browser.cookies.has('session')).toBe(false)
    expect((await browser.get('/signin')).text).toContain('This sign-in link is no longer valid.')
  })

  test.each([{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-dest': 'image' }, { 'sec-fetch-dest': 'iframe' }])(
    'is not used up by %o',
    async (headers) => {
      const browser = open()
      await browser.get(link(await product.issueToken(owner.email)), headers)
      expect(browser.cookies.has('session')).toBe(false)
    },
  )

  test('leaves whoever is signed in signed in, and points at Log out', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    const answer = await browser.get(link(await product.issueToken('shop@demo.test')), navigation)
    expect(answer.location).toBe('/#log-out')
    expect((await browser.follow('/')).page.text).toContain(owner.email)
  })
})

describe('urltoken of another site', () => {
  const foreign = { ...navigation, 'sec-fetch-site': 'cross-site' }
  const link = (token: string) =>
    `/signin?urltoken=${token}&email=a%40b.test&expiry_in=60&is_super_admin=False`

  test.each(['cross-site', 'same-site'])('asks first, by name, when it comes %s', async (from) => {
    const browser = open()
    const token = await product.issueToken(owner.email)
    const answer = await browser.get(link(token), { ...navigation, 'sec-fetch-site': from })
    expect(answer.location).toBe('/confirm')
    expect(browser.cookies.has('session')).toBe(false)
    expect([...browser.cookies.values()].join()).not.toContain(token)
    const page = await browser.get('/confirm')
    expect(page.text).toContain('Sign in as Olga')
    expect(page.text).not.toContain(token)
    expect((await browser.post('/confirm', {})).location).toBe('/dashboard')
    expect((await browser.get('/dashboard')).text).toContain(owner.email)
    expect(browser.cookies.has('link-sign-in')).toBe(false)
  })

  test('asks too when a browser does not say where it comes from', async () => {
    const browser = open()
    const { 'sec-fetch-site': _site, ...unsaid } = navigation
    for (const headers of [unsaid, {}]) {
      expect((await browser.get(link(await product.issueToken(owner.email)), headers)).location).toBe(
        '/confirm',
      )
      expect(browser.cookies.has('session')).toBe(false)
    }
  })

  test('does nothing by the button of another site', async () => {
    const browser = open()
    await browser.get(link(await product.issueToken(owner.email)), foreign)
    expect((await browser.post('/confirm', {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect(browser.cookies.has('session')).toBe(false)
  })

  test('that is worth nothing says so instead of asking', async () => {
    const browser = open()
    await browser.get(link('made-up'), foreign)
    expect((await browser.get('/confirm')).location).toBe('/signin')
    expect((await browser.get('/signin')).text).toContain('This sign-in link is no longer valid.')
  })

  test.each(['email', 'expiry_in', 'is_super_admin'])('signs nobody in without %s', async (part) => {
    const browser = open()
    const url = new URL(link(await product.issueToken(owner.email)), product.site.url)
    url.searchParams.delete(part)
    expect((await browser.get(url.pathname + url.search, navigation)).location).toBe('/signin')
    expect(browser.cookies.has('session')).toBe(false)
  })
})

describe('invite_id', () => {
  const inviteLink = () => {
    const { inviteLink = '' } = product.people.find((person) => person.inviteLink) ?? {}
    return new URL(inviteLink).pathname + new URL(inviteLink).search
  }

  /** Opens the link, as a program that reads mail does too, and presses the button of the page. */
  async function accept(browser: Browser, address: string) {
    const asked = await browser.get(address, navigation)
    const page = await browser.get(asked.location ?? '')
    expect(page.text).toContain('Accept invitation')
    return browser.post(asked.location ?? '', {})
  }

  test('of another account is refused to whoever is signed in', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    expect((await accept(browser, inviteLink())).location).toBe('/')
    expect((await browser.follow('/')).page.text).toContain(
      'This invitation is for another account. Please log in with the invited address.',
    )
  })

  test('is not accepted by opening its link', async () => {
    await product.takeCalls()
    const browser = open()
    const { page } = await browser.follow(inviteLink())
    expect(page.status).toBe(200)
    const calls = (await product.takeCalls()).map(({ method, path }) => `${method} ${path}`)
    expect(calls).toEqual([buildCallKey('showInvite')])
  })

  test('is accepted by a button, leaving a clean address', async () => {
    const browser = open()
    expect((await accept(browser, inviteLink())).location).toBe('/signin')
    expect((await browser.get('/signin')).text).toContain('Invitation accepted!')
  })

  test('that is worth nothing marks the page, so that Google is not offered', async () => {
    const answer = await accept(open(), '/signup?invite_id=made-up')
    expect(answer.location).toBe('/signup?invite=failed')
  })
})

describe('token', () => {
  test('of single sign-on that is refused leaves a sentence and no trace in the address', async () => {
    const browser = open()
    expect((await browser.get('/signin?token=made-up', navigation)).location).toBe('/signin')
    expect((await browser.get('/signin')).text).toContain('Single sign-on is not set up on this server.')
  })

  test('of a reset link stays with its page, and leaves its address', async () => {
    const browser = open()
    expect((await browser.get('/reset-password?token=abc', navigation)).location).toBe('/reset-password')
    expect((await browser.get('/reset-password', navigation)).text).toContain('abc')
  })
})

describe('Google', () => {
  test.for([
    ['admin-signin', '/admin-signin'],
    ['signup', '/signup'],
    ['signin', '/signin'],
    ['//evil.example', '/signin'],
  ])('that fails comes back to the page it was chosen on: %s', async ([on = '', to]) => {
    expect((await open().get(`/google?on=${encodeURIComponent(on)}`, navigation)).location).toBe(to)
  })
})

describe('code', () => {
  test('is taken only by the browser that left for it', async () => {
    const browser = open()
    await product.takeCalls()
    expect((await browser.get('/signin?code=abc&state=xyz', navigation)).location).toBe('/signin')
    expect(await product.takeCalls()).toEqual([])
    expect((await browser.get('/signin')).text).toContain('Please try again.')
  })
})

describe('a call that signs somebody in', () => {
  const header = { 'sec-fetch-site': 'same-origin', origin: 'http://x' }

  test.each([
    ['GET', `${buildTestPath('googleCallback')}?code=abc&state=xyz`],
    ['POST', buildTestPath('ssoCallback')],
    ['POST', buildTestPath('signIn')],
    ['POST', buildTestPath('refresh')],
    ['POST', buildTestPath('switchStore', '1')],
  ])('%s %s needs the header of our own client', async (method, path) => {
    await product.takeCalls()
    for (const site of ['none', 'same-site', 'same-origin']) {
      const answer = await fetch(product.site.url + path, {
        method,
        headers: { ...header, origin: product.site.url, 'sec-fetch-site': site },
      })
      expect(answer.status).toBe(403)
    }
    expect(await product.takeCalls()).toEqual([])
  })

  test('by Google needs the cookie and the state of this browser', async () => {
    await product.takeCalls()
    const strange = await open().call('GET', `${buildTestPath('googleCallback')}?code=abc&state=xyz`)
    expect([strange.status, strange.json()]).toEqual([
      403,
      { detail: expect.stringContaining('elsewhere') as string },
    ])
    const browser = open()
    browser.cookies.set('google-sign-in', Buffer.from('""').toString('base64url'))
    expect((await browser.call('GET', `${buildTestPath('googleCallback')}?code=abc`)).status).toBe(403)
    expect(await product.takeCalls()).toEqual([])
  })
})

describe('a person who is signed in', () => {
  test.each(['/signin', '/signup'])('goes on from %s to where they wanted', async (path) => {
    const browser = open()
    await browser.post('/signin', owner)
    expect((await browser.get(`${path}?from=%2Fpolicies-page`)).location).toBe('/policies-page')
    expect((await browser.get(`${path}?from=%2F%2Fevil.example`)).location).toBe('/')
  })

  test('may enter on the way back from linking an account', async () => {
    const browser = open()
    await browser.post('/signin', { ...owner, email: 'mailbox@demo.test' })
    expect((await browser.get('/dashboard')).location).toBe('/integration-page')
    browser.cookies.set('google-sign-in', Buffer.from('"state"').toString('base64url'))
    expect((await browser.get('/dashboard')).status).toBe(200)
  })
})

describe('the connection check', () => {
  test('is answered whoever asks, from whichever page', async () => {
    const browser = open()
    const check = () =>
      browser.call('GET', buildTestPath('checkInternet'), undefined, { 'x-session-epoch': '1' })
    expect((await check()).status).toBe(200)
    await browser.post('/signin', owner)
    expect((await check()).status).toBe(200)
    await product.expire(owner.email, 'end')
    expect((await check()).status).toBe(200)
  })
})

describe('a crash report', () => {
  test('goes up without a name, and not too often', async () => {
    const browser = open()
    const report = {
      error: 'No reply for ada@example.test',
      stack: 'at x',
      alertType: 'crash',
      project: 'site',
    }
    expect((await browser.call('POST', buildTestPath('notify'), report)).status).toBe(204)
    expect((await browser.call('POST', buildTestPath('notify'), createFormData(report))).status).toBe(422)
    const more = await Promise.all(
      Array.from({ length: 40 }, () => browser.call('POST', buildTestPath('notify'), report)),
    )
    expect(more.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
  })
})

describe('a super admin', () => {
  test('signs in, finds a store, enters one and leaves it', async () => {
    const browser = open()
    const answer = await browser.post('/admin-signin', { ...owner, email: 'admin@demo.test' })
    expect(answer.location).toBe('/admin/dashboard-page')
    expect((await browser.get('/admin/dashboard-page')).text).toContain('Harbour Home')
    const list = await browser.get('/admin/store-page?search=northwind')
    expect(list.text).toContain('Northwind Outfitters')
    const details = /href="(\/admin\/store-page\/details\/[^"]+)"/.exec(list.text)?.[1] ?? ''
    expect((await browser.post(details, { reason: 'Drafts are missing' })).location).toBe('/')
    expect((await browser.follow('/')).page.text).toContain('Exit from store')
    expect((await browser.get('/admin/dashboard-page')).location).toBe('/error')
    await browser.post('/exit-store', {})
    expect((await browser.follow('/')).way).toEqual(['/', '/admin/dashboard-page'])
  })

  test('is who the admin area is for, and nobody else', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    expect((await browser.get('/admin')).location).toBe('/error')
    expect((await open().get('/admin')).location).toBe('/admin-signin?from=%2Fadmin')
  })
})
