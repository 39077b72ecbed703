import { buildTestPath } from '@draftdesk/contract/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('from sign-in to a sent reply and its undo by keyboard alone', async ({ page, demo }) => {
  const owner = demo.people.find(({ email }) => email.startsWith('owner@'))
  await page.goto('/signin')
  await page.getByLabel('Email').press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(owner?.email ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(owner?.password ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard$/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).fill('Where is my order')
  const found = page.getByRole('option', { name: 'Where is my order #48213?' })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(found).toHaveAttribute('aria-selected', 'true', { timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  const title = page.locator('#reading h1')
  await expect(title).toContainText('Where is my order')
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await expect(reply).toHaveValue(/^Hello Mara,/)
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()

  // Hovering a source highlights its sentences in the editor, and the other way round.
  const source = page.locator('[data-source="1"]')
  const marked = page.locator('.composer-marks .lit')
  await source.focus()
  await expect(marked.first()).toHaveText(/shipped/)
  await page.keyboard.press('Escape')

  await expect(async () => {
    await page.keyboard.press('r')
    await expect(reply).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Control+End')
  for (let line = 0; line < 3; line += 1) await page.keyboard.press('ArrowUp')
  await expect(source).toHaveClass(/lit/)
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Good morning! ')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Your reply leaves in 10 seconds.')).toBeVisible()
  await expect(title).not.toContainText('Where is my order')
  await expect(title).toBeFocused()
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Your reply was taken back.')).toBeVisible()
  await expect(title).toContainText('Where is my order')
  await expect(reply).toHaveValue(/^Good morning! Hello Mara,/)

  // Also from the conversation, without focusing the text.
  await expect(title).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(title).not.toContainText('Where is my order')
  await page.goBack()
  await expect(page.getByText('Will be sent in a moment')).toBeVisible()
  await expect(reply).toHaveCount(0)
})

test('a reply that was refused says so beside Send, and can be sent again', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/)
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await page.keyboard.press('j')
  const form = page.locator('#drafts form.composer')
  const refusal = form.getByRole('alert')
  await expect(form).toBeVisible()
  await expect(refusal).toBeHidden()
  const detail = 'Not sent yet. Your store sends at most 20 replies a minute.'
  await page.route(/\/drafts\/[^/]+\/send$/, (route) => route.fulfill({ status: 429, json: { detail } }))
  const text = await form.getByRole('textbox', { name: 'Your reply' }).inputValue()
  await page.keyboard.press('Control+Enter')
  await expect(refusal).toHaveText(detail)
  const place = await refusal.boundingBox()
  const send = await form.getByRole('button', { name: 'Send and next' }).boundingBox()
  expect(Math.abs((send?.y ?? 0) - (place?.y ?? 0) - (place?.height ?? 0))).toBeLessThan(24)
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('textbox', { name: 'Your reply' })).toHaveValue(text)
  await page.unrouteAll()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Your reply leaves in 10 seconds.')).toBeVisible()
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('Your reply was taken back.')).toBeVisible()
})

test('a reply that was saved is in its conversation again after another was read', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await open(page, 'Is the wool from a certified farm?')
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  // An unread conversation is not cached, because reading it changes it.
  await read(page, 'Zipper broke after two weeks')
  await read(page, 'Is the wool from a certified farm?')
  const before = await reply.inputValue()
  const saved = page.getByText('Saved', { exact: true })
  await reply.fill(`One word more. ${before}`)
  await expect(saved).toBeVisible()
  await read(page, 'Zipper broke after two weeks')
  await read(page, 'Is the wool from a certified farm?')
  await expect(reply).toHaveValue(/^One word more\. /)
  await reply.fill(before)
  await expect(saved).toBeVisible()
})

test('what was typed into a reply that a colleague discarded is offered, and becomes a reply of its own', async ({
  page,
  browser,
  demo,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn('owner')
  await open(page, 'Re: Refund for the tent')
  await page.route(`**${buildTestPath('updateDraft', '*')}`, (route) => route.abort())
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  const id = await page.locator('[data-composer]').getAttribute('data-composer')
  await reply.press('Control+Home')
  await page.keyboard.type('Good morning! ')
  await expect(page.getByText(/^Not saved: there is no connection/)).toBeVisible()

  const colleague = await (await browser.newContext({ baseURL: demo.site.url })).newPage()
  await signIn('agent', { page: colleague })
  const headers = { origin: demo.site.url, 'x-requested-with': 'draftdesk' }
  const ask = async (method: 'DELETE' | 'POST', path: string) => {
    expect((await colleague.request.fetch(path, { method, headers })).ok()).toBe(true)
  }
  await ask('DELETE', buildTestPath('discardDraft', id ?? ''))

  await page.reload()
  const offer = page.locator('#typed-before')
  await expect(offer.locator('.letter')).toHaveText(/^Good morning! /)
  await page.unroute(`**${buildTestPath('updateDraft', '*')}`)
  await offer.getByRole('button', { name: 'Keep as a new reply' }).click()
  await expect(reply).toHaveValue(/^Good morning! /)
  await expect(offer.locator('.letter')).toHaveCount(0)

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
  await ask('POST', buildTestPath('restoreDraft', id ?? ''))
  await colleague.context().close()
})

async function open(page: Page, subject: string): Promise<void> {
  await page.goto('/emails-page?filter=all')
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await read(page, subject)
}

async function read(page: Page, subject: string): Promise<void> {
  await page.getByRole('link', { name: subject }).click()
  await expect(page.locator('#reading h1')).toContainText(subject)
}
