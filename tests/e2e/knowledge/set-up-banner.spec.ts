import { expect, test } from '../demo.ts'

test.describe('the yellow banner', () => {
  test('comes after 2 s with what is missing, shifts nothing, and stays away once dismissed', async ({
    page,
    signIn,
  }) => {
    await signIn('document')
    const nowMs = Date.now()
    await page.clock.install({ time: nowMs })
    await page.clock.pauseAt(nowMs + 60_000)
    await page.goto('/policies-page')
    const banner = page.locator('.set-up-banner')
    await page.clock.runFor(1900)
    await expect(banner).toBeHidden()
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await page.clock.runFor(200)
    await expect(banner).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    await expect(page.getByRole('status').filter({ has: banner })).toHaveCount(1)
    await expect(banner.getByRole('listitem')).toHaveText([
      'a document',
      'a Shopify store',
      'an email account',
    ])
    await expect(banner.getByRole('link', { name: 'a Shopify store' })).toHaveAttribute(
      'href',
      '/integration-page',
    )

    await banner.getByRole('button', { name: 'Dismiss this reminder' }).press('Enter')
    await expect(banner).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    await page.goto('/policies-page/create-policy')
    await page.clock.runFor(3000)
    await expect(banner).toBeHidden()
  })

  test('names what is missing alone, again once that is something else', async ({ page, signIn, demo }) => {
    await signIn('admin', { at: '/admin/store-page?search=mailbox' })
    await page.getByRole('link', { name: 'Mailbox Market' }).click()
    await page.getByLabel('Reason', { exact: true }).fill('Help with the mailbox')
    await page.getByRole('button', { name: 'Log in to store' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.clock.install()
    await page.goto('/policies-page')
    await page.clock.runFor(2100)
    const banner = page.locator('.set-up-banner')
    await expect(banner.getByRole('listitem')).toHaveText(['an email account'])
    await banner.getByRole('button').click()
    await demo.setStore(1003, { is_document_uploaded: false })
    await page.goto('/policies-page')
    await page.clock.runFor(2100)
    await expect(banner.getByRole('listitem')).toHaveText(['a document', 'an email account'])
    await demo.setStore(1003, { is_document_uploaded: true })
  })

  test('is not there when nothing is missing, and on no other page', async ({ page, signIn }) => {
    await signIn('owner', { at: '/policies-page' })
    await expect(page.locator('#set-up-banner')).toHaveCount(0)
    // The open page would read notifications without its session.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signIn('shop', { at: '/integration-page' })
    await expect(page.locator('#set-up-banner')).toHaveCount(0)
  })
})
