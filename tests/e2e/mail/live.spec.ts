import { buildTestPath } from '@draftdesk/contract/testing'
import type { Page, Route } from '@playwright/test'
import { addMail, setMailSync, publishEvent } from '../../http/sync.ts'
import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, holdIslandCode, waitForFrames, test } from '../demo.ts'

/** Waits until a tab of this browser holds the stream. */
const listening = (page: Page) =>
  page.waitForRequest((request) => request.url().includes(buildTestPath('events')), { timeout: 15_000 })

const threadOf = async (page: Page, subject: string): Promise<string> => {
  const href = await page.getByRole('link', { name: subject }).first().getAttribute('href')
  return /detail\/([^?]+)/.exec(href ?? '')?.[1] ?? ''
}

test('a list follows what happens, in every tab over one stream', async ({ page, context, signIn, demo }) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const other = await context.newPage()
  const streams: string[] = []
  other.on('request', (request) => streams.push(request.url()))
  await other.goto('/emails-page?filter=all')
  await expect(other.getByText('Connected', { exact: true })).toBeVisible()
  const row = page.locator('#mail-list [data-thread]').last()
  const says = `It is me again: ${crypto.randomUUID()}`
  await addMail(demo, (await row.getAttribute('data-thread')) ?? '', says)
  for (const tab of [page, other]) {
    // The row moves to the top, but the other rows stay until the button is pressed.
    await tab.getByRole('button', { name: /^\d+ new$/ }).press('Enter')
    await expect(tab.getByText(says)).toBeVisible()
  }
  expect(streams.filter((url) => url.includes(buildTestPath('events')))).toEqual([])
})

test('what happens while a page is on its way is shown by it, in the tab with the stream and in another', async ({
  page,
  context,
  signIn,
  demo,
}) => {
  await signIn('owner', { at: '/dashboard' })
  const code = await holdIslandCode(page)
  const list = '/emails-page?filter=all'
  const news = (tab: Page) => tab.locator('#mail-list-news').getByRole('button')
  const last = async (tab: Page) =>
    (await tab.locator('#mail-list [data-thread]').last().getAttribute('data-thread')) ?? ''
  await page.goto(list)
  await addMail(demo, await last(page), 'Before the stream')
  code.release()
  await news(page).press('Enter')
  await expect(page.getByText('Before the stream')).toBeVisible()

  const other = await context.newPage()
  const late = await holdIslandCode(other)
  await other.goto(list)
  await addMail(demo, await last(other), 'Before the other tab')
  await news(page).press('Enter')
  await expect(page.getByText('Before the other tab')).toBeVisible()
  late.release()
  await news(other).press('Enter')
  await expect(other.getByText('Before the other tab')).toBeVisible()
})

test('another tab takes the stream over when its tab is closed, and takes nothing that is ticked', async ({
  page,
  context,
  signIn,
  demo,
}) => {
  await signIn('owner')
  const first = await context.newPage()
  await first.goto('/emails-page?filter=all')
  await expect(first.getByText('Connected', { exact: true })).toBeVisible()
  await page.goto('/emails-page?filter=all')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const ticked = page.locator('#mail-list').getByRole('checkbox').nth(1)
  await ticked.check()
  const heard = listening(page)
  await first.close()
  await (await heard).response()
  const row = page.locator('#mail-list [data-thread]').last()
  const says = `After the tab was closed: ${crypto.randomUUID()}`
  await addMail(demo, (await row.getAttribute('data-thread')) ?? '', says)
  const bar = page.locator('#mail-list-news').getByRole('button')
  await expect(bar).toBeVisible()
  await expect(ticked).toBeChecked()
  await bar.press('Enter')
  await expect(page.getByText(says)).toBeVisible()
})

