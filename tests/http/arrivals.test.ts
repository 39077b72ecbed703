import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { form, openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import type { TestProduct } from './product.ts'

const owner = { email: 'owner@demo.test', password: 'Demo-pass-1' }
const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

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
    const answer = await browser.get(link(await product.mintToken(owner.email)), navigation)
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
    expect((await browser.get('/signin')).text).toContain('This sign-in link is not valid any more.')
  })

  test.each([{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-dest': 'image' }, { 'sec-fetch-dest': 'iframe' }])(
    'is not used up by %o',
    async (headers) => {
      const browser = open()
      await browser.get(link(await product.mintToken(owner.email)), headers)
      expect(browser.cookies.has('session')).toBe(false)
    },
  )

  test('leaves whoever is signed in signed in, and points at Log out', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    const answer = await browser.get(link(await product.mintToken('shop@demo.test')), navigation)
    expect(answer.location).toBe('/#log-out')
    expect((await browser.follow('/')).page.text).toContain(owner.email)
  })
})

describe('invite_id', () => {
  const inviteLink = () => {
    const { inviteLink = '' } = product.people.find((person) => person.inviteLink) ?? {}
    return new URL(inviteLink).pathname + new URL(inviteLink).search
  }

  test('of another account is refused to whoever is signed in', async () => {
    const browser = open()
    await browser.post('/signin', owner)
    expect((await browser.get(inviteLink(), navigation)).location).toBe('/')
    expect((await browser.follow('/')).page.text).toContain('This invitation is for another account.')
  })

  test('is accepted once, leaving a clean address', async () => {
    const browser = open()
    expect((await browser.get(inviteLink(), navigation)).location).toBe('/signin')
    expect((await browser.get('/signin')).text).toContain('Invitation accepted!')
  })

  test('that is worth nothing marks the page, so that Google is not offered', async () => {
    const answer = await open().get('/signup?invite_id=made-up', navigation)
    expect(answer.location).toBe('/signup?invite=failed')
  })
})

describe('token', () => {
  test('of single sign-on that is refused leaves a sentence and no trace in the address', async () => {
    const browser = open()
    expect((await browser.get('/signin?token=made-up', navigation)).location).toBe('/signin')
    expect((await browser.get('/signin')).text).toContain('Single sign-on is not set up on this server.')
  })

  test('of a reset link stays with its page', async () => {
    expect((await open().get('/reset-password?token=abc', navigation)).status).toBe(200)
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

describe('a crash report', () => {
  test('goes up without a name, and not too often', async () => {
    const browser = open()
    const report = {
      error: 'No reply for ada@example.test',
      stack: 'at x',
      alertType: 'crash',
      project: 'site',
    }
    expect((await browser.call('POST', '/api/v1/notify', report)).status).toBe(204)
    expect((await browser.call('POST', '/api/v1/notify', form(report))).status).toBe(422)
    const more = await Promise.all(
      Array.from({ length: 40 }, () => browser.call('POST', '/api/v1/notify', report)),
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
