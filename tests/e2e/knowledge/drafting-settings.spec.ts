import { expect, test } from '../demo.ts'

test('a model is tried without losing its key or anything else of the form', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  // The address is a local one, which is refused.
  expectedErrors.push(/status of 422/)
  await signIn('owner', { at: '/settings-page/drafting' })
  const key = page.getByLabel('Key', { exact: false }).and(page.locator('input[type=password]'))
  await page.getByLabel('Address', { exact: false }).fill('http://127.0.0.1:9/v1')
  await page.locator('#name').fill('tiny')
  await key.fill('sk-new-key')
  await page.locator('#guardrails').fill('Be brief.')
  await page.getByRole('button', { name: 'Test the model' }).click()
  const result = page.locator('[data-model-test]')
  await expect(result).toHaveAttribute('data-accent-color', 'red')
  await expect(result).toBeInViewport()
  await expect(key).toHaveValue('sk-new-key')
  await expect(page.locator('#guardrails')).toHaveValue('Be brief.')
})

test('drafts are switched off and sound formal after a save', async ({ page, signIn }) => {
  await signIn('owner', { at: '/settings-page/drafting' })
  const drafts = page.getByRole('switch', { name: 'Draft replies to new emails' })
  await expect(drafts).toBeChecked()
  await drafts.click()
  await page.getByLabel('Tone').selectOption('formal')
  await page.getByLabel('Language of replies').selectOption({ label: 'Turkish' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.reload()
  await expect(drafts).not.toBeChecked()
  await expect(page.getByLabel('Tone')).toHaveValue('formal')
  await expect(page.getByLabel('Language of replies')).toHaveValue('tr')
})
