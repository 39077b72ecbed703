import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('an observer reads, writes notes, and is offered nothing else', async ({ page, signIn }) => {
  await signIn('observer', { at: '/emails-page?filter=drafts' })
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New message' })).toHaveCount(0)
  const row = page.locator('.thread').filter({ hasText: 'Refund for the tent' })
  const wasUnread = (await row.getAttribute('class'))?.includes('unread')
  await row.getByRole('link').click()
  await expect(page.getByText('You are an observer in this store')).toBeVisible()
  expect((await row.getAttribute('class'))?.includes('unread')).toBe(wasUnread)
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Assignee' })).toHaveCount(0)
  const address = page.url()
  for (const key of ['e', 's', 'u', '!', 'x', 'r', 'a', 'm', 'i', 'h', 'c']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(address)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findSeriousByDayAndNight(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Write a note' }).focus()
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Your note' }).fill('Seen by the auditor')
  await page.keyboard.press('Control+Enter')
  const note = page.locator('.note').filter({ hasText: 'Seen by the auditor' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Delete' }).click()
  await expect(note).toHaveCount(0)

  await page.goto('/accounts-page')
  const rights = page.getByRole('table').getByRole('row', { name: /Answer, send and organise emails/ })
  await expect(rights.getByRole('cell')).toHaveText(['✓Yes', '✓Yes', '✓Yes', '–No'])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findSeriousByDayAndNight(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a changed role is offered to an open page at once', async ({ page, browser, signIn }) => {
  await signIn('owner', { at: '/accounts-page' })
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn('agent', { page: other, at: '/emails-page?filter=drafts' })
  await other.getByRole('link', { name: 'Is the wool' }).click()
  await expect(other.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await expect(other.getByText('Connected', { exact: true })).toBeAttached()
  const change = async (role: string) => {
    await page.getByRole('combobox', { name: 'Role of Arne Agent' }).selectOption(role)
    await page.getByRole('button', { name: 'Save the role of Arne Agent' }).click()
    await other.getByRole('button', { name: 'Reload' }).click()
  }
  await change('Observer')
  await expect(other.getByText('You are an observer in this store')).toBeVisible()
  // Other tests sign in as an agent too.
  await change('Agent')
  await expect(other.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await context.close()
})
