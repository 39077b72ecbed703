import { expect, test } from '../demo.ts'

test.describe('keyboard', () => {
  test('signs in and sets the language without a pointer', async ({ page, demo }) => {
    const owner = demo.people.find(({ email }) => email.startsWith('owner@'))
    await page.goto('/signin')
    await page.getByLabel('Email').focus()
    await page.keyboard.type(owner?.email ?? '')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(owner?.password ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)

    await page.getByRole('button', { name: /^Account menu/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Default language' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    // A language without pages: other tests read this person's pages in English.
    await expect(page.getByRole('menuitemradio', { name: 'Finnish' })).toBeVisible()
    await page.keyboard.type('Suo')
    await expect(page.getByRole('menuitemradio', { name: 'Finnish' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Language updated to Finnish successfully')).toBeVisible()
  })

  test('returns to the button when a menu closes', async ({ page, signIn }) => {
    await signIn('owner')
    const trigger = page.getByRole('button', { name: /^Store / })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
  })

  test('skips to the content', async ({ page, signIn }) => {
    await signIn('owner', { at: '/dashboard' })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
  })

  test('leads to the first wrong field and says what is wrong with it', async ({ page }) => {
    await page.goto('/signup')
    await page.getByLabel('First name').fill('Ada')
    await page.getByRole('button', { name: 'Create account' }).press('Enter')
    const name = page.getByLabel('Last name')
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription('First name and Last name are required')
  })

  test('hears the password rule change while typing', async ({ page }) => {
    await page.goto('/signup')
    await page.getByLabel('Password', { exact: true }).pressSequentially('abcD1')
    await expect(page.locator('.password-rule li[data-met]')).toHaveText([
      /a lowercase letter/,
      /an uppercase letter/,
      /a number/,
    ])
  })
})
