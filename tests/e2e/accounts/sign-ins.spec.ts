import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../demo.ts'

test('a sign-in elsewhere is ended by keyboard alone, once one is sure', async ({
  page,
  signIn,
  browser,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn('manager', { page: other })
  await signIn('manager', { at: '/accounts-page' })
  const list = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(list.getByText('This browser', { exact: true })).toBeVisible()
  await list.locator('summary').first().press('Enter')
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await list.getByRole('button', { name: 'Log out this browser' }).press('Enter')
  await expect(page.getByText('The browser is logged out.')).toBeVisible()
  await expect(list.getByText('You are signed in nowhere else.')).toBeVisible()
  await expect(list.getByRole('list')).toBeFocused()
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/signin/)
  await context.close()
})

test('the set-up goes on without a shop, and a refused answer can be read by day and night', async ({
  page,
  signIn,
  demo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await signIn('shop')
  await demo.fault('chooseShop', '503', 1)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('alert')).toContainText('Demo fault 503')
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('Your store is linked')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
