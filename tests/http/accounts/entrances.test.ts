import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

const google = {
  issuer: 'http://127.0.0.1:9',
  clientId: 'draftdesk',
  clientSecret: 'secret',
  redirectUrl: 'http://localhost:4321/signin',
}

const links = new Map<string, string>()
let plain: TestProduct
let withGoogle: TestProduct

beforeAll(async () => {
  const mail = ({ to, text }: { to: string; text: string }) =>
    Promise.resolve(void links.set(to, /\/sign(?:in|up)\?invite_id=\S+/.exec(text)?.[0] ?? ''))
  ;[plain, withGoogle] = await Promise.all([startProduct({}, { mail }), startProduct({}, { google })])
})
afterAll(async () => {
  await Promise.all([plain.stop(), withGoogle.stop()])
})

const password = { new_password: 'New-pass-1', confirm_password: 'New-pass-1' }

describe("Google's button", () => {
  test.each(['/signin', '/signup', '/admin-signin'])(
    'is on %s where Google is set up alone',
    async (path) => {
      const shown = async ({ site }: TestProduct) => (await openBrowser(site.url).get(path)).text
      expect(await shown(plain)).not.toContain('Continue with Google')
      expect(await shown(withGoogle)).toContain('Continue with Google')
    },
  )
})

describe('an invitation', () => {
  const address = () => {
    const { pathname, search } = new URL(plain.people.find(({ inviteLink }) => inviteLink)?.inviteLink ?? '')
    return pathname + search
  }
  const ask = async () => {
    const browser = openBrowser(plain.site.url)
    const to = (await browser.get(address())).location ?? ''
    return { browser, to, page: await browser.get(to) }
  }

  test('names the store before it is accepted, and says that it was used after', async () => {
    const { browser, to, page } = await ask()
    expect(page.text).toContain('invited you to work with them in Harbour Home.')
    expect((await browser.post(to, {})).location).toBe('/signin')
    const used = await ask()
    expect(used.page.text).toContain('This invitation has already been used')
    expect(used.page.text).not.toContain('Accept invitation')
  })

  test('names who sent it', async () => {
    const owner = openBrowser(plain.site.url)
    await owner.signIn('owner@demo.test', 'Demo-pass-1')
    await owner.call('POST', buildTestPath('createInvite'), { email: 'named@guest.test', role: 'agent' })
    await expect.poll(() => links.get('named@guest.test')).toBeDefined()
    const guest = openBrowser(plain.site.url)
    const { page } = await guest.follow(links.get('named@guest.test') ?? '')
    expect(page.text).toContain('Olga Owner invited you to work with them in')
  })

  test('that is used and sent once more says so to whoever joined by it', async () => {
    const { browser, to } = await ask()
    await browser.post(to, {})
    expect((await browser.get('/signin')).text).toContain('You have accepted this invitation before.')
  })
})

describe('a reset link', () => {
  test('that works no more offers a new one, and no other mistake does', async () => {
    const browser = openBrowser(plain.site.url)
    const form = { reset_token: 'spent', ...password }
    expect((await browser.post('/reset-password', form)).text).toContain('Send a new link')
    const weak = await browser.post('/reset-password', { ...form, new_password: 'weak' })
    expect(weak.text).not.toContain('Send a new link')
  })
})
