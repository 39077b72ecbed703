import type { Page } from '@playwright/test'
import { buildTestPath } from '@draftdesk/contract/testing'
import { addDraft } from '../../http/sync.ts'
import type { TestProduct } from '../../http/product.ts'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const subject = 'Wrong size delivered'

/** Opens a conversation without a draft, on a page with an open event stream. */
async function openConversation(page: Page, demo: TestProduct): Promise<string> {
  await demo.services.db.execute(
    `update drafts set state = 'discarded' where thread_id in (select id from threads where subject = '${subject}')`,
  )
  const heard = page.waitForRequest((request) => request.url().includes(buildTestPath('events')))
  await page.goto('/emails-page?filter=all')
  await heard
  const row = page.getByRole('link', { name: subject }).first()
  const id = /detail\/([^?]+)/.exec((await row.getAttribute('href')) ?? '')?.[1] ?? ''
  await row.click()
  await expect(page.locator('#reading h1')).toHaveText(subject)
  return id
}

test('a draft that arrives goes into the empty composer, and says so', async ({ page, signIn, demo }) => {
  await signIn('owner')
  const id = await openConversation(page, demo)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await page.getByRole('button', { name: 'Write a reply' }).click()
  await expect(reply).toHaveValue('')
  await reply.focus()
  await addDraft(demo, id, 'Hello Mia, the right size is on its way.')
  await expect(reply).toHaveCount(1)
  await expect(reply).toHaveValue('Hello Mia, the right size is on its way.')
  await expect(reply).toBeFocused()
  await expect(page.getByText('A draft is ready for this conversation.')).toBeVisible()
})

test('a draft that arrives stands beside what is typed, which stays as it is', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('owner')
  const id = await openConversation(page, demo)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await page.getByRole('button', { name: 'Write a reply' }).click()
  await expect(reply).toHaveValue('')
  await reply.fill('Dear Mia,')
  await addDraft(demo, id, 'Hello Mia, the right size is on its way.')
  await expect(reply).toHaveCount(2)
  await expect(reply.first()).toHaveValue('Dear Mia,')
  await expect(reply.last()).toHaveValue('Hello Mia, the right size is on its way.')
})

test('a mail that nothing answers has no draft, and its questions lead to a new policy', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('owner')
  const id = await openConversation(page, demo)
  await demo.services.db.execute(`update threads set needs_reply = true where id = '${id}'`)
  await addDraft(demo, id, '')
  await page.reload()
  const place = page.locator('#drafts')
  await expect(place.getByText('No draft', { exact: true })).toBeVisible()
  await expect(
    place.getByRole('link', { name: 'Write the policy for: Do you ship to Norway?' }),
  ).toBeVisible()
  await expect(page.locator('#conversation-head .state')).toHaveText('Needs reply')
  await expect(place.getByRole('button', { name: 'Write a reply' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveCount(0)
  const row = page.locator('#mail-list .thread', { hasText: subject })
  await expect(row.locator('.state')).toHaveText('Needs reply')
})

test('says why a draft was not right in one press', async ({ page, signIn, demo }) => {
  await signIn('owner')
  const id = await openConversation(page, demo)
  await addDraft(demo, id, 'Hello Mia, the right size is on its way.')
  await page.reload()
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await page.getByText('This was not right').click()
  await page.getByRole('button', { name: 'About the wrong order' }).click()
  await expect(page.getByText('Thank you for the feedback.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.locator('.use-faults')).toContainText('About the wrong order')
})

test('is written again in a language that the server offers', async ({ page, signIn, demo }) => {
  await signIn('owner')
  const id = await openConversation(page, demo)
  await addDraft(demo, id, 'Hello Mia, the right size is on its way.')
  await page.reload()
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await page.getByRole('button', { name: 'Rewrite' }).click()
  const form = page.locator('details.write-draft', { hasText: 'Write it again' })
  await form.locator('summary').click()
  await form.getByLabel('Language').selectOption({ label: 'Norwegian' })
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes(id))
  await form.getByRole('button', { name: 'Write it again' }).click()
  expect((await request).postDataJSON()).toMatchObject({ language: 'no' })
})
