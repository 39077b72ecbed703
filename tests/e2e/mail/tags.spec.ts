import { findSeriousAtBothWidths } from '../accessible.ts'
import { expect, test } from '../demo.ts'

test('a tag is created by key, filters the list, and is kept as a saved filter', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await page.locator('.workspace[data-awake]').waitFor()
  const row = page.locator('.thread').nth(1)
  const subject = (await row.getByRole('link').textContent()) ?? ''
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()

  await page.locator('#conversation-title').focus()
  await page.keyboard.press('l')
  const dialog = page.getByRole('dialog', { name: 'Tag' })
  await dialog.getByRole('combobox').fill('Goodwill')
  await dialog.getByRole('option', { name: 'Create “Goodwill”' }).waitFor()
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${subject}” is tagged Goodwill.`)).toBeVisible()
  await expect(row.getByText('Goodwill')).toBeVisible()

  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
  const filters = page.getByRole('dialog', { name: 'Filter this list' })
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await filters.getByLabel('Tag').selectOption('Goodwill')
  await filters.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('.thread')).toHaveCount(1)
  await page.locator('.workspace[data-awake]').waitFor()

  await page.getByRole('button', { name: 'Save filter' }).click()
  const saving = page.getByRole('dialog', { name: 'Save filter' })
  await saving.getByLabel('Name').fill('Sizes')
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await page.keyboard.press('Enter')
  const saved = page.getByRole('list', { name: 'Saved filters' }).getByRole('link', { name: 'Sizes' })
  await expect(saved).toBeVisible()
  await saved.click()
  await expect(saved).toHaveAttribute('aria-current', 'page')

  await page.getByRole('button', { name: 'Change this filter' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete filter' }).press('Enter')
  await expect(page.getByText('The filter “Sizes” is deleted.')).toBeVisible()
  await expect(saved).toBeHidden()
  await page.locator('.thread').getByRole('link').click()
  await page.getByRole('button', { name: 'Remove the tag Goodwill' }).click()
  await expect(page.getByText(`The tag Goodwill is removed from “${subject}”.`)).toBeVisible()
})
