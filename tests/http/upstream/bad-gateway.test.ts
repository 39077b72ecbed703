import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../../src/routes.ts'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

const owner = { email: 'owner@demo.test', password: 'Demo-pass-1' }
const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }

let product: TestProduct
let store: Browser
let admin: Browser
let stranger: Browser

beforeAll(async () => {
  product = await startProduct()
  store = openBrowser(product.site.url)
  await store.signIn(owner.email, owner.password)
  admin = openBrowser(product.site.url)
  await admin.post('/admin-signin', { ...owner, email: 'admin@demo.test' })
  stranger = openBrowser(product.site.url)
})
afterAll(() => product.stop())

/** All calls except the session check return 502, so that each page reaches its loader. */
async function breakCalls(): Promise<void> {
  await product.fault('all', '502')
  await product.fault('session', 'slow=0')
}

const quiet = new Set<string>([routes.home.pattern, routes.adminHome.pattern, routes.welcome.pattern])
const address = (pattern: string) =>
  pattern.replace(/\[(?:\.\.\.)?(\w+)\]/, (_all, name) => (name === 'tab' ? 'general' : '1'))
const to = (path: string) => `/502-error?lastPage=${encodeURIComponent(path)}`

describe('a 502 that a page of the server meets', () => {
  test.each(Object.values(routes).filter(({ access }) => access === 'store' || access === 'admin'))(
    'leads from $pattern to the page that says so, and back',
    async ({ pattern, access }) => {
      if (quiet.has(pattern)) return
      await breakCalls()
      const answer = await (access === 'admin' ? admin : store).get(address(pattern))
      await product.clearFaults()
      expect([answer.status, answer.location]).toEqual([303, to(address(pattern))])
    },
  )

  test.each([
    ['/select-store', { name: 'Harbour' }],
    ['/integration-page', { action: 'connect-google' }],
    ['/example/1', { version: '1', is_on: 'true' }],
  ])('leads from a form of %s there', async (path, fields) => {
    await breakCalls()
    const answer = await store.post(path, fields)
    await product.clearFaults()
    expect(answer.location).toBe(to(path))
  })

  test.each([
    ['/signin', owner],
    ['/signin?from=%2Fdashboard', owner],
    ['/admin-signin', owner],
    ['/forgot-password', { email: owner.email }],
    ['/reset-password', { reset_token: 'x', new_password: 'Abcdef1!', confirm_password: 'Abcdef1!' }],
    [
      '/signup',
      {
        first_name: 'a',
        last_name: 'b',
        email: 'n@b.test',
        password: 'Abcdef1!',
        confirm_password: 'Abcdef1!',
      },
    ],
    ['/confirm?invite_id=abc', {}],
  ])('leads from a form of the public page %s there, and back', async (path, fields) => {
    await breakCalls()
    const answer = await stranger.post(path, fields)
    await product.clearFaults()
    expect(answer.location).toBe(to(path))
    expect((await stranger.get(answer.location ?? '')).text).toContain(
      `href="${path.replaceAll('&', '&#38;')}"`,
    )
  })

  test.each([
    ['/google', '/signin'],
    ['/google?on=signup', '/signup'],
    ['/signin?token=abc', '/signin'],
    ['/signin?urltoken=abc&email=a&expiry_in=60&is_super_admin=False', '/confirm'],
  ])('leads from %s there, without what may be used once', async (path, lastPage) => {
    const browser = openBrowser(product.site.url)
    await breakCalls()
    const answer = await browser.get(path, navigation)
    await product.clearFaults()
    expect(answer.location).toBe(to(lastPage))
  })

  test('leads from the return of Google there', async () => {
    const browser = openBrowser(product.site.url)
    browser.cookies.set('google-sign-in', Buffer.from('"xyz"').toString('base64url'))
    await breakCalls()
    const answer = await browser.get('/signin?code=abc&state=xyz', navigation)
    await product.clearFaults()
    expect(answer.location).toBe(to('/signin'))
  })

  test('keeps the link of a person who is sent in, for another try', async () => {
    const browser = openBrowser(product.site.url)
    const token = await product.issueToken(owner.email)
    await breakCalls()
    await browser.get(`/signin?urltoken=${token}&email=a&expiry_in=60&is_super_admin=False`, navigation)
    await product.clearFaults()
    expect((await browser.get('/confirm')).text).toContain('Sign in as Olga')
  })

  test('leads nowhere that does something, whatever the address of its page says', async () => {
    const page = await stranger.get(
      `/502-error?lastPage=${encodeURIComponent('/signin?urltoken=a&email=b&expiry_in=1&is_super_admin=True')}`,
    )
    expect(page.text).toContain('href="/signin"')
  })
})
