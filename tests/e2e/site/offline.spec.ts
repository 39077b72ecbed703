import { expect, test } from '../demo.ts'

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/)
})

test.describe('offline screen', () => {
  test('covers the page, keeps what was typed, and goes by itself', async ({ page, context }) => {
    await page.goto('/signup')
    await page.getByLabel('First name').fill('Ada')
    await context.setOffline(true)
    await expect(
      page.getByText('Ooops! No internet connection found. Please check your connection.'),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Ooops!')).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
  })

  test('says that it is still offline when tried too early', async ({ page, context }) => {
    await page.goto('/signin')
    await context.setOffline(true)
    const said = page.waitForEvent('dialog')
    await Promise.all([
      page.getByRole('button', { name: 'Try again' }).click(),
      said.then(async (dialog) => {
        expect(dialog.message()).toBe('Still offline. Please check your connection.')
        await dialog.accept()
      }),
    ])
    await context.setOffline(false)
  })
})

test.describe('logging out without a connection', () => {
  test('signs out here at once and on the server with the next connection', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('owner')
    await context.setOffline(true)
    await page.locator('#offline').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText(/You are signed out on this device/)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/signin$/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/signin\?from/)
  })
})

test.describe('logging out with a server that cannot do it yet', () => {
  test('signs out on the server once it can, after 500, 502 and 429', async ({
    page,
    context,
    signIn,
    demo,
  }) => {
    await signIn('owner')
    const cookies = await context.cookies()
    const waiting = [500, 502, 429]
    const asked: (number | undefined)[] = []
    await page.route('**/logout', async (route) => {
      const status = waiting.shift()
      asked.push(status)
      await (status === undefined ? route.continue() : route.fulfill({ status, body: 'not now' }))
    })
    await context.setOffline(true)
    await page.locator('#offline').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText(/You are signed out on this device/)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/signin$/, { timeout: 30_000 })
    expect(asked.slice(-4)).toEqual([500, 502, 429, undefined])
    const stolen = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${demo.site.url}/dashboard`, {
      redirect: 'manual',
      headers: { cookie: stolen },
    })
    expect(answer.headers.get('location')).toBe('/signin?from=%2Fdashboard')
  })
})
