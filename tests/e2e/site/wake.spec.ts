import { buildTestPath } from '@draftdesk/contract/testing'
import type { Locator, Page } from '@playwright/test'
import { expect, holdIslandCode, waitForFrames, delayIslandCode, test } from '../demo.ts'

const delayMs = 400

/** The ways in which a press reaches a button. */
const presses = {
  mouse: (button: Locator) => button.click(),
  Enter: (button: Locator) => button.press('Enter'),
  script: (button: Locator) => button.evaluate((element: HTMLElement) => element.click()),
}

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
    await delayIslandCode(page, delayMs)
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
    await delayIslandCode(page, delayMs)
    await page.goto('/signin')
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    await page.getByLabel('Email').fill('somebody@example.test')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(posts).toEqual([buildTestPath('signIn')])
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong')
  })

  test('opens a sleeping menu at the first press', async ({ page, signIn }) => {
    await signIn('owner')
    await delayIslandCode(page, delayMs)
    await page.reload()
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  test('opens a sleeping menu once for two impatient presses', async ({ page, signIn }) => {
    await signIn('owner')
    await delayIslandCode(page, delayMs)
    await page.reload()
    await page.getByRole('button', { name: /^Account menu/ }).dblclick()
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })

  test('opens a sleeping menu by key', async ({ page, signIn }) => {
    await signIn('owner')
    await delayIslandCode(page, delayMs)
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
    await signIn('owner', { page: phone })
    await delayIslandCode(phone, delayMs)
    await phone.reload()
    await phone.getByRole('button', { name: /^Store / }).tap()
    await expect(phone.getByRole('menuitem', { name: /Add a store/ })).toBeVisible()
    await context.close()
  })

  test('says that the code of a menu could not be loaded, and opens it at the next press', async ({
    page,
    signIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource|net::ERR/)
    await signIn('owner', { at: '/emails-page' })
    await expect(page.locator('.workspace[data-awake]')).toBeVisible()
    const button = page.getByRole('button', { name: 'More actions' })
    await page.locator('#mail-list h3 a').first().click()
    await page.route(/menu-parts.*\.js/, (route) => route.abort())
    await button.press('Enter')
    await expect(page.getByText('A part of this page could not be loaded')).toBeVisible()
    await expect(page.locator('#conversation-title')).toBeVisible()
    await page.unroute(/menu-parts.*\.js/)
    await button.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
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
    await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0)
    expect(await page.locator('form').boundingBox()).toEqual(before)
    expect(await page.evaluate(() => (window as unknown as { total: { shift: number } }).total.shift)).toBe(0)
  })

  for (const [part, file] of [
    ['code', /\/_astro\/signin.*\.js/],
    ['texts', /\/_astro\/texts\..*\.js/],
  ] as const)
    test(`sends the form to its page when its ${part} cannot be had`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/Error hydrating|Failed to load resource|net::ERR/)
      await page.route(file, (route) => route.abort())
      await page.goto('/signin')
      await page.getByLabel('Email').fill('somebody@example.test')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      expect(page.url()).not.toContain('wrong')
    })
  for (const [way, press] of Object.entries(presses)) {
    test(`sends a code again when that is pressed first: ${way}`, async ({ page, signIn }) => {
      await page.goto('/signup')
      await signIn('unverified')
      await delayIslandCode(page, delayMs)
      await page.goto('/verify-email')
      await press(page.getByRole('button', { name: 'Resend Email' }))
      await expect(page.locator('.toast')).toContainText('Verification email has been resent!')
      await expect(page.getByText('Please enter the verification code.')).toHaveCount(0)
    })
  }

  test('does two presses on two rows, in their order', async ({ page, demo, signIn, expectedErrors }) => {
    expectedErrors.push(/status of 400/)
    await signIn('owner')
    for (const title of ['Returns by post', 'Gift cards']) {
      const headers = { 'x-requested-with': 'draftdesk', origin: demo.site.url }
      const data = { title, text: `${title} take two days.` }
      expect((await page.request.post(buildTestPath('createPolicy'), { headers, data })).ok()).toBe(true)
    }
    await delayIslandCode(page, delayMs)
    await page.goto('/policies-page')
    const calls: string[] = []
    await page.route(`**${buildTestPath('policy', '*')}`, async (route) => {
      calls.push(new URL(route.request().url()).pathname)
      await route.fulfill({ status: 400, json: { detail: 'Refused by the test.' } })
    })
    const ids = await page
      .locator('.entry:has([role="switch"]) h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
    const switches = page.getByRole('switch')
    await switches.nth(1).click()
    await switches.nth(0).click()
    await expect.poll(() => calls).toEqual([buildTestPath('policy', ids[1]), buildTestPath('policy', ids[0])])
  })

  test('takes a file that is dropped on it', async ({ page, signIn }) => {
    await signIn('owner')
    await delayIslandCode(page, delayMs)
    await page.goto('/policies-page')
    const isTaken = await page.locator('.drop').evaluate((form) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['We ship in two days.'], 'shipping.exe'))
      const init = { bubbles: true, cancelable: true, dataTransfer }
      form.dispatchEvent(new DragEvent('dragenter', init))
      const isOver = !form.dispatchEvent(new DragEvent('dragover', init))
      return isOver && !form.dispatchEvent(new DragEvent('drop', init))
    })
    expect(isTaken).toBe(true)
    await expect(page.locator('.uploads')).toContainText('shipping.exe')
    await expect(page.locator('.uploads li')).toHaveCount(1)
  })

  test('hears of a choice that was changed while it slept', async ({ page, signIn }) => {
    await signIn('owner')
    await delayIslandCode(page, delayMs)
    await page.goto('/accounts-page')
    await page
      .locator('.role select')
      .first()
      .evaluate((select: HTMLSelectElement) => {
        select.selectedIndex = select.selectedIndex === 0 ? 1 : 0
        select.dispatchEvent(new Event('change', { bubbles: true }))
      })
    await page.locator('.role select').first().hover()
    await expect(page.locator('.role button').first()).toBeVisible()
  })

  test('leaves servers open that a press and the waking island open together', async ({ page, signIn }) => {
    await signIn('mailbox')
    const held = await holdIslandCode(page)
    await page.goto('/integration-page')
    await page
      .getByLabel('Email address')
      .first()
      .evaluate((input: HTMLInputElement) => {
        input.value = 'help@own-domain.test'
      })
    const sleeping = page.locator('astro-island[ssr]:has(.servers)')
    await expect(sleeping).toHaveCount(1)
    await pressWhileItWakes(page.locator('.servers summary'), held)
    await expect(sleeping).toHaveCount(0)
    await expect(page.locator('.servers')).toHaveAttribute('open')
    await expect(page.getByLabel('Server').first()).toBeVisible()
  })

  test('does a press on a button that moves when the island wakes', async ({ page, signIn }) => {
    await signIn('owner')
    const held = await holdIslandCode(page)
    await page.goto('/settings-page/email-configuration')
    await page.getByLabel('Signature').fill('Kind regards\n\nNorth Sea Mugs\nHarbour 4\nEsbjerg')
    const button = page.getByRole('button', { name: 'Save' })
    const place = () => button.evaluate(({ offsetTop }: HTMLElement) => offsetTop)
    const before = await place()
    await pressWhileItWakes(button, held)
    await expect(page.getByText('The settings are saved.')).toBeVisible()
    expect(await place()).toBeGreaterThan(before)
  })

  test('shows that a press waits for its code', async ({ page }) => {
    const held = await holdIslandCode(page)
    await page.goto('/signin')
    const button = page.getByRole('button', { name: 'Show password' })
    await button.click()
    await expect(button).toHaveAttribute('data-waiting')
    await expect(page.locator('astro-island:has(form)')).toHaveAttribute('aria-busy', 'true')
    held.release()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await expect(page.locator('[data-waiting], astro-island[aria-busy]')).toHaveCount(0)
  })

  for (const [next, goOn] of [
    [
      'the next press works',
      async (page: Page): Promise<void> => {
        await page.getByRole('button', { name: 'Log in' }).click()
        await expect(page.getByRole('alert').first()).toContainText('password')
      },
    ],
    [
      'the page can be reloaded',
      async (page: Page): Promise<void> => {
        await page.locator('.toast').getByRole('button', { name: 'Reload the page' }).click()
        await expect(page.locator('.toast')).toHaveCount(0)
      },
    ],
  ] as const)
    test(`says that its code cannot be had and keeps what was typed; ${next}`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/Error hydrating|Failed to load resource|net::ERR/)
      await page.goto('/signin')
      await page.getByLabel('Email').evaluate((input: HTMLInputElement) => {
        input.value = 'somebody@example.test'
      })
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Log in' }).evaluate((button: HTMLElement) => button.click())
      await expect(page.locator('.toast')).toContainText('could not be loaded')
      await expect(page.getByLabel('Email')).toHaveValue('somebody@example.test')
      expect(page.url()).toMatch(/\/signin$/)
      await page.context().setOffline(false)
      await goOn(page)
      await expect(page.getByLabel('Email')).toHaveValue('somebody@example.test')
    })
})

/**
 * Presses the mouse button and releases it after the code has loaded, when an impatient island would already
 * be hydrated.
 */
async function pressWhileItWakes(control: Locator, code: { readonly release: () => void }): Promise<void> {
  const page = control.page()
  await control.hover()
  await page.mouse.down()
  code.release()
  await control.evaluate(async (element) => {
    const island = element.closest('astro-island')
    for (const part of ['component-url', 'renderer-url']) await import(island?.getAttribute(part) ?? '')
  })
  await waitForFrames(page)
  await page.mouse.up()
}
