import type { Locator, Page } from '@playwright/test'
import { jpegPicture, pngPicture } from '../../../packages/api/src/testing/files/pictures.ts'
import { expect, test } from '../demo.ts'

/** Waits until the island of a field is hydrated, as for a person who moves from mouse to keyboard. */
async function reach(field: Locator): Promise<void> {
  await field.hover()
  await expect(field.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr')
}

const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('somebody is invited, invited again and revoked by keyboard alone', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await signIn('owner', { at: '/accounts-page' })
  const email = page.getByLabel('Email address')
  await email.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Man')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter the email address.')).toBeVisible()
  await expect(email).toBeFocused()
  await page.keyboard.type('keys@guest.test')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'keys@guest.test')).toContainText('Manager')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('')

  await page.keyboard.type('keys@guest.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This address is already invited.')
  await expect(email).toHaveValue('keys@guest.test')

  const resend = page.getByRole('button', { name: 'Resend the invitation to keys@guest.test' })
  await resend.press('Enter')
  await expect(page.getByText('A new link is on its way to keys@guest.test.')).toBeVisible()
  await expect(resend).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The invitation of keys@guest.test was revoked.')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(resend).toBeFocused()
  await page.getByRole('button', { name: 'Revoke the invitation of keys@guest.test' }).press('Enter')
  await expect(undo).toBeFocused()
  await page.reload()
  await expect(page.getByText('late@demo.test')).toBeVisible()
  await expect(page.getByText('keys@guest.test')).toHaveCount(0)
})

test('a role is changed and a person removed and taken back by keyboard alone', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('owner')
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn('agent', { page: other })
  await page.goto('/accounts-page')
  const role = page.getByRole('combobox', { name: 'Role of Arne Agent' })
  const save = page.getByRole('button', { name: 'Save the role of Arne Agent' })
  await expect(save).toHaveCount(0)
  await role.focus()
  await page.keyboard.type('Man')
  await expect(role).toHaveValue('manager')
  await expect(save).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Arne Agent is now Manager.')).toBeVisible()
  await expect(role).toBeFocused()
  await expect(save).toHaveCount(0)
  await other.goto('/settings-page')
  await expect(other).toHaveURL(/\/settings-page\/general$/)

  await page.getByRole('button', { name: 'Remove Arne Agent' }).press('Enter')
  await expect(page.getByText('Arne Agent was removed')).toBeVisible()
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/select-store/)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(role).toBeFocused()
  await expect(role).toHaveValue('manager')
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/dashboard/)

  await role.selectOption('agent')
  await save.click()
  await expect(page.getByText('Arne Agent is now Agent.')).toBeVisible()
  await context.close()
})

test('a role that somebody else changed meanwhile is shown as it is', async ({
  page,
  signIn,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await signIn('owner', { at: '/accounts-page' })
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn('owner', { page: other, at: '/accounts-page' })
  const roleIn = (one: Page) => one.getByRole('combobox', { name: 'Role of Mara Manager' })
  const saveIn = (one: Page) => one.getByRole('button', { name: 'Save the role of Mara Manager' })
  await reach(roleIn(other))
  await roleIn(other).selectOption('owner')
  await saveIn(other).click()
  await expect(other.getByText('Mara Manager is now Owner.')).toBeVisible()
  await reach(roleIn(page))
  await roleIn(page).selectOption('agent')
  await saveIn(page).click()
  await expect(page.getByText('A colleague changed the role of Mara Manager in the meantime.')).toBeVisible()
  await expect(roleIn(page)).toHaveValue('owner')
  await roleIn(page).selectOption('manager')
  await saveIn(page).click()
  await expect(page.getByText('Mara Manager is now Manager.')).toBeVisible()
  await context.close()
})

test('a picture and a name are in the header once they are saved', async ({ page, signIn }) => {
  await signIn('owner', { at: '/accounts-page' })
  const choose = page.getByLabel('Choose a picture')
  await reach(choose)
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('This file is not a supported picture.')).toBeVisible()
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pngPicture) })
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  const shown = page.getByRole('banner').locator('.avatar img')
  await expect(shown).toHaveAttribute('src', /^\/v1\/pictures\//)
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]))
    .toEqual([true, 1])
  const first = await shown.getAttribute('src')
  await reach(choose)
  await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpegPicture) })
  await expect(shown).not.toHaveAttribute('src', first ?? '')
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter')
  await expect(page.getByText('Your picture is removed.')).toBeVisible()
  await expect(shown).toHaveCount(0)

  await page.getByLabel('Last name').fill('Ostrom')
  await page.getByLabel('Last name').press('Enter')
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu, Olga Ostrom' })).toBeVisible()
  await expect(page).toHaveURL(/\/accounts-page(?:#account)?$/)
})

