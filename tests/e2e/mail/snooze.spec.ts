import { findSeriousAtBothWidths, findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../demo.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`snooze at ${String(viewport.width)} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('hides a conversation by keyboard, lists it as snoozed, and takes it back', async ({
      page,
      signIn,
    }) => {
      await signIn('owner', { at: '/emails-page' })
      await expect(page.locator('.workspace[data-awake]')).toBeVisible()
      const row = page.locator('#mail-list h3 a').first()
      const name = (await row.textContent()) ?? ''
      await row.focus()
      await page.keyboard.press('h')
      const dialog = page.getByRole('dialog', { name: 'Snooze' })
      await expect(dialog).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await dialog.getByRole('button', { name: /^Tomorrow/ }).press('Enter')
      await expect(page.getByText(`“${name}” is snoozed.`)).toBeVisible()
      await expect(page.locator('#mail-list').getByRole('link', { name, exact: true })).toHaveCount(0)

      await page.goto('/emails-page?filter=snoozed')
      await expect(page.locator('.workspace[data-awake]')).toBeVisible()
      const snoozed = page.locator('#mail-list').getByRole('listitem').filter({ hasText: name })
      await expect(snoozed).toContainText('Snoozed until')
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await snoozed.getByRole('link').focus()
      await page.keyboard.press('h')
      await expect(page.getByText(`“${name}” is back in the inbox.`)).toBeVisible()
      await expect(snoozed).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(snoozed).toHaveCount(1)
      await snoozed.getByRole('link').focus()
      await page.keyboard.press('h')
      await expect(snoozed).toHaveCount(0)
    })
  })

test('refuses a time that has passed, and says so', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page' })
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await page.locator('#mail-list h3 a').first().focus()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog', { name: 'Snooze' })
  await dialog.getByLabel('Date and time').fill('2020-01-01T08:00')
  await dialog.getByRole('button', { name: 'Choose this time' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a time in the future.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('sends a reply later, shows its time, and gives it back to edit', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await page.locator('#mail-list h3 a').first().press('Enter')
  const name = (await page.locator('#reading h1').textContent()) ?? ''
  const conversation = page.url()
  await page.getByRole('button', { name: 'More ways to send' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Send later' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send later' })
  await expect(dialog).toBeVisible()
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Tomorrow/ }).press('Enter')
  await expect(page.getByText(/^Your reply is sent on/)).toBeVisible()
  await page.goto(conversation)
  await expect(page.locator('#reading h1')).toHaveText(name)
  const waiting = page.getByRole('region', { name: /^Is sent on/ })
  await expect(waiting).toBeVisible()
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await waiting.getByRole('button', { name: 'Edit' }).press('Enter')
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Your reply' }).first()).toBeFocused()
})
