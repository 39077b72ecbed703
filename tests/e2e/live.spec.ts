import type { Page } from '@playwright/test'
import { addMail, setSync, tell } from '../http/sync.ts'
import { findSeriousByDayAndNight } from './accessible.ts'
import { expect, test } from './demo.ts'

/** Waits until a tab of this browser holds the stream. */
const listening = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/v1/events'), { timeout: 15_000 })

const threadOf = async (page: Page, subject: string): Promise<string> => {
  const href = await page.getByRole('link', { name: subject }).first().getAttribute('href')
  return /detail\/([^?]+)/.exec(href ?? '')?.[1] ?? ''
}

test('a list follows what happens, in every tab over one stream', async ({ page, context, signIn, demo }) => {
  await signIn('owner')
  const heard = listening(page)
  await page.goto('/emails-page?filter=all')
  await heard
  const other = await context.newPage()
  const streams: string[] = []
  other.on('request', (request) => streams.push(request.url()))
  await other.goto('/emails-page?filter=all')
  await other.waitForLoadState('networkidle')
  const id = await threadOf(page, 'Zipper broke after two weeks')
  await addMail(demo, id, 'It is me again about the zipper')
  for (const tab of [page, other]) {
    // Its row goes to the top: other rows stay where they are until somebody asks.
    await tab.getByRole('button', { name: '1 new' }).press('Enter')
    await expect(tab.getByText('It is me again about the zipper')).toBeVisible()
  }
  expect(streams.filter((url) => url.includes('/v1/events'))).toEqual([])
})

test('a conversation says that mail came, and shows it when asked', async ({ page, signIn, demo }) => {
  await signIn('owner')
  const heard = listening(page)
  await page.goto('/emails-page?filter=all')
  const id = await threadOf(page, 'Wrong size delivered')
  await page.getByRole('link', { name: 'Wrong size delivered' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrong size delivered')
  await heard
  await addMail(demo, id, 'The box came today')
  const bar = page.getByRole('button', { name: 'New mail in this conversation' })
  await expect(bar).toBeVisible()
  const mail = page.locator('.letter').getByText('The box came today')
  await expect(mail).toHaveCount(0)
  await bar.press('Enter')
  await expect(mail).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('the panel of the mailbox follows its reading, and leaves what a person chooses alone', async ({
  page,
  signIn,
  demo,
}) => {
  await setSync(demo, { state: 'importing', imported: 10, expected: 400 })
  await signIn('owner')
  const heard = listening(page)
  await page.goto('/integration-page')
  await heard
  await page.getByText('How it is read').click()
  await setSync(demo, { state: 'importing', imported: 250, expected: 400 })
  await expect(page.getByText('250 of about 400 mails')).toBeVisible()
  await expect(page.getByLabel('Import mail of the last')).toBeVisible()
  expect(await findSeriousByDayAndNight(page)).toEqual([])

  await page.getByLabel('Import mail of the last').selectOption('365')
  await setSync(demo, { state: 'live' })
  await expect(page.getByRole('button', { name: 'Something changed here' })).toBeVisible()
  await expect(page.getByLabel('Import mail of the last')).toHaveValue('365')
  await page.getByRole('button', { name: 'Something changed here' }).click()
  await expect(page.getByText('Up to date')).toBeVisible()
  await tell(demo, 'mailbox')
})