test.describe('without a stream', () => {
  test.use({ expectedErrors: [/503/] })

  test('a page looks every minute', async ({ page, signIn, demo }) => {
    await signIn('owner')
    await page.clock.install()
    await page.route(`**${buildTestPath('events')}*`, (route) => route.fulfill({ status: 503 }))
    await page.goto('/emails-page?filter=all')
    await expect(page.getByText('Checking every minute', { exact: true })).toBeVisible()
    const row = page.locator('#mail-list [data-thread]').last()
    const says = `While nothing was heard: ${crypto.randomUUID()}`
    await addMail(demo, (await row.getAttribute('data-thread')) ?? '', says)
    const bar = page.getByRole('button', { name: /^\d+ new$/ })
    await expect(async () => {
      await page.clock.fastForward(60_000)
      await expect(bar).toBeVisible({ timeout: 3000 })
    }).toPass()
    await bar.press('Enter')
    await expect(page.getByText(says)).toBeVisible()
  })
})

/** The address of the list without `ids`, as a server reads it that does not know `ids`. */
function wholeList(route: Route): string {
  const url = new URL(route.request().url())
  url.searchParams.delete('ids')
  return url.href
}

/** Reads the list, and a row in its middle to compare positions. */
async function readList(page: Page) {
  const subjects = page.locator('#mail-list h3')
  return {
    subjects,
    before: await subjects.allTextContents(),
    row: page.locator('#mail-list li').filter({ hasText: 'Discount code does not work' }),
    last: (await page.locator('#mail-list [data-thread]').last().getAttribute('data-thread')) ?? '',
  }
}

test('a row that is taken back stands where it stood, in a list that was drawn anew and after late news', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const { subjects, before, row, last } = await readList(page)
  const late = Promise.withResolvers<undefined>()
  const waitsFor = { answer: Promise.resolve<undefined>(undefined) }
  const asked = { count: 0, answered: 0 }
  await page.route(`**${buildTestPath('threads')}?*`, async (route) => {
    const answer = await route.fetch({ url: wholeList(route) })
    const { answer: turn } = waitsFor
    asked.count += 1
    await turn
    // A row that is not on the page, so the page reloads the whole list.
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(last, 'another') })
    asked.answered += 1
  })

  await row.hover()
  await row.getByRole('button', { name: 'Archive' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(page.locator('[data-thread="another"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(subjects).toHaveText(before)
  await expect.poll(() => asked.answered).toBe(2)

  waitsFor.answer = late.promise
  await row.hover()
  await row.getByRole('button', { name: 'Archive' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect.poll(() => asked.count).toBe(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
  late.resolve(undefined)
  await expect.poll(() => asked.answered).toBe(4)
  await expect(subjects).toHaveText(before)
  await expect(page.locator('#mail-list-news')).toHaveCount(0)
})

test('a row stands where it stood when it is taken back, whichever came first of the answer and the list without it', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const { subjects, before, row, last } = await readList(page)
  await page.route(`**${buildTestPath('threads')}?*`, async (route) => {
    const answer = await route.fetch({ url: wholeList(route) })
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(last, 'another') })
  })
  const listed = Promise.withResolvers<undefined>()
  await page.route(`**${buildTestPath('bulkThreads')}`, async (route) => {
    const answer = await route.fetch()
    await listed.promise
    await route.fulfill({ response: answer })
  })
  await row.hover()
  await row.getByRole('button', { name: 'Archive' }).click()
  await expect(page.locator('[data-thread="another"]')).toHaveCount(1)
  await expect(row).toHaveCount(0)
  listed.resolve(undefined)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
  await expect(subjects).toHaveText(before)
})

test('a row opens that is pressed while its list is drawn anew', async ({ page, signIn, demo }) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const { row, last } = await readList(page)
  const id = (await row.getAttribute('data-thread')) ?? ''
  const drawn = Promise.withResolvers<undefined>()
  await page.route(`**${buildTestPath('threads')}?*`, async (route) => {
    const answer = await route.fetch({ url: wholeList(route) })
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(last, 'another') })
    drawn.resolve(undefined)
  })
  await row.getByRole('link').hover()
  await page.mouse.down()
  await publishEvent(demo, 'list')
  await drawn.promise
  await waitForFrames(page)
  await page.mouse.up()
  await expect(page).toHaveURL(new RegExp(id))
})

