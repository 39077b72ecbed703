import type { Page } from '@playwright/test'
import { buildTestPath } from '@draftdesk/contract/testing'
import type { TestProduct } from '../../http/product.ts'
import { findSeriousAtBothWidths } from '../accessible.ts'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Creates a saved reply of the store and returns its id. */
async function saveReply(page: Page, demo: TestProduct, title: string, text: string): Promise<string> {
  const answer = await page.request.post(buildTestPath('createExample'), {
    headers: { 'x-requested-with': 'draftdesk', origin: demo.site.url },
    data: { title, question: '', answer: text, is_on: false },
  })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { id: string }).id
}

test('a saved reply is inserted by keyboard, taken back, and written from a reply', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await saveReply(page, demo, 'Xa return', 'Hello,\n\nThank you for asking first.')
  await page.getByRole('link', { name: 'Is the wool' }).click()
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  const option = page.getByRole('listbox', { name: 'Saved replies' }).getByRole('option')
  await reply.fill('Hello Ana,\n')
  await reply.press('Control+End')

  // A known name takes four keys, however fast they are pressed.
  await page.keyboard.type('/xa')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Xa return” is inserted.')).toBeVisible()
  await expect(reply).toHaveValue(/^Hello Ana,\nHello,\s+Thank you for asking first/)
  await expect(reply).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(reply).toHaveValue('Hello Ana,\n/xa')

  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+Shift+End')
  await page.keyboard.type('/')
  await expect(option.first()).toContainText('Xa return')
  await expect(option.first()).toContainText('used once')
  await page.keyboard.press('ArrowDown')
  await expect(option.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(reply).toHaveAttribute('aria-activedescendant', (await option.nth(1).getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(option).toHaveCount(0)
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('/')
  await page.keyboard.type('late')
  await expect(option).toHaveCount(0)

  await reply.fill('Your order {{order.number}} is on its way.')
  await page.getByRole('button', { name: 'Saved replies' }).click()
  await expect(option.first()).toContainText('Xa return')
  await expect(option.last()).toHaveText('Save as saved reply')
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save as saved reply' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(reply).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' /')
  await expect(option.last()).toHaveText('Save as saved reply')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('On its way')
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(
    'Your order {{order.number}} is on its way.',
  )
  await dialog.getByRole('textbox', { name: 'Text' }).press('Control+End')
  await dialog.getByText('Insert a variable').click()
  await dialog.getByRole('button', { name: 'Your name' }).click()
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“On its way” is saved.')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await reply.fill('')
  await page.keyboard.type('/on')
  await page.keyboard.press('Enter')
  // Another test renames the person.
  await expect(reply).toHaveValue(/^Your order \{\{order\.number\}\} is on its way\.Olga \w+$/)
  await expect(page.locator('.composer-marks mark')).toHaveText('{{order.number}}')
  await reply.press('Control+End')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('“{{order.number}}” is not filled in.')).toBeVisible()
  const selected = await reply.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  )
  expect(selected).toBe('{{order.number}}')
})

test('the undo of the toast takes a saved reply out of the text that was written since', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await page.getByRole('link', { name: 'Is the wool' }).click()
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Hello Ana, ')
  await page.getByRole('button', { name: 'Saved replies' }).click()
  await page.getByRole('option', { name: 'Parcel is late' }).click()
  await expect(reply).toHaveValue(/^Hello Ana, Hello,\s+I am sorry/)
  await page.keyboard.type(' Bye')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(reply).toHaveValue('Hello Ana,  Bye')
})

test('a saved reply takes its file into the draft', async ({ page, demo, signIn }) => {
  await signIn('owner', { at: '/examples-page' })
  const id = await saveReply(page, demo, 'Xf leaflet', 'The leaflet is attached.')
  await page.goto(`/example/${id}`)
  const add = page.getByLabel('Add files')
  await add.focus()
  await expect(add.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr')
  await add.setInputFiles({ name: 'leaflet.txt', mimeType: 'text/plain', buffer: Buffer.from('By hand.') })
  await expect(page.getByRole('link', { name: 'leaflet.txt' })).toBeVisible()
  expect(await findSeriousAtBothWidths(page)).toEqual([])

  await page.goto('/emails-page?filter=drafts')
  await page.getByRole('link', { name: 'Is the wool' }).click()
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('')
  await reply.pressSequentially('/xf')
  await page.keyboard.press('Enter')
  await expect(reply).toHaveValue('The leaflet is attached.')
  const file = page.getByRole('list', { name: 'Attachments' }).getByText('leaflet.txt')
  await expect(file).toBeVisible()
  await page.getByRole('button', { name: 'Remove leaflet.txt' }).press('Enter')
  await expect(file).toHaveCount(0)
})
