import type { Page } from '@playwright/test'
import { buildTestPath } from '@draftdesk/contract/testing'
import { expect, test } from '../demo.ts'

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/)
})

test.describe('a plain form', () => {
  const typed = '20'
  const fill = async (page: Page): Promise<void> => {
    await page.goto('/admin/store-page?search=Northwind')
    await page.getByRole('link', { name: 'Northwind Outfitters' }).click()
    await page.waitForURL(/details/)
    // The form posts to the address without its query, which the retry opens.
    await page.goto(`${page.url()}?list=1`)
    await page.getByLabel('Per minute').fill('0')
    await page.getByLabel('Per day').fill(typed)
    await page.getByLabel('Reason for the change').fill('A quiet week')
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Change limits' }).click()
  const expectAnswered = async (page: Page): Promise<void> => {
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Please enter 1 to')
    await expect(page.getByLabel('Per day')).toHaveValue(typed)
  }

  test('stays as it is where nobody answers, says so, and is sent by the next press', async ({
    page,
    signIn,
  }) => {
    await signIn('admin')
    await fill(page)
    await page.route('**/*', (route) => route.abort('internetdisconnected'))
    await send(page)
    await expect(page.locator('.toast').getByText('Draftdesk cannot be reached right now')).toBeVisible()
    await expect(page.getByLabel('Per day')).toHaveValue(typed)
    await page.unroute('**/*')
    await expectAnswered(page)
  })

  test('is filled in again after the way back from the page of the browser that says that nobody answered', async ({
    page,
    signIn,
  }) => {
    await signIn('admin')
    await fill(page)
    const lose = '**/admin/store-page/details/*'
    await page.route(lose, (route) => route.abort('internetdisconnected'))
    await send(page)
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
    await page.route(`**${buildTestPath('signUp')}`, (route) => route.fulfill(refusal(field)))
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
    await walk(
      '/accounts-page',
      `**${buildTestPath('createInvite')}`,
      ['email', 'Email address'],
      async () => {
        await page.getByLabel('Email address').fill('x@y.test')
        await page.getByRole('button', { name: 'Invite', exact: true }).click()
      },
    )
    await walk(
      '/accounts-page',
      `**${buildTestPath('updateUser', '*')}`,
      ['last_name', 'Last name'],
      async () => {
        await page.getByRole('button', { name: 'Save name' }).click()
      },
    )
    await walk('/accounts-page', '**/password', ['current_password', 'Current password'], async () => {
      await page.getByLabel('Current password').fill('Demo-pass-1')
      for (const label of ['New password', 'Confirm password'])
        await page.getByLabel(label, { exact: true }).fill('Abcdef1!')
      await page.getByRole('button', { name: 'Change password' }).click()
    })
    await walk(
      '/create-example',
      `**${buildTestPath('createExample')}`,
      ['answer', 'Your reply'],
      async () => {
        for (const label of ['Title', 'The customer’s message', 'Your reply'])
          await page.getByLabel(label).fill('x')
        await page.getByRole('button', { name: 'Save' }).click()
      },
    )
    await walk(
      '/settings-page/general',
      `**${buildTestPath('updateSettings')}`,
      ['name', 'Store name'],
      async () => {
        await page.getByRole('button', { name: 'Save' }).click()
      },
    )
    await walk('/select-store', `**${buildTestPath('createStore')}`, ['name', 'Store name'], async () => {
      await page.getByLabel('Store name').fill('x')
      await page.getByRole('button', { name: 'Create store' }).click()
    })
  })
})
