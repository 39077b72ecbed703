import type { Page } from '@playwright/test'
import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test as base } from '../fixtures.ts'
import { freePort } from '../../harness.ts'
import { startProduct } from '../../http/product.ts'
import type { TestProduct } from '../../http/product.ts'

interface Passkeys {
  readonly url: string
  readonly product: TestProduct
}

// Browsers have passkeys for names of hosts alone, so this site is at localhost in place of 127.0.0.1.
const test = base.extend<object, { passkeys: Passkeys }>({
  passkeys: [
    async ({}, use) => {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const product = await startProduct({ PORT: String(port), SITE_URL: url }, { siteUrl: url })
      await use({ url, product })
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ passkeys }, use) => use(passkeys.url),
})

/** Adds an authenticator to the browser, which answers every prompt. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

test('a passkey is added, completes a sign-in, renews recovery codes, proves the identity and is removed', async ({
  page,
  passkeys: { product },
  expectedErrors,
}) => {
  // The call that needs a proof is refused first.
  expectedErrors.push(/status of 403/)
  const person = product.people.find(({ email }) => email.startsWith('new@'))
  if (!person?.password) throw new Error('The demo has no new person')
  await addAuthenticator(page)
  const signIn = async () => {
    await page.goto('/signin')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await signIn()
  await expect(page).toHaveURL(/select-store/)

  await page.goto('/two-step-page')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('My laptop')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  // The sign-in alone does not add a way in.
  const secret = dialog.getByLabel('Your password, to confirm that it is you')
  await secret.fill(person.password)
  await secret.press('Enter')
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page).toHaveURL(/select-store/)

  await page.context().clearCookies()
  await signIn()
  await expect(page).toHaveURL(/step=passkey/)
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/select-store/)

  await page.goto('/two-step-page')
  const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(row).toContainText('My laptop')
  await expect(row).toContainText('Last used')
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await page.getByRole('button', { name: 'Rename My laptop' }).click()
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The passkey is renamed.')).toBeVisible()

  await expect(page).toHaveURL(/select-store/)
  await page.goto('/two-step-page')
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('button', { name: 'Get new codes' }).click()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page).toHaveURL(/select-store/)

  await product.services.db.execute(
    `update chains set created_at = created_at - interval '1 hour', proven_at = null`,
  )
  await page.goto('/two-step-page')
  await page.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await page.context().clearCookies()
  await signIn()
  await expect(page).toHaveURL(/select-store/)
})
