import { pathOf } from '@draftdesk/contract/testing'
import type { Page } from '@playwright/test'
import { expect, test } from './demo.ts'

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/)
})
test.afterEach(({ demo }) => demo.clearFaults())

test.describe('offline screen', () => {
  test('covers the page, keeps what was typed, and goes by itself', async ({ page, context }) => {
    await page.goto('/signup')
    await page.getByLabel('First name').fill('Ada')
    await context.setOffline(true)
    await expect(
      page.getByText('Ooops! No internet connection found. Please check your connection.'),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Ooops!')).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
  })

  test('says that it is still offline when tried too early', async ({ page, context }) => {
    await page.goto('/signin')
    await context.setOffline(true)
    const said = page.waitForEvent('dialog')
    await Promise.all([
      page.getByRole('button', { name: 'Try again' }).click(),
      said.then(async (dialog) => {
        expect(dialog.message()).toBe('Still offline. Please check your connection.')
        await dialog.accept()
      }),
    ])
    await context.setOffline(false)
  })
})

test.describe('logging out without a connection', () => {
  test('signs out here at once and on the server with the next connection', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('owner')
    await context.setOffline(true)
    await page.locator('#offline').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText(/You are signed out on this device/)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/signin$/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/signin\?from/)
  })
})

test.describe('logging out with a server that cannot do it yet', () => {
  test('signs out on the server once it can, after 500, 502 and 429', async ({
    page,
    context,
    signIn,
    demo,
  }) => {
    await signIn('owner')
    const cookies = await context.cookies()
    const waiting = [500, 502, 429]
    const asked: (number | undefined)[] = []
    await page.route('**/logout', async (route) => {
      const status = waiting.shift()
      asked.push(status)
      await (status === undefined ? route.continue() : route.fulfill({ status, body: 'not now' }))
    })
    await context.setOffline(true)
    await page.locator('#offline').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText(/You are signed out on this device/)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/signin$/, { timeout: 30_000 })
    expect(asked.slice(-4)).toEqual([500, 502, 429, undefined])
    const stolen = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${demo.site.url}/dashboard`, {
      redirect: 'manual',
      headers: { cookie: stolen },
    })
    expect(answer.headers.get('location')).toBe('/signin?from=%2Fdashboard')
  })
})

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
    await expect(page.getByText('What you typed is put back once you are signed in')).toBeVisible()
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
    await expect(page.getByText('What you typed is put back there')).toBeVisible()
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
    // Its scripts run a moment after it is there; nobody leaves as fast as a test.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed-fields'))).toBeNull()
    await page.goto('/502-error?lastPage=%2Fpolicies-page%2Fcreate-policy')
    await expect(page.getByText('What you typed is put back there')).toBeHidden()
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

test.describe('a plain form', () => {
  const address = 'nobody@example.test'
  const fill = async (page: Page): Promise<void> => {
    await page.goto('/settings-page/customers')
    await page.getByLabel('E-mail address of the customer').fill(address)
  }
  const expectAnswered = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Erase them' }).click()
    await expect(page.getByRole('alert')).toContainText('Please tick the box first')
    await expect(page.getByLabel('E-mail address of the customer')).toHaveValue(address)
  }

  test('stays as it is where nobody answers, says so, and is sent by the next press', async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await fill(page)
    await page.route('**/*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Erase them' }).click()
    await expect(page.locator('.toast').getByText('Draftdesk cannot be reached right now')).toBeVisible()
    await expect(page.getByLabel('E-mail address of the customer')).toHaveValue(address)
    await page.unroute('**/*')
    await expectAnswered(page)
  })

  test('is filled in again after the way back from the page of the browser that says that nobody answered', async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await fill(page)
    const lose = '**/settings-page/customers?*'
    await page.route(lose, (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Erase them' }).click()
    await expect(page).toHaveURL(/^chrome-error:/)
    await page.unroute(lose)
    await page.goBack()
    await expectAnswered(page)
  })
})

test.describe('a refusal that names a field', () => {
  const refusal = (field: string) => ({
    status: 422,
    json: { detail: [{ loc: ['body', field], msg: 'Refused by the server.', type: 'value_error' }] },
  })

  async function expectMarked(page: Page, label: string | RegExp): Promise<void> {
    const field = page.getByLabel(label).first()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Refused by the server\./)
    await expect(field).toBeFocused()
  }

  test('is said at that field of sign-up, the password too', async ({ page }) => {
    let field = 'email'
    await page.route(`**${pathOf('signUp')}`, (route) => route.fulfill(refusal(field)))
    await page.goto('/signup')
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('Email').fill('ada@example.test')
    for (const label of ['Password', 'Confirm password'])
      await page.getByLabel(label, { exact: true }).fill('Abcdef1!')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectMarked(page, 'Email')
    field = 'password'
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectMarked(page, /^Password$/)
  })

  test('is said at that field of every form in a store', async ({ page, signIn }) => {
    await signIn('owner')
    const walk = async (
      path: string,
      call: string,
      wrong: readonly [field: string, label: string | RegExp],
      fill: () => Promise<void>,
    ): Promise<void> => {
      await page.goto(path)
      await page.route(call, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal(wrong[0])),
      )
      await fill()
      await expectMarked(page, wrong[1])
    }
    await walk('/accounts-page', `**${pathOf('createInvite')}`, ['email', 'E-mail address'], async () => {
      await page.getByLabel('E-mail address').fill('x@y.test')
      await page.getByRole('button', { name: 'Invite', exact: true }).click()
    })
    await walk('/accounts-page', `**${pathOf('updateUser', '*')}`, ['last_name', 'Last name'], async () => {
      await page.getByRole('button', { name: 'Save name' }).click()
    })
    await walk('/accounts-page', '**/password', ['current_password', 'Current password'], async () => {
      await page.getByLabel('Current password').fill('Demo-pass-1')
      for (const label of ['New password', 'Confirm password'])
        await page.getByLabel(label, { exact: true }).fill('Abcdef1!')
      await page.getByRole('button', { name: 'Change password' }).click()
    })
    await walk('/create-example', `**${pathOf('createExample')}`, ['answer', 'Your reply'], async () => {
      for (const label of ['Title', 'The customer’s mail', 'Your reply'])
        await page.getByLabel(label).fill('x')
      await page.getByRole('button', { name: 'Save' }).click()
    })
    await walk(
      '/settings-page/general',
      `**${pathOf('updateSettings')}`,
      ['name', 'Store name'],
      async () => {
        await page.getByRole('button', { name: 'Save' }).click()
      },
    )
    await walk('/select-store', `**${pathOf('createStore')}`, ['name', 'Store name'], async () => {
      await page.getByLabel('Store name').fill('x')
      await page.getByRole('button', { name: 'Create store' }).click()
    })
  })
})

test.describe('a part that crashes', () => {
  test('says so in its own place and is reported', async ({ page, signIn, expectedErrors }) => {
    expectedErrors.push(/./)
    await signIn('owner')
    await page.route(`**${pathOf('languages')}`, (route) => route.fulfill({ json: [{ code: {}, name: {} }] }))
    await page.route(/avatar-menu.*\.js/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/className:`menu-person`/, 'style:`broken`'),
      })
    })
    await page.reload()
    const reported = page.waitForRequest(`**${pathOf('notify')}`)
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
