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

test('what was typed and never saved is there when its tab was closed', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/emails-page')
  await page.getByRole('button', { name: 'New message' }).click()
  const address = page.url().replace(/#.*/, '')
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await page.route('**/v1/drafts/*', (route) => route.abort())
  await expect(async () => {
    await reply.fill('Typed without a connection.')
    await expect(page.getByText('Not saved: there is no connection.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.close()

  const later = await page.context().newPage()
  await later.goto(address)
  const again = later.getByRole('textbox', { name: 'Your reply' })
  await expect(again).toHaveValue('Typed without a connection.')
  await expect(later.getByText('Saved', { exact: true })).toBeVisible()
  await later.getByRole('button', { name: 'Discard' }).click()
  await expect(later.getByText('The draft is discarded.')).toBeVisible()
})
