import { expect, test } from './demo.ts'

test('a reply is written, sent, taken back and sent again by keyboard alone', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/emails-page?filter=drafts')
  await page.getByRole('link', { name: 'Where is my order' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where is my order')
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await expect(reply).toHaveCount(1)
  await expect(reply).toHaveValue(/^Hello Mara,/)
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Shipping')

  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('r')
    await expect(reply).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Good morning! ')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const toast = page.getByText('Your reply leaves in 10 seconds.')
  await expect(toast).toBeVisible()
  await expect(page.getByText('Leaves in a moment')).toBeVisible()
  await expect(reply).toHaveCount(0)

  await page
    .getByRole('region', { name: 'Leaves in a moment' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter')
  await expect(page.getByText('Your reply was taken back.')).toBeVisible()
  await expect(reply).toHaveValue(/^Good morning! Hello Mara,/)

  await reply.press('Control+Enter')
  await expect(toast).toBeVisible()
  await expect(page.getByText('Leaves in a moment')).toBeVisible()
})
