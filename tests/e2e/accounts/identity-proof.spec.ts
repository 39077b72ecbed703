import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../demo.ts'
import type { TestProduct } from '../../http/product.ts'

/** Lets the sign-ins of a person be an hour old. */
async function ageSignIns({ services }: TestProduct, email: string): Promise<void> {
  await services.db.execute(
    `update chains set created_at = created_at - interval '1 hour', proven_at = null
      where user_id = (select id from users where email = '${email}')`,
  )
}

const personOf = ({ people }: TestProduct, name: string) => {
  const { email = '', password = '' } = people.find((one) => one.email.startsWith(`${name}@`)) ?? {}
  return { email, password }
}

test('a dialog asks for the password after a while, and the action continues by itself', async ({
  page,
  signIn,
  demo,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[03]/)
  const { email, password } = personOf(demo, 'owner')
  await signIn('owner', { at: '/settings-page/customers' })
  await ageSignIns(demo, email)
  const field = page.getByLabel('Customer’s email address')
  await field.fill('nobody@customers.test')
  await page.getByRole('button', { name: 'Download data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const secret = dialog.getByLabel('Your password, to confirm that it is you')
  await expect(secret).toBeFocused()
  expect(await findSeriousByDayAndNight(page)).toEqual([])

  // Cancelling keeps what was typed, and says why nothing happened.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('Please confirm first that it is you.')
  await expect(field).toHaveValue('nobody@customers.test')

  await page.getByRole('button', { name: 'Download data' }).click()
  await secret.fill('Wrong-password-1')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The password is wrong.')
  const download = page.waitForEvent('download')
  await secret.fill(password)
  await secret.press('Enter')
  expect((await download).suggestedFilename()).toBe('customer-data.json')
  await expect(dialog).toHaveCount(0)
  await expect(field).toHaveValue('nobody@customers.test')
})

test('a form of the admin area asks, keeps its fields, and continues after the answer', async ({
  page,
  signIn,
  demo,
}) => {
  const { email, password } = personOf(demo, 'admin')
  await signIn('admin')
  await page.goto('/admin/store-page?search=harbour')
  await page.getByRole('link', { name: 'Harbour Home' }).click()
  const perDay = page.getByLabel('Per day')
  const before = await perDay.inputValue()
  const reason = page.getByLabel('Reason for the change')
  const change = async (count: string) => {
    await perDay.fill(count)
    await reason.fill('A busy season')
    await page.getByRole('button', { name: 'Change limits' }).click()
  }
  await ageSignIns(demo, email)
  await change('2345')
  const secret = page.getByLabel('Your password, to confirm that it is you')
  await expect(secret).toBeFocused()
  await expect(perDay).toHaveValue('2345')
  await secret.fill('Wrong-password-1')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('The password is wrong.').first()).toBeVisible()
  await secret.fill(password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(secret).toHaveCount(0)
  await expect(perDay).toHaveValue('2345')
  await change(before)
  await expect(perDay).toHaveValue(before)
})
