import { expect, test } from '../demo.ts'

test('an owner deletes the store by its name, everyone sees the day, and it is taken back', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await signIn('owner', { at: '/settings-page/general' })
  const name = (await page.locator('#store-switcher').textContent())?.trim() ?? ''
  const field = page.getByLabel('to confirm')
  const press = page.getByRole('button', { name: 'Delete the store' })
  await field.fill('Another store')
  await press.click()
  await expect(page.getByText('This is not the name of the store.')).toBeVisible()
  await field.fill(name)
  await press.click()
  const banner = page.getByText(/This store will be deleted on \d\d\/\d\d\/\d{4}/)
  await expect(banner).toBeVisible()
  await page.goto('/dashboard')
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Keep the store' }).click()
  await expect(page.getByText('The store will not be deleted.')).toBeVisible()
  await expect(banner).toHaveCount(0)
})
