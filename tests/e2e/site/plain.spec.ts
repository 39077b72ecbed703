import { expect, test } from '../demo.ts'

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  test('a person signs in, sees the dashboard and logs out', async ({ page, signIn }) => {
    await signIn('owner')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Signin successful!')).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/signin/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/signin\?from=%2Fdashboard/)
  })

  test('a refused form comes back with its content and the reason, and no password in the address', async ({
    page,
  }) => {
    await page.goto('/signin')
    await page.getByLabel('Email').fill('somebody@example.test')
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('somebody@example.test')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(page.url()).not.toContain('password')
  })

  test('sign-up says which rule is broken', async ({ page }) => {
    await page.goto('/signup')
    await page.getByLabel('First name').fill('Ada')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('First name and Last name are required')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
  })
})
