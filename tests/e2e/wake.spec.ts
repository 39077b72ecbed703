import { expect, slowIslands, test } from './demo.ts'

const delayMs = 400

test.describe('client:wake', () => {
  test('loads no island before anybody touches the page', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/signin', { waitUntil: 'networkidle' })
    expect(scripts).toHaveLength(1)
    await page.mouse.move(5, 5)
    await expect.poll(() => scripts.some((url) => url.includes('/signin.'))).toBe(true)
  })

  test('keeps what was typed while it slept', async ({ page }) => {
    await slowIslands(page, delayMs)
    await page.goto('/signin')
    await page.getByLabel('Email').pressSequentially('somebody@example.test')
    await page.getByLabel('Password', { exact: true }).pressSequentially('secret')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret')
    await expect(page.getByLabel('Email')).toHaveValue('somebody@example.test')
  })

  test('holds a form back and sends it once it is awake', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/)
    await slowIslands(page, delayMs)
    await page.goto('/signin')
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    await page.getByLabel('Email').fill('somebody@example.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(posts).toEqual(['/v1/auth/login'])
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong')
  })

  test('opens a sleeping menu at the first press', async ({ page, signIn }) => {
    await signIn('owner')
    await slowIslands(page, delayMs)
    await page.reload()
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  test('opens a sleeping menu once for two impatient presses', async ({ page, signIn }) => {
    await signIn('owner')
    await slowIslands(page, delayMs)
    await page.reload()
    await page.getByRole('button', { name: /^Account menu/ }).dblclick()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  test('opens a sleeping menu by key', async ({ page, signIn }) => {
    await signIn('owner')
    await slowIslands(page, delayMs)
    await page.reload()
    await page.getByRole('button', { name: /^Account menu/ }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Default language' })).toBeVisible()
  })

  test('opens a sleeping menu by touch', async ({ browser, demo, signIn }) => {
    const context = await browser.newContext({
      baseURL: demo.site.url,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    })
    const phone = await context.newPage()
    await signIn('owner', phone)
    await slowIslands(phone, delayMs)
    await phone.reload()
    await phone.getByRole('button', { name: /^Store / }).tap()
    await expect(phone.getByRole('menuitem', { name: /Add a store/ })).toBeVisible()
    await context.close()
  })

  test('moves nothing when it wakes', async ({ page }) => {
    await page.goto('/signup')
    await page.evaluate(() => {
      const total = { shift: 0 }
      Object.assign(window, { total })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const before = await page.locator('form').boundingBox()
    await page.getByLabel('First name').hover()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    expect(await page.locator('form').boundingBox()).toEqual(before)
    expect(await page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift)).toBe(0)
  })

  test('sends the form to its page when its code cannot be had', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Error hydrating|Failed to load resource|net::ERR/)
    await page.route(/\/_astro\/signin.*\.js/, (route) => route.abort())
    await page.goto('/signin')
    await page.getByLabel('Email').fill('somebody@example.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    expect(page.url()).not.toContain('wrong')
  })
})
