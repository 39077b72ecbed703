import { pathOf } from '@draftdesk/contract/testing'
import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a saved reply is inserted by keyboard, taken back, and written from a reply', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  const data = {
    title: 'Xa return',
    question: '',
    answer: 'Hello,\n\nThank you for asking first.',
    is_on: false,
  }
  const headers = { 'x-requested-with': 'draftdesk', origin: demo.site.url }
  expect((await page.request.post(pathOf('createExample'), { headers, data })).ok()).toBe(true)
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
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findSeriousByDayAndNight(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
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
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findSeriousByDayAndNight(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
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
