import { expect, test } from '../demo.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`verifying an address that this browser does not know, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('asks for the address, and leads to sign-up and sign-in', async ({ page }) => {
      await page.goto('/verify-email')
      await expect(page.getByLabel('Email')).toBeVisible()
      await expect(page.getByLabel('Verification code')).toBeVisible()
      await expect(page.locator('main').getByRole('link', { name: 'Sign up' })).toHaveAttribute(
        'href',
        '/signup',
      )
      await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        '/signin',
      )
    })

    for (const button of ['Verify Email', 'Resend Email']) {
      test(`says that there is no address: ${button}`, async ({ page }) => {
        await page.goto('/verify-email')
        await page.getByLabel('Verification code').fill('123456')
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByText('No email found. Please sign up again.')).toBeVisible()
      })
    }

    test('sends a code to the address that is given', async ({ page }) => {
      await page.goto('/verify-email')
      await page.getByLabel('Email').fill('unverified@demo.test')
      await page.getByRole('button', { name: 'Resend Email' }).click()
      await expect(page.getByText('Verification email has been resent!')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue('unverified@demo.test')
    })
  })
}
