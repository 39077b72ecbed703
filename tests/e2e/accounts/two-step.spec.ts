import { createTotpCode } from '../../../packages/api/src/testing/totp-codes.ts'
import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../fixtures.ts'

// The whole path on a phone: codes of now and of the next 30 s are good for at least as long.
test.use({ viewport: { width: 390, height: 844 } })

test('two-step sign-in is set up, asked for, replaced by a recovery code and turned off', async ({
  page,
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const signIn = async () => {
    await page.goto('/signin')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await signIn()
  await expect(page).toHaveURL(/select-store/)

  await page.goto('/two-step-page')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await page.getByLabel('Your password, to set up two-step sign-in').fill(person.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  const secret = (await page.locator('.two-step-key').innerText()).replaceAll(' ', '')
  await page.getByLabel('Authenticator code').fill(createTotpCode(secret, Date.now()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  const [first = '', second = ''] = await codes.allInnerTexts()
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toBe('draftdesk-recovery-codes.txt')
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page).toHaveURL(/select-store/)

  await page.context().clearCookies()
  await signIn()
  await expect(page.getByLabel('Authenticator code')).toBeFocused()
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await page.keyboard.type(createTotpCode(secret, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/select-store/)

  await page.context().clearCookies()
  await signIn()
  await page.getByRole('link', { name: 'Lost your phone? Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill('wrong')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was used before.')
  await page.getByLabel('Recovery code').fill(first)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/select-store/)

  await page.goto('/two-step-page')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Your password, to turn off two-step sign-in').fill(person.password)
  await page.getByLabel('Authenticator code or recovery code').fill(second)
  await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()

  await page.context().clearCookies()
  await signIn()
  await expect(page).toHaveURL(/select-store/)
})
