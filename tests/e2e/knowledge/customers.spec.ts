import { expect, test } from '../demo.ts'

// No other test reads this customer's mail: tests share the demo.
const address = 'lena.fischer@mail.test'

test('the data of a customer is downloaded, and erased after a tick', async ({ page, signIn }) => {
  await signIn('owner', { at: '/settings-page/customers' })
  const field = page.getByLabel('Customer’s email address')
  await field.fill(address)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download data' }).click()
  expect((await download).suggestedFilename()).toBe('customer-data.json')

  await page.getByRole('button', { name: 'Erase customer' }).click()
  await expect(page.getByRole('alert')).toContainText('Please tick the box first')
  await expect(field).toHaveValue(address)
  await page.getByLabel('Yes, erase this customer for good').check()
  await page.getByRole('button', { name: 'Erase customer' }).click()
  await expect(page.getByText(/Erased: [1-9]\d* conversations?/)).toBeVisible()
  await expect(field).toHaveValue('')
  await page.goto('/emails-page?filter=all&q=lena.fischer')
  await expect(page.getByText('Lena Fischer')).toHaveCount(0)
})
