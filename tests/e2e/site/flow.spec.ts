import { buildTestPath } from '@draftdesk/contract/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const ready = (page: Page) => expect(page.locator('.workspace[data-awake]')).toBeVisible()
const title = (page: Page) => page.locator('#reading h1')
const rows = (page: Page) => page.locator('#mail-list h3 a')

test('one press sends a reply and archives its conversation, and Undo takes both back', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await ready(page)
  const first = await rows(page).first().innerText()
  await rows(page).first().click()
  await expect(title(page)).toHaveText(first)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.focus()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('The conversation is archived.')).toBeVisible()
  await expect(title(page)).not.toHaveText(first)
  await expect(rows(page).filter({ hasText: first })).toHaveCount(0)
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Your reply was taken back.')).toBeVisible()
  await expect(title(page)).toHaveText(first)
  await expect(rows(page).filter({ hasText: first })).toBeVisible()
})

test('s leads to the next conversation, z back to the one before', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?needs_reply=true' })
  await ready(page)
  const [first = '', second = ''] = await rows(page).allInnerTexts()
  await rows(page).first().click()
  await expect(title(page)).toHaveText(first)
  await page.keyboard.press('s')
  await expect(page.getByText(`“${first}” needs no reply.`)).toBeVisible()
  await expect(title(page)).toHaveText(second)
  await page.keyboard.press('z')
  await expect(page.getByText(`“${first}” needs a reply.`)).toBeVisible()
  await expect(title(page)).toHaveText(first)
})

test('a range of rows is chosen and assigned, and leaves the list of unassigned ones', async ({
  page,
  signIn,
}) => {
  await signIn('manager', { at: '/emails-page?unassigned=true' })
  await ready(page)
  const [first = '', , third = ''] = await rows(page).allInnerTexts()
  await page.getByRole('checkbox', { name: first }).check()
  await rows(page)
    .nth(2)
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await page
    .getByRole('group', { name: 'Actions for the selected' })
    .getByRole('button', { name: 'Assign' })
    .click()
  await page.getByRole('menuitem', { name: 'Me' }).click()
  await expect(page.getByText('3 conversations assigned to you.')).toBeVisible()
  await page.goto('/emails-page?mine=true')
  await expect(rows(page).filter({ hasText: third })).toBeVisible()
  await expect(page.locator('.thread', { hasText: third }).getByTitle(/^Assigned to/)).toBeVisible()
  await page.goto('/emails-page?unassigned=true')
  await expect(rows(page).filter({ hasText: third })).toHaveCount(0)
})

test('Tab reaches one row of the list, the arrow keys the others, a second link the conversation', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await ready(page)
  await expect(page.locator('#mail-list h3 a:not([tabindex])')).toHaveCount(1)
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await expect(page.locator('#mail-list h3 a:not([tabindex])')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeVisible()
  await page.getByRole('link', { name: 'To the conversation' }).press('Enter')
  await expect(title(page)).toBeFocused()
})

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('pictures stand in their places, and a press shows them large', async ({ page, signIn }) => {
  await page.route(`**${buildTestPath('thread', '*')}`, async (route) => {
    const response = await route.fetch()
    const thread = (await response.json()) as { emails: { body: string; attachments: unknown[] }[] }
    const file = { type: 'image/png', bytes: 900, is_inline: true }
    const email = thread.emails.at(-1)
    if (email) {
      email.body = `Look: [cid:a@x]\n${email.body}`
      email.attachments = [
        { ...file, id: 'p1', name: 'seam.png', cid: 'a@x' },
        { ...file, id: 'p2', name: 'label.png', cid: null, is_inline: false },
      ]
    }
    await route.fulfill({ response, json: thread })
  })
  await page.route(`**${buildTestPath('attachment', '*')}`, (route) =>
    route.fulfill({ contentType: 'image/png', body: picture }),
  )
  await signIn('owner', { at: '/emails-page?filter=all&q=Iceland' })
  await ready(page)
  await rows(page).first().click()
  await expect(page.locator('.letter').getByRole('button', { name: 'Show seam.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Show seam.png' }).click()
  const large = page.getByRole('dialog', { name: 'seam.png' })
  await expect(large.getByRole('img', { name: 'seam.png' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'label.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toBeVisible()
  // Prefetched conversations may still load.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the title and the icon of the tab count unread mail, and paper shows the conversation alone', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await ready(page)
  await expect(page).toHaveTitle(/^\(\d+\) Emails/)
  await expect(page.locator('link[rel=icon][href^="data:"]')).toHaveCount(1)
  await rows(page).first().click()
  await expect(title(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(title(page)).toBeVisible()
  await expect(page.locator('#conversation')).toBeVisible()
  await expect(page.locator('.list')).toBeHidden()
  await expect(page.locator('#composer')).toBeHidden()
})
