import type { Locator, Page } from '@playwright/test'
import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Swipes a row to the side with one finger. */
async function swipe(page: Page, row: Locator, byPx: number): Promise<void> {
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('The row is not on the page.')
  const [from, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let part = 1; part <= 8; part += 1) await touch('touchMove', from + (byPx * part) / 8)
  await touch('touchEnd')
  await session.detach()
}

test('a row is archived by a swipe and comes back, and is ticked by those who do not swipe', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await page.waitForLoadState('networkidle')
  const row = page.locator('#mail-list li').filter({ hasText: 'Is the wool from a certified farm?' })
  await expect(row).toHaveCount(1)
  await swipe(page, row, 60)
  await expect(row).toHaveCSS('translate', 'none')
  await swipe(page, row, -180)
  await expect(page.getByText('“Is the wool from a certified farm?” was archived.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page).toHaveURL(/emails-page/)
  // A tap right after a simulated swipe would count as its end.
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row).toHaveCount(1)
  await row.getByRole('checkbox').check()
  const archive = page.locator('.choice-bar').getByRole('button', { name: 'Archive' })
  await expect(archive).toBeInViewport({ ratio: 1 })
})

test('the draft is a sheet over the foot of the conversation that opens to the full height', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Wrong size delivered' }).tap()
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  const send = page.getByRole('button', { name: 'Send and next' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const next = page.getByRole('link', { name: 'Next conversation' })
  await expect(send).toBeInViewport({ ratio: 1 })
  await expect(reply).toHaveCSS('height', '60px')
  await expect(save).toBeHidden()
  await expect(next).toBeInViewport()

  const handle = page.getByRole('button', { name: 'Whole reply' })
  await handle.tap()
  await expect(handle).toHaveAttribute('aria-expanded', 'true')
  await expect(save).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.shell-header')).toHaveJSProperty('inert', true)
  expect(await findSeriousByDayAndNight(page)).toEqual([])
  await page.getByRole('button', { name: /^\d sources?$/ }).tap()
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Sources')
  await page.keyboard.press('Escape')
  await expect(handle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(handle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.shell-header')).toHaveJSProperty('inert', false)

  await reply.tap()
  await expect(reply).toBeFocused()
  await expect(handle).toHaveAttribute('aria-expanded', 'true')
  await expect(send).toBeInViewport({ ratio: 1 })
})
