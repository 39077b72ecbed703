import { expect, test } from './demo.ts'

test.describe('tabs', () => {
  test('a logout takes every tab along', async ({ page, context, signIn }) => {
    await signIn('owner')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/signin/)
    await expect(other).toHaveURL(/\/signin/)
  })

  test('a login takes every tab along', async ({ page, context, signIn }) => {
    await page.goto('/signup')
    const other = await context.newPage()
    await signIn('owner', other)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a switch of store is said in the tab left behind', async ({ page, context, signIn }) => {
    await signIn('owner')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await page.getByRole('button', { name: /^Store / }).click()
    await page.getByRole('menuitemradio', { checked: false }).first().click()
    await expect(page.getByText('Harbour Home').first()).toBeVisible()
    await expect(other.getByRole('alert')).toContainText('You are now working in Harbour Home.')
    await other.getByRole('button', { name: 'Reload' }).click()
    await expect(other.getByRole('button', { name: /^Store Harbour Home/ })).toBeVisible()
  })

  test('the browser keeps every field of the session but the token', async ({ page, signIn }) => {
    await signIn('owner')
    const stored = await page.evaluate(() => localStorage.getItem('session') ?? '{}')
    const session = JSON.parse(stored) as Record<string, unknown>
    expect(session).toMatchObject({ isLoggedIn: 'True', email: 'owner@demo.test', isonboarded: 'True' })
    expect(session).not.toHaveProperty('token')
  })
})