test('a row that is marked stays so after late news of before', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const [one, two] = ['Discount code does not work', 'Wrong size delivered'].map((subject) =>
    page.locator('#mail-list li').filter({ hasText: subject }),
  )
  const late = Promise.withResolvers<undefined>()
  const answered: string[] = []
  await page.route(`**${buildTestPath('threads')}?*`, async (route) => {
    const answer = await route.fetch()
    answered.push('asked')
    await late.promise
    await route.fulfill({ response: answer })
    answered.push('given')
  })
  const mark = async (row: typeof one, name: string) => {
    await row?.hover()
    await row?.getByRole('button', { name }).click()
  }
  const isRead = async (row: typeof one) => !(await row?.getAttribute('class'))?.split(' ').includes('unread')
  // The call for the first change does not contain the second change, which happens meanwhile.
  await mark(one, (await isRead(one)) ? 'Mark as unread' : 'Mark as read')
  await expect.poll(() => answered).toEqual(['asked'])
  const wasRead = await isRead(two)
  await mark(two, wasRead ? 'Mark as unread' : 'Mark as read')
  await expect.poll(() => isRead(two)).toBe(!wasRead)
  late.resolve(undefined)
  await expect.poll(() => answered).toContain('given')
  for (let look = 0; look < 20; look += 1) expect(await isRead(two)).toBe(!wasRead)
})

test('a conversation says that mail came, and shows it when asked', async ({
  page,
  signIn,
  demo,
  expectedErrors,
}) => {
  // The page may be marking the conversation as read when the mail arrives.
  expectedErrors.push(/status of 409/)
  await signIn('owner')
  const heard = listening(page)
  await page.goto('/emails-page?filter=all')
  const id = await threadOf(page, 'Wrong size delivered')
  await page.getByRole('link', { name: 'Wrong size delivered' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrong size delivered')
  await heard
  const isUnread = async () =>
    ((await (await page.request.get(buildTestPath('thread', id))).json()) as { is_unread: boolean }).is_unread
  await expect.poll(isUnread).toBe(false)
  await addMail(demo, id, 'The box came today')
  const bar = page.getByRole('button', { name: / replied$/ })
  await expect(bar).toBeVisible()
  const mail = page.locator('.letter').getByText('The box came today')
  await expect(mail).toHaveCount(0)
  await bar.press('Enter')
  await expect(mail).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('the dashboard follows what happens by data alone, and keeps what a person opened', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('owner')
  const heard = listening(page)
  await page.goto('/dashboard')
  const row = page.locator('[data-thread]').first()
  const id = (await row.getAttribute('data-thread')) ?? ''
  await page.getByText('In numbers').click()
  await heard
  const pages: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/dashboard') pages.push(request.url())
  })
  const says = `One more thing: ${crypto.randomUUID()}`
  await addMail(demo, id, says)
  await expect(page.getByText(says)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Day' })).toBeVisible()
  expect(pages).toEqual([])
})

test('the panel of the mailbox follows its reading by data alone, leaves a choice alone, and does what is pressed', async ({
  page,
  signIn,
  demo,
}) => {
  await setMailSync(demo, { state: 'importing', imported: 10, expected: 400 })
  await signIn('owner')
  const heard = listening(page)
  await page.goto('/integration-page')
  await heard
  const pages: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/integration-page') pages.push(request.url())
  })
  await page.getByText('Import settings').click()
  const days = page.getByLabel('Import mail of the last')
  await days.selectOption('365')
  await setMailSync(demo, { state: 'importing', imported: 250, expected: 400 })
  await expect(page.getByText('250 of about 400 messages')).toBeVisible()
  await expect(days).toHaveValue('365')
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await page.locator('form').filter({ has: days }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The import period is saved.')).toBeVisible()
  await expect(days).toHaveValue('365')

  await setMailSync(demo, { state: 'live' })
  await expect(page.getByText('Up to date')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('No new mail is read until you resume.')).toBeVisible()
  await page.getByRole('button', { name: 'Sync now' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Reading your mailbox has resumed.')).toBeVisible()
  expect(pages).toEqual([])
})
