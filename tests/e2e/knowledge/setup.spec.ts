import { buildPdf } from '../../../packages/api/src/testing/files/files.ts'
import { findSeriousProblems } from '../accessible.ts'
import { expect, fillMailbox, test } from './setup-fixtures.ts'

const password = 'Str0ng!Passw0rd'
const policy = {
  name: 'returns_policy.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(buildPdf(['Free.'])),
}

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`at ${String(width)} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('a new owner gets from sign-up to the dashboard', async ({ page, servers, expectedErrors }) => {
      test.slow()
      expectedErrors.push(/status of 400/)
      const email = `grace-${String(width)}@example.test`
      await page.goto('/signup')
      await page.getByLabel('First name').fill('Grace')
      await page.getByLabel('Last name').fill('Hopper')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Confirm password').fill(password)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByLabel('Verification code').fill(await servers.readCode(email))
      await page.getByRole('button', { name: 'Verify Email' }).click()
      await page.getByRole('link', { name: 'Log in' }).click()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByLabel('Store name').fill('Compiler Goods')
      await page.getByRole('button', { name: 'Create store' }).click()

      await expect(page).toHaveURL(/\/welcome-page$/)
      expect(await findSeriousProblems(page)).toEqual([])
      await page.getByLabel('Your language').selectOption({ label: 'Suomi' })
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('You chose Finnish.')).toBeVisible()
      await page.goto('/dashboard')
      await expect(page).toHaveURL(/\/welcome-page$/)
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      expect(await findSeriousProblems(page)).toEqual([])
      await page.getByRole('link', { name: 'Skip for now' }).click()
      await page.getByRole('button', { name: 'Start with your policies' }).click()

      await expect(page).toHaveURL(/\/policies-page$/)
      await expect(page.getByText('No documents yet')).toBeVisible()
      expect(await findSeriousProblems(page)).toEqual([])
      await page.getByLabel('Drop files here').setInputFiles(policy)
      await page.getByRole('heading', { name: 'Policies' }).hover()
      await page.getByLabel('Drop files here').hover()
      await expect(page.getByRole('link', { name: 'returns policy' })).toBeVisible()
      expect(await findSeriousProblems(page)).toEqual([])
      await page.getByRole('link', { name: 'Go to integrations' }).click()

      await expect(page).toHaveURL(/\/integration-page$/)
      await fillMailbox(page, servers, 'wrong')
      await page.getByRole('button', { name: 'Test and connect' }).click()
      const failure = page.getByText(
        'Reading mail (IMAP) failed: the server refused the user name or the password.',
      )
      await expect(failure).toBeVisible()
      expect(await findSeriousProblems(page)).toEqual([])
      await page.reload()
      await expect(failure).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill(servers.mail.password)
      await page.getByRole('button', { name: 'Test and connect' }).click()
      await expect(page.getByText('Your email account is connected.')).toBeVisible()
      await page.getByLabel('Shop address').fill('northwind')
      await page.getByLabel('Admin API access token').fill(servers.shopify.token)
      await page.getByRole('button', { name: 'Check and connect' }).click()
      await expect(page.getByText('Your store is linked')).toBeVisible()
      expect(await findSeriousProblems(page)).toEqual([])
      await page.getByRole('link', { name: 'Go to your dashboard' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  })
}

test('a store links its WooCommerce shop with a key, after a wrong one', async ({
  page,
  signIn,
  servers,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await signIn('shop')
  await page.goto('/integration-page')
  const { key, secret } = servers.wooCommerce
  await page.getByLabel('Admin API access token').fill('shpat_unsaved')
  await page.getByText('WooCommerce', { exact: true }).click()
  await page.getByLabel('Consumer key').fill(key)
  await page.getByText('Shopify', { exact: true }).click()
  await expect(page.getByLabel('Admin API access token')).toHaveValue('shpat_unsaved')
  await page.getByText('WooCommerce', { exact: true }).click()
  await expect(page.getByLabel('Consumer key')).toHaveValue(key)
  await page.getByLabel('Shop address').fill('https://Shop.example/wp-admin/')
  await page.getByLabel('Consumer secret').fill('cs_wrong')
  await page.getByRole('button', { name: 'Check and connect' }).click()
  await expect(page.getByText('WooCommerce refused the consumer key or the secret.')).toBeVisible()
  expect(await findSeriousProblems(page)).toEqual([])
  await page.getByLabel('Consumer secret').fill(secret)
  await page.getByRole('button', { name: 'Check and connect' }).click()
  await expect(page.getByText('Woo & Sons')).toBeVisible()
  await expect(page.getByText('shop.example', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a new store gets through its welcome, and hears that they need JavaScript', async ({
    page,
    signIn,
  }) => {
    await signIn('welcome')
    await page.getByRole('link', { name: 'Skip for now' }).click()
    await page.getByRole('link', { name: 'Skip for now' }).click()
    await page.getByRole('button', { name: 'Start with your policies' }).click()

    await expect(page).toHaveURL(/\/policies-page$/)
    expect(await page.locator('main noscript').innerHTML()).toContain('Please switch on JavaScript')
  })
})

test('a store links its mailbox after a wrong password, and is not locked out once it disconnects', async ({
  page,
  signIn,
  servers,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await signIn('mailbox')
  await page.goto('/integration-page')
  await fillMailbox(page, servers, 'wrong')
  await page.getByRole('button', { name: 'Test and connect' }).click()
  await expect(page.getByText('Reading mail (IMAP) failed').first()).toBeVisible()
  await expect(page.getByLabel('Email address').first()).toHaveValue(servers.mail.username)
  await page.getByLabel('Password', { exact: true }).fill(servers.mail.password)
  await page.getByRole('button', { name: 'Test and connect' }).click()
  await expect(page.getByText('Your email account is connected.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/integration-page')
  const mailbox = page.getByRole('region', { name: 'Email account' })
  await mailbox.getByRole('button', { name: 'Test again' }).click()
  await expect(mailbox.getByText('Connected', { exact: true })).toBeVisible()
  await mailbox.getByText('Disconnect').first().click()
  await mailbox.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Your email account is disconnected.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard$/)
})
