import type { Page } from '@playwright/test'
import { expect, delayIslandCode, test } from '../demo.ts'

const forms = [
  { path: '/policies-page/create-policy', label: 'Title' },
  { path: '/create-example', label: 'Title' },
  { path: '/settings-page/general', label: 'Store name' },
  { path: '/settings-page/email-configuration', label: 'Signature' },
]

test.describe('the question before a page is left', () => {
  for (const { path, label } of forms) {
    test(`comes for what was typed before hydration: ${path}`, async ({ page, signIn }) => {
      await signIn('owner')
      await delayIslandCode(page, 300)
      await page.goto(path)
      await page.getByLabel(label).press('x')
      await expect(page.locator('astro-island[ssr]').filter({ has: page.getByLabel(label) })).toHaveCount(0)
      expect(await isAsked(page)).toBe(true)
    })

    test(`stays away while nothing is changed: ${path}`, async ({ page, signIn }) => {
      await signIn('owner', { at: path })
      await page.getByLabel(label).focus()
      await expect(page.locator('astro-island[ssr]').filter({ has: page.getByLabel(label) })).toHaveCount(0)
      await page.getByLabel(label).press('x')
      await page.getByLabel(label).press('Backspace')
      expect(await isAsked(page)).toBe(false)
    })
  }

  test('stays away once it is saved', async ({ page, signIn }) => {
    await signIn('owner', { at: '/settings-page/email-configuration' })
    await page.getByLabel('Signature').fill('Kind regards\nNorth Sea Mugs')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The settings are saved.')).toBeVisible()
    expect(await isAsked(page)).toBe(false)
  })
})

/** True when the browser would ask before it leaves the page. Reads the result of the `beforeunload` event. */
function isAsked(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
}
