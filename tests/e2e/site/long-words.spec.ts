import { buildTestPath } from '@draftdesk/contract/testing'
import { addDifficultMail } from '@draftdesk/api'
import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const storePages = [
  '/dashboard',
  '/emails-page?filter=all',
  '/examples-page',
  '/policies-page',
  '/integration-page',
  '/accounts-page',
  '/settings-page/general',
  '/settings-page/activity',
  '/select-store',
]

/** Replaces people's texts on the page with one long word, and returns the overflow in px. */
function findExceededQuota(page: Page): Promise<number> {
  return page.evaluate((text) => {
    const parts =
      'h1, h3 a, .entry h3, dd, header p, .name, .link p, .rows p, .pair > .panel > p, .store > :nth-child(2)'
    for (const part of document.querySelectorAll(parts))
      for (const node of part.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) node.nodeValue = text
    return document.documentElement.scrollWidth - innerWidth
  }, word)
}

for (const width of [390, 1440]) {
  test.describe(`long words at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('keep the pages of a store within the window', async ({ page, signIn }) => {
      await signIn('owner')
      for (const path of storePages) {
        await page.goto(path)
        // An island that hydrates by itself compares its text with the server's.
        await expect(page.locator(`astro-island[ssr]:is([opts*='"live"'], [opts*='"now"'])`)).toHaveCount(0)
        expect(await findExceededQuota(page), path).toBeLessThanOrEqual(0)
      }
      await expect(page.getByRole('button', { name: /^Account menu/ })).toBeInViewport({ ratio: 1 })
    })

    test('keep the admin area within the window', async ({ page, signIn }) => {
      await signIn('admin')
      for (const path of ['/admin/dashboard-page', '/admin/store-page', '/admin/store-page?search=harbour']) {
        await page.goto(path)
        expect(await findExceededQuota(page), path).toBeLessThanOrEqual(0)
      }
      await page.goto('/admin/store-page?search=harbour')
      await page.getByRole('link', { name: 'Harbour Home' }).click()
      await expect(page.getByLabel('Reason', { exact: true })).toBeVisible()
      expect(await findExceededQuota(page)).toBeLessThanOrEqual(0)
    })

    test('keep the menus within the window', async ({ page, signIn }) => {
      await page.route(`**${buildTestPath('stores')}`, (route) =>
        route.fulfill({ json: [{ id: '1', name: word, store_id: 1, role: 'owner' }] }),
      )
      await signIn('owner')
      await page.getByRole('button', { name: /switch store$/ }).click()
      const store = page.getByRole('menuitemradio', { name: word })
      await expect(store).toBeInViewport({ ratio: 1 })
      expect(
        await store.evaluate((item) => [
          item.scrollWidth <= item.clientWidth,
          item.scrollHeight <= item.clientHeight,
        ]),
      ).toEqual([true, true])
    })
  })
}

test('mails that are hard to show keep the panes within the window, and run in their own direction', async ({
  page,
  demo,
  signIn,
  expectedErrors,
}) => {
  // After the switch of stores, the event stream of the former store gets a 409.
  expectedErrors.push(/status of 409/)
  await signIn('owner')
  const headers = { 'x-requested-with': 'draftdesk', origin: demo.site.url }
  const listed = await page.request.get(buildTestPath('stores'), { headers })
  const stores = (await listed.json()) as { id: string; name: string }[]
  const idOf = (wanted: string) => stores.find(({ name }) => name === wanted)?.id ?? ''
  await addDifficultMail(demo.services, idOf('Harbour Home'))
  const enter = (name: string) => page.request.post(buildTestPath('switchStore', idOf(name)), { headers })
  expect((await enter('Harbour Home')).ok()).toBe(true)
  await page.goto('/emails-page?filter=all')
  const rows = page.locator('#mail-list h3 a')
  await expect(rows).toHaveCount(6)
  const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const address of ['/emails-page?filter=all', ...addresses]) {
    await page.goto(address)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, `${address} at ${String(width)}`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto('/emails-page?filter=all&q=Northwind Post')
  await rows.first().press('Enter')
  const right = await page.locator('.mail .letter').evaluate((letter) => {
    const line = document.createRange()
    line.setStart(letter.firstChild ?? letter, 0)
    line.setEnd(letter.firstChild ?? letter, 5)
    return letter.getBoundingClientRect().right - line.getBoundingClientRect().right
  })
  expect(right).toBeLessThan(2)
  await page.goto('/emails-page?filter=all&q=without an end')
  await rows.first().press('Enter')
  await expect(page.locator('.mail')).toHaveCount(200)
  await expect(page.locator('.mail').last()).toBeInViewport()
  await page.reload()
  await expect(page.locator('.mail').last()).toBeInViewport()
  expect((await enter('Northwind Outfitters')).ok()).toBe(true)
})
