import { buildTestPath } from '@draftdesk/contract/testing'
import { expect, test } from '../demo.ts'

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/)
})
test.afterEach(({ demo }) => demo.clearFaults())

test.describe('a failed call', () => {
  test('keeps the form and shows the sentence of the server', async ({ page, demo }) => {
    await demo.fault('signIn', '500')
    await page.goto('/signin')
    await page.getByLabel('Email').fill('owner@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Demo-pass-1')
    await demo.clearFaults()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('with 502 leads to /502-error, from where the page is reached again when the upstream is back', async ({
    page,
    demo,
    signIn,
  }) => {
    await signIn('owner')
    await demo.fault('stores', '502')
    await page.getByRole('button', { name: /^Store / }).click()
    await expect(page).toHaveURL(/\/502-error\?lastPage=%2Fdashboard$/)
    await demo.clearFaults()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('with an ended session says so and leads to sign-in, also in the other tab', async ({
    page,
    context,
    demo,
    signIn,
  }) => {
    await signIn('owner')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await demo.expire('owner@demo.test', 'end')
    await page.getByRole('button', { name: /^Store / }).click()
    await expect(page).toHaveURL(/\/signin\?from=%2Fdashboard$/)
    await expect(page.locator('.toast[data-accent-color="red"]')).toBeVisible()
    await expect(other).toHaveURL(/\/signin/)
  })

  test('with a session whose end another tab has met says it once', async ({ page, demo, signIn }) => {
    await signIn('owner')
    await demo.expire('owner@demo.test', 'end')
    const met = await page.request.get('/dashboard', { maxRedirects: 0 })
    expect(met.headers()['location']).toContain('/signin')
    await page.getByRole('button', { name: /^Store / }).click()
    await expect(page).toHaveURL(/\/signin\?from=%2Fdashboard$/)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('toast'))).toBeNull()
    await expect(page.locator('.toast')).toHaveCount(1)
  })

  test('with an ended session leaves its sentence on /signin for 5 s, and what was typed for later', async ({
    page,
    demo,
    signIn,
  }) => {
    await signIn('owner', { at: '/policies-page/create-policy' })
    await page.getByLabel('Title').fill('Returns by post')
    await page.getByLabel('Text').fill('Send it back within 30 days.')
    await demo.expire('owner@demo.test', 'end')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/signin\?from=%2Fpolicies-page%2Fcreate-policy$/)
    await expect(page.getByText('Your unsaved text comes back after you log in')).toBeVisible()
    await expect(page.locator('.toast')).toBeVisible()
    const goneAtMs = await page.locator('#toasts').evaluate(
      (list) =>
        new Promise<number>((resolve) => {
          new MutationObserver(() => resolve(performance.now())).observe(list, { childList: true })
        }),
    )
    expect(goneAtMs).toBeGreaterThan(5000)
    await page.getByLabel('Email').fill('owner@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/create-policy$/)
    await expect(page.getByLabel('Title')).toHaveValue('Returns by post')
    await expect(page.getByLabel('Text')).toHaveValue('Send it back within 30 days.')
  })

  test('with 502 keeps what was typed, but no password', async ({ page, demo }) => {
    await page.goto('/signup')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('Email').fill('ada@example.test')
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await page.getByLabel('Password', { exact: true }).fill('Str0ng!Passw0rd')
    await page.getByLabel('Confirm password').fill('Str0ng!Passw0rd')
    await demo.fault('signUp', '502')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/502-error\?lastPage=%2Fsignup/)
    await expect(page.getByText('Your input comes back there')).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Str0ng')
    await demo.clearFaults()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.test')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  test('forgets what was typed on a page that was left for another', async ({ page, signIn }) => {
    await signIn('owner', { at: '/policies-page/create-policy' })
    await page.getByLabel('Title').evaluate((input: HTMLInputElement) => {
      input.value = 'Returns by post'
    })
    await page.goto('/dashboard')
    // The page's scripts run after the navigation. A person leaves later than this.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsaved-fields'))).toBeNull()
    await page.goto('/502-error?lastPage=%2Fpolicies-page%2Fcreate-policy')
    await expect(page.getByText('Your input comes back there')).toBeHidden()
  })

  for (const [call, button] of [
    ['stores', /^Store /],
    ['languages', /^Account menu/],
  ] as const) {
    test(`of a menu is a toast: ${call}`, async ({ page, demo, signIn }) => {
      await signIn('owner')
      await demo.fault(call, '500')
      await page.getByRole('button', { name: button }).click()
      await expect(page.locator('.toast').getByText('Demo fault 500')).toBeVisible()
    })
  }
})

test.describe('a part that crashes', () => {
  test('says so in its own place and is reported', async ({ page, signIn, expectedErrors }) => {
    expectedErrors.push(/./)
    await signIn('owner')
    await page.route(`**${buildTestPath('languages')}`, (route) =>
      route.fulfill({ json: [{ code: {}, name: {} }] }),
    )
    await page.route(/avatar-menu.*\.js/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/className:`menu-note stack gap-0 break`/, 'style:`broken`'),
      })
    })
    await page.reload()
    const reported = page.waitForRequest(`**${buildTestPath('notify')}`)
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await expect(page.getByText('An unexpected error occurred!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await reported).postDataJSON()).toMatchObject({ alertType: 'crash', project: 'draftdesk-site' })
  })
})

test.describe('an upstream that cannot be reached', () => {
  test('is said on the sign-in page, which goes on by itself when it is back', async ({
    page,
    demo,
    signIn,
  }) => {
    await signIn('owner')
    await demo.fault('session', 'offline')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/signin\?from=%2Fdashboard$/)
    await expect(page.getByText(/You are still signed in/)).toBeVisible()
    await demo.clearFaults()
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 15_000 })
  })
})

test.describe('an address that signs in', () => {
  test('a failed invitation disables the Google button', async ({ page }) => {
    await page.goto('/signup?invite_id=nothing')
    await page.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(page).toHaveURL(/invite=failed/)
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeDisabled()
  })

  test('a link for somebody else leads home and marks Log out', async ({ page, signIn }) => {
    await signIn('owner')
    await page.goto('/signin?token=for-somebody-else')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-highlight', 'log-out')
  })
})
