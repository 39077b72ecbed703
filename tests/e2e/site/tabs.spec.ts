import { expect, test } from '../demo.ts'

test.describe('tabs', () => {
  test('a logout takes every tab along', async ({ page, context, signIn, expectedErrors }) => {
    // The event stream of the ended session.
    expectedErrors.push(/status of 401/)
    await signIn('owner')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/signin/)
    await expect(other).toHaveURL(/\/signin/)
  })

  test('a login takes every tab along', async ({ page, context, signIn }) => {
    await page.goto('/signup')
    const other = await context.newPage()
    await signIn('owner', { page: other })
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a switch of store is said in the tab left behind', async ({
    page,
    context,
    signIn,
    expectedErrors,
  }) => {
    // The event stream of the former store.
    expectedErrors.push(/status of 409/)
    await signIn('owner')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await page.getByRole('button', { name: /^Store / }).click()
    await page.getByRole('menuitemradio', { checked: false }).first().click()
    await expect(page.getByText('Harbour Home').first()).toBeVisible()
    await expect(other.getByRole('alert')).toContainText('You are now working in Harbour Home.')
    await other.getByRole('button', { name: 'Reload' }).click()
    const switcher = other.getByRole('button', { name: /^Store Harbour Home/ })
    await expect(switcher).toBeVisible()
    // Switches back to the store that other tests expect.
    await switcher.click()
    await other.getByRole('menuitemradio', { name: 'Northwind Outfitters' }).click()
    await expect(page.getByRole('alert')).toContainText('You are now working in Northwind Outfitters.')
  })

  test('the browser keeps every field of the session but the token', async ({ page, signIn }) => {
    await signIn('owner')
    const stored = await page.evaluate(() => localStorage.getItem('session') ?? '{}')
    const session = JSON.parse(stored) as Record<string, unknown>
    expect(session).toMatchObject({ isLoggedIn: 'True', email: 'owner@demo.test', isonboarded: 'True' })
    expect(session).toMatchObject({ expiry_in: 60 })
    expect(typeof session['token_issued_at']).toBe('number')
    expect(session).not.toHaveProperty('token')
  })

  test('a page that was fetched before the logout is not shown after it', async ({
    page,
    signIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/)
    await signIn('owner')
    const old = await (await page.request.get('/dashboard')).text()
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/signin/)
    await page.route('**/dashboard', (route) => route.fulfill({ contentType: 'text/html', body: old }))
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/signin/)
  })

  test('a page whose browser forgot the session is kept when the server knows it', async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('session') ?? '{}') as object
      localStorage.setItem('session', JSON.stringify({ ...session, isLoggedIn: 'False' }))
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('session')))
      .toContain('"isLoggedIn":"True"')
  })
})
