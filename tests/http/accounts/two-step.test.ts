import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { createTotpCode, createWrongTotpCode } from '../../../packages/api/src/testing/totp-codes.ts'
import { createFormData, openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import { useDemo } from '../use-demo.ts'

const password = 'Demo-pass-1'
const demo = useDemo()

const now = () => demo.product.services.clock()
/** Codes of the next 30 s work too, so a test may take that long. */
const soon = () => now() + 30_000

/** Sets two-step sign-in up, as the page does. Uses up the code of now. */
async function setUp(browser: Browser) {
  const begun = await browser.call('POST', buildTestPath('beginTwoStep'), { current_password: password })
  const { secret } = begun.json() as { secret: string }
  const confirmed = await browser.call('POST', buildTestPath('confirmTwoStep'), {
    code: createTotpCode(secret, now()),
  })
  const { recovery_codes: codes } = confirmed.json() as { recovery_codes: string[] }
  return { secret, codes }
}

describe('a sign-in with two steps', () => {
  test('asks for a code without JavaScript, and keeps its secret out of pages and scripts', async () => {
    const { secret, codes } = await setUp(await demo.signIn('manager'))
    const browser = openBrowser(demo.product.site.url)
    const asked = await browser.post('/signin?from=%2Femails-page', {
      email: 'manager@demo.test',
      password,
    })
    expect(asked.location).toBe('/signin?from=%2Femails-page&step=code')
    expect(browser.cookies.has('session')).toBe(false)
    const page = await browser.get(asked.location ?? '')
    expect(page.text).toContain('Authenticator code')
    expect(page.text).toMatch(/autocomplete="one-time-code"/i)
    const wrong = await browser.post(asked.location ?? '', { code: createWrongTotpCode(secret, now()) })
    expect([wrong.status, wrong.text.includes('This code is wrong or was used before.')]).toEqual([200, true])
    const entered = await browser.post(asked.location ?? '', { code: createTotpCode(secret, soon()) })
    expect([entered.status, entered.location]).toEqual([303, '/emails-page'])
    expect((await browser.get('/accounts-page')).text).toContain('10 recovery codes left')

    const script = openBrowser(demo.product.site.url)
    const fields = { email: 'manager@demo.test', password }
    const answer = await script.call('POST', buildTestPath('signIn'), createFormData(fields))
    expect(answer.json()).toMatchObject({ challenge: 'cookie' })
    expect(answer.json()).not.toHaveProperty('token')
    const completed = await script.call(
      'POST',
      buildTestPath('signInWithCode'),
      createFormData({ code: codes[0] ?? '' }),
    )
    expect([completed.status, completed.text.includes('token')]).toEqual([200, false])
    expect((await script.get('/dashboard')).status).toBe(200)
  })

  test('begins again when it took too long', async () => {
    const browser = openBrowser(demo.product.site.url)
    const late = await browser.call(
      'POST',
      buildTestPath('signInWithCode'),
      createFormData({ code: '123456' }),
    )
    expect([late.status, late.json()]).toEqual([400, expect.objectContaining({ code: 'challenge_over' })])
    expect((await browser.get('/signin?step=code')).text).toContain('Forgot password?')
  })
})

describe('a store that requires two-step sign-in', () => {
  test('leads a member to the set-up from every page of it, and lets them in after it', async () => {
    const owner = await demo.signIn('owner')
    const agent = await demo.signIn('agent')
    expect((await agent.get('/dashboard')).status).toBe(200)
    await setUp(owner)
    const { version } = (await owner.call('GET', buildTestPath('settings'))).json() as { version: number }
    const change = { version, requires_two_step: true }
    expect((await owner.call('PATCH', buildTestPath('updateSettings'), change)).status).toBe(200)

    for (const path of ['/', '/dashboard', '/emails-page', '/accounts-page'])
      expect((await agent.follow(path)).way.at(-1)).toBe('/two-step-page')
    expect((await agent.get('/two-step-page')).text).toContain('This store asks everyone who works in it')
    expect((await agent.call('GET', buildTestPath('threads'))).status).toBe(403)
    await setUp(agent)
    expect((await agent.get('/dashboard')).status).toBe(200)
    expect((await owner.get('/dashboard')).status).toBe(200)
  })
})

describe('a super admin without two-step sign-in', () => {
  test('is led to the set-up from every page, and works after it', async () => {
    const product = await startProduct({}, { requireSuperAdminTwoStep: undefined })
    try {
      const admin = openBrowser(product.site.url)
      await admin.post('/admin-signin', { email: 'admin@demo.test', password })
      for (const path of ['/', '/admin/dashboard-page', '/admin/people-page'])
        expect((await admin.follow(path)).way.at(-1)).toBe('/two-step-page')
      expect((await admin.get('/two-step-page')).text).toContain('asks super administrators')
      expect((await admin.call('GET', buildTestPath('stores'))).status).toBe(403)
      await setUp(admin)
      expect((await admin.get('/admin/dashboard-page')).status).toBe(200)
    } finally {
      await product.stop()
    }
  })
})
