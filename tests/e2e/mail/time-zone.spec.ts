import { expect, test } from '../demo.ts'

test.describe('a reader in Kiritimati', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('reads times of their own clock from the server, and nothing moves as the page wakes', async ({
    page,
    signIn,
  }) => {
    // The sign-in page sends the zone, so the first page with times uses it.
    await page.goto('/signin')
    await signIn('owner', { at: '/emails-page?filter=all' })
    await expect(page.getByText(/^Times are in your time zone/)).toBeVisible()
    const row = page.locator('#mail-list time').first()
    const written = async () => ({
      text: (await row.getAttribute('title')) ?? '',
      iso: (await row.getAttribute('datetime')) ?? '',
    })
    const { text, iso } = await written()
    const own = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: 'Pacific/Kiritimati', dateStyle: 'short', timeStyle: 'short' },
    })
    expect(text).toBe(own.format(new Date(iso)))
    await expect(page.locator('.workspace[data-awake]')).toBeVisible()
    expect(await written()).toEqual({ text, iso })
    await page.goto('/accounts-page')
    const device = page.locator('.sign-ins .muted').first()
    const before = await device.innerText()
    expect(before).not.toContain('UTC')
    await page.getByRole('button', { name: /Account menu/ }).click()
    await expect(device).toHaveText(before)
  })
})

test.describe('a reader without scripts', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Pacific/Kiritimati' })

  test('reads times in UTC, which say so', async ({ page, signIn }) => {
    await signIn('owner', { at: '/emails-page?filter=all' })
    await expect(page.getByText('Times are in UTC.')).toBeVisible()
    await expect(page.locator('#mail-list time').first()).toHaveAttribute('title', / UTC$/)
  })
})