test('a new password keeps this sign-in and ends the other', async ({
  page,
  signIn,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await signIn('manager')
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn('manager', { page: other })
  await page.goto('/accounts-page')
  await page.getByLabel('Current password').focus()
  await page.keyboard.type('Wrong-pass-1')
  await page.getByLabel('New password').fill('weak')
  await expect(page.getByText('a numberstill missing')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New password').fill('Better-pass-2')
  await page.getByLabel('Confirm password').fill('Better-pass-2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  await page.getByLabel('Current password').fill('Demo-pass-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await page.reload()
  await expect(page).toHaveURL(/accounts-page/)
  await other.goto('/accounts-page')
  await expect(other).toHaveURL(/signin/)
  await context.close()
  // Other tests sign in as the same person.
  await page.getByLabel('Current password').fill('Better-pass-2')
  await page.getByLabel('New password').fill('Demo-pass-1')
  await page.getByLabel('Confirm password').fill('Demo-pass-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await page.request.post('/logout', { headers: { origin: new URL(page.url()).origin } })
})

test('a store is renamed, and the header says so at once', async ({ page, signIn }) => {
  await signIn('owner', { at: '/settings-page' })
  await expect(page).toHaveURL(/\/settings-page\/general$/)
  await page.getByLabel('Store name').fill('Westwind')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Store Westwind, switch store' })).toBeVisible()
  await page.getByLabel('Store name').fill('Northwind Outfitters')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /Store Northwind Outfitters/ })).toBeVisible()
})

test('a reply is shown as it will look, and what is not saved is asked about', async ({ page, signIn }) => {
  await signIn('owner', { at: '/settings-page/email-configuration' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await page.getByLabel('Sender name').fill('Nora of Northwind')
  await expect(preview).toContainText('Nora of Northwind')
  await page.getByLabel('Reply-to address').fill('nonsense')
  await page.getByLabel('Signature').fill('Kind regards\nNora')
  await expect(preview).toContainText('Nora')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is not an email address.')).toBeVisible()
  await expect(page.getByLabel('Reply-to address')).toBeFocused()

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'General' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByLabel('Signature')).toHaveValue('Kind regards\nNora')
  await page.getByLabel('Reply-to address').fill('help@northwind.test')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.getByRole('link', { name: 'General' }).click()
  await expect(page).toHaveURL(/general$/)
  await page.goto('/settings-page/email-configuration')
  await expect(page.getByLabel('Signature')).toHaveValue('Kind regards\nNora')
  expect(asked).toHaveLength(1)
})

test('settings that somebody else changed are shown beside one’s own', async ({
  page,
  signIn,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await signIn('owner', { at: '/settings-page/email-configuration' })
  const other = await context.newPage()
  await other.goto('/settings-page/email-configuration')
  await reach(other.getByLabel('Signature'))
  await other.getByLabel('Signature').fill('Theirs')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('The settings are saved.')).toBeVisible()
  await reach(page.getByLabel('Signature'))
  await page.getByLabel('Signature').fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A colleague changed these settings in the meantime.')).toBeVisible()
  await expect(page.locator('.remote-version')).toContainText('Theirs')
  await expect(page.getByLabel('Signature')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await expect(page.locator('.remote-version')).toHaveCount(0)
})
