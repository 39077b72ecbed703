import { findSeriousAtBothWidths } from '../accessible.ts'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a note is written by keyboard, reaches a colleague at once, and stays out of the reply', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await page.getByRole('link', { name: 'Is the wool' }).click()
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await expect(reply).toHaveValue(/\w/)
  const draft = await reply.inputValue()
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn('agent', { page: other, at: page.url() })
  await expect(other.locator('.workspace[data-awake]')).toBeVisible()
  await expect(other.getByText('Connected', { exact: true })).toBeAttached()

  await page.keyboard.press('n')
  const note = page.getByRole('textbox', { name: 'Your note' })
  await expect(note).toBeFocused()
  await expect(page.getByRole('form', { name: 'Write a note' })).toContainText('Only your team sees this')
  await page.keyboard.type('Ask @ar')
  const offered = page.getByRole('listbox', { name: 'Members' }).getByRole('option', { name: 'Arne Agent' })
  await expect(offered).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(note).toHaveValue('Ask @Arne Agent ')
  await page.keyboard.type('about the **farm**, <b>please</b>')
  await page.keyboard.press('Control+Enter')
  for (const one of [page, other]) {
    const shown = one.locator('.note').filter({ hasText: 'Ask @Arne Agent about the farm, <b>please</b>' })
    await expect(shown.locator('.note-private')).toHaveText('Only your team sees this')
    await expect(shown.locator('strong')).toHaveText(['@Arne Agent', 'farm'])
  }
  await expect(other.locator('.note').getByRole('button')).toHaveCount(0)
  await expect(page.locator('#conversation-title')).toBeFocused()
  await expect(reply).toHaveValue(draft)
  expect(await findSeriousAtBothWidths(page)).toEqual([])

  await page.locator('.note').getByRole('button', { name: 'Edit' }).click()
  await expect(note).toBeFocused()
  await note.fill('Never mind')
  await page.keyboard.press('Control+Enter')
  await expect(other.locator('.note')).toContainText('Never mind')
  await page.locator('.note').getByRole('button', { name: 'Delete' }).click()
  await expect(other.locator('.note')).toHaveCount(0)
  await context.close()
})

test('a note that is not added yet outlives a reload, and becomes no reply', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await page.getByRole('link', { name: 'Is the wool' }).click()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue(/\w/)
  await page.getByRole('button', { name: 'Note' }).click()
  const note = page.getByRole('textbox', { name: 'Your note' })
  await note.fill('Not for the customer')
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await page.reload()
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await expect(page.getByText('Not added yet')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue(/\w/)
  await expect(page.getByText('Keep as a new reply')).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(note).toHaveValue('Not for the customer')
  await note.fill('')
})
