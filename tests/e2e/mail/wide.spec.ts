import { buildTestPath } from '@draftdesk/contract/testing'
import type { Page, Route } from '@playwright/test'
import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, holdIslandCode, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const title = (page: Page) => page.locator('#reading h1')

/** Waits for the panes' code, which also shows the connection sign. */
const ready = async (page: Page) => {
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('the palette goes to a page, finds a conversation and does what the page can do', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/policies-page' })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const box = page.getByRole('combobox', { name: 'Go to a page, a conversation or a store' })
  await expect(box).toBeFocused()
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await box.fill('exam')
  await expect(palette.getByRole('option', { name: 'Examples' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/examples-page/)

  await page.getByRole('button', { name: 'Go to a page, a conversation or a store' }).click()
  await box.fill('Iceland')
  await palette.getByRole('option', { name: 'Do you ship to Iceland?' }).click()
  await expect(title(page)).toHaveText('Do you ship to Iceland?')
  await ready(page)
  // The details have their own column at this width. It can't be opened or closed.
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
  await expect(page.locator(':is(.side-open, .side-close):visible')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await palette.getByRole('option', { name: 'Next conversation' }).click()
  await expect(title(page)).not.toHaveText('Do you ship to Iceland?')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
})

test('the palette takes what is typed before its code has come, and Escape calls it off', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=all&q=Iceland' })
  await ready(page)
  await page.keyboard.press('j')
  await expect(title(page)).toHaveText('Do you ship to Iceland?')
  const box = page.getByRole('combobox', { name: 'Go to a page, a conversation or a store' })
  const code = await holdIslandCode(page)
  const asked = page.waitForRequest(/_astro\/dialogs/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('exe')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const url = (await asked).url()
  code.release()
  // Lets code that awaits the same import run first.
  await page.evaluate((file) => import(file).then(() => new Promise((resolve) => setTimeout(resolve))), url)
  await expect(box).toHaveCount(0)
  await expect(title(page)).toHaveText('Do you ship to Iceland?')
  await expect(page.getByText('was archived')).toHaveCount(0)

  await page.reload()
  const again = await holdIslandCode(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('exam')
  again.release()
  await expect(box).toHaveValue('exam')
  await page.keyboard.type('ples')
  await expect(box).toHaveValue('examples')
})

test('who answers a conversation is chosen by key, and its list is their own', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?filter=all&q=Iceland' })
  await ready(page)
  await page.keyboard.press('j')
  await expect(title(page)).toHaveText('Do you ship to Iceland?')
  await page.keyboard.press('m')
  const chosen = page.getByRole('combobox', { name: 'Assignee' })
  await expect(chosen).toBeFocused()
  await chosen.selectOption('Me')
  await expect(page.getByText('“Do you ship to Iceland?” is assigned to you.')).toBeVisible()
  await page.goto('/emails-page?filter=all')
  // Another test may have taken a conversation too.
  await page.getByRole('link', { name: /^Mine \d/ }).click()
  await expect(page).toHaveURL(/mine=true/)
  await expect(page.locator('#mail-list h3').filter({ hasText: 'Do you ship to Iceland?' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Do you ship to Iceland?' }).click()
  await expect(chosen).toHaveValue(/./)
  await chosen.selectOption('Unassigned')
  await expect(page.getByText('“Do you ship to Iceland?” is unassigned.')).toBeVisible()
})

test('spam leaves the list for the archive, and Undo takes it back', async ({ page, signIn }) => {
  const subject = 'Is the wool from a certified farm?'
  await signIn('owner', { at: '/emails-page?filter=all&q=wool' })
  await ready(page)
  await page.keyboard.press('j')
  await expect(title(page)).toHaveText(subject)
  await page.keyboard.press('!')
  await expect(page.getByText(`“${subject}” is marked as spam`)).toBeVisible()
  await expect(page.locator('#mail-list').getByRole('link', { name: subject })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(title(page)).toHaveText(subject)
  await expect(page.locator('#mail-list').getByRole('link', { name: subject })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Spam' })).toBeVisible()
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('keys do what they say to the conversation they were pressed for, on a line that is slow', async ({
  page,
  signIn,
}) => {
  const subject = 'Is the wool from a certified farm?'
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(response.url()))
  await signIn('owner', { at: '/emails-page?filter=all' })
  await ready(page)
  const rows = page.locator('#mail-list [data-thread]')
  const row = rows.filter({ hasText: subject })
  const place = (await rows.allTextContents()).findIndex((text) => text.includes(subject))
  const id = (await row.getAttribute('data-thread')) ?? ''
  await rows
    .nth(place - 1)
    .getByRole('link')
    .click()
  await expect(title(page)).not.toHaveText(subject)
  await expect.poll(() => fetched.some((url) => url.includes(`/threads/${id}`))).toBe(true)
  // The prefetched data is stale by now and must be fetched again.
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 60_000
  })
  const line = Promise.withResolvers<undefined>()
  const slow = async (route: Route) => {
    await line.promise
    await route.continue()
  }
  await page.route(`**${buildTestPath('thread', '*')}`, slow)
  const shown = await title(page).textContent()
  await page.keyboard.press('j')
  await page.keyboard.press('u')
  // Comes last, because it opens the next conversation.
  await page.keyboard.press('s')
  await expect(title(page)).toHaveText(shown ?? '')
  line.resolve(undefined)
  await expect(page.getByText(`“${subject}” is marked as unread.`)).toBeVisible()
  await expect(row.locator('.thread-dot')).toBeVisible()
  await expect(row.getByText('Needs reply')).toHaveCount(0)
  const unread = page.locator('.toast', { hasText: 'marked as unread' })
  await unread.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText(`“${subject}” is marked as read.`)).toBeVisible()
})

const rowsInPage = 25

/** A page of the list as the server answers it, with conversations of its own and the cursor of the next. */
function writePage(number: number) {
  const threads = Array.from({ length: rowsInPage }, (_, index) => {
    const place = number * rowsInPage + index
    const at = new Date(Date.UTC(2026, 0, 1) - place * 3_600_000).toISOString()
    return {
      ...{ id: `many-${String(place)}`, subject: `Question ${String(place)}`, last_email_at: at, version: 1 },
      ...{ is_archived: false, is_unread: false, needs_reply: false, is_spam: false, drafts: [] },
      emails: [
        { id: String(place), sender: 'Ada <a@b.test>', direction: 'in', created_at: at, excerpt: 'Where?' },
      ],
    }
  })
  return { threads, next: String(number + 1), has_mail: true }
}

test('a list goes on as it is scrolled, with a bounded number of rows in the document, and back', async ({
  page,
  signIn,
}) => {
  // The first page names no next one: the demo has a dozen conversations.
  await page.route('**/emails-page*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({
      response: answer,
      body: body.replace('&quot;next&quot;:[0,null]', '&quot;next&quot;:[0,&quot;1&quot;]'),
    })
  })
  await page.route(`**${buildTestPath('threads')}?*cursor=*`, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('cursor'))
    return route.fulfill({ json: writePage(number) })
  })
  // The list after an event has a next page too.
  await page.route(`**${buildTestPath('threads')}?limit=25&filter=all`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), next: '1' } as object })
  })
  await signIn('owner', { at: '/emails-page?filter=all' })
  await ready(page)
  const list = page.locator('#mail-list')
  const last = 20 * rowsInPage
  await expect
    .poll(
      async () => {
        await list.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
        const ids = await page
          .locator('[data-thread^="many-"]')
          .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-thread')?.slice(5))))
        return Math.max(0, ...ids)
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(last)
  expect(await page.locator('[data-thread]').count()).toBeLessThan(9 * rowsInPage)
  // Rows that come late keep their place in view, so a person scrolls on. After an event the list begins anew,
  // and goes on when it is scrolled down.
  await expect(async () => {
    await list.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
    await list.evaluate((scroller) => scroller.scrollTo(0, 0))
    await expect(page.locator('[data-thread="many-25"]')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  expect(await page.locator('[data-thread]').count()).toBeLessThan(9 * rowsInPage)
})

test('buttons of a row are reached by Tab, and the bar counts what is ticked', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?filter=all&q=Iceland' })
  await ready(page)
  const row = page.locator('#mail-list [data-thread]')
  await page.getByRole('checkbox', { name: 'Iceland' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Do you ship to Iceland?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: 'Archive' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: /Mark as/ })).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: 'Iceland' })).not.toBeChecked()
  await expect(page.getByText('1 selected')).toBeHidden()
})

test('Escape closes the drawer before it goes back to the list', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await signIn('owner', { at: '/emails-page?filter=all&q=Iceland' })
  await ready(page)
  await page.getByRole('link', { name: 'Do you ship to Iceland?' }).click()
  const side = page.getByRole('complementary', { name: 'Details' })
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(side).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(side).toBeHidden()
})
