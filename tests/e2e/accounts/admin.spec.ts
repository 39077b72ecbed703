import { buildTestPath } from '@draftdesk/contract/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'

const insideOf = (page: Page, store: string) => page.getByText(`logged into store ${store}`)

/** Finds a store, opens its page and logs in to it. */
async function enter(page: Page, store: string): Promise<void> {
  await page.goto(`/admin/store-page?search=${encodeURIComponent(store)}`)
  await page.getByRole('link', { name: store }).click()
  await page.getByLabel('Reason', { exact: true }).fill('Drafts are missing')
  await page.getByRole('button', { name: 'Log in to store' }).click()
  await expect(insideOf(page, store)).toBeVisible()
}

test.describe('a super admin', () => {
  test('enters a store with a reason, knows it on every page, and leaves', async ({ page, signIn }) => {
    await signIn('admin')
    await expect(page).toHaveURL(/\/admin\/dashboard-page$/)
    await enter(page, 'Northwind Outfitters')
    await expect(page).toHaveURL(/\/dashboard$/)
    const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(4)
    for (const href of hrefs) {
      await page.goto(href ?? '')
      await expect(insideOf(page, 'Northwind Outfitters')).toBeVisible()
      await expect(page.getByRole('button', { name: /switch store/ })).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Exit from store' }).click()
    await expect(page).toHaveURL(/\/admin\/store-page\/details\/[\w-]+$/)
    await expect(insideOf(page, 'Northwind Outfitters')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Northwind Outfitters' })).toBeVisible()
  })

  test('is offered no other store by the palette', async ({ page, signIn }) => {
    await signIn('admin')
    await enter(page, 'Northwind Outfitters')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.waitForLoadState()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Go to' })
    await palette.getByRole('combobox').fill('switch')
    await expect(palette.getByRole('option', { name: /Search conversations/ })).toBeVisible()
    await expect.poll(() => asked.includes(buildTestPath('threads'))).toBe(true)
    await expect(palette.getByRole('option', { name: /Switch to/ })).toHaveCount(0)
    expect(asked).not.toContain(buildTestPath('stores'))
  })

  test('keeps the banner in sight, and the sidebar below it', async ({ page, signIn }) => {
    await signIn('admin')
    await enter(page, 'Northwind Outfitters')
    const header = await page.locator('.shell-header').boundingBox()
    const first = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().boundingBox()
    expect(first?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(insideOf(page, 'Northwind Outfitters')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeInViewport()
  })

  test('finds, enters and leaves a store by keyboard alone', async ({ page, signIn, expectedErrors }) => {
    // The page of the store may have a call under way as the store is left.
    expectedErrors.push(/status of 409/)
    await signIn('admin', { at: '/admin/store-page' })
    await page.getByLabel('Search').focus()
    await page.keyboard.type('harbour')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '1 store', exact: true })).toBeVisible()
    await page.getByLabel('Set-up').focus()
    for (const name of ['Search', 'Clear', 'Harbour Home']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveText(name)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Home' })).toBeVisible()
    await page.getByRole('link', { name: 'Store Management' }).last().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Reason', { exact: true })).toBeFocused()
    await page.keyboard.type('A broken mailbox')
    await page.keyboard.press('Enter')
    await expect(insideOf(page, 'Harbour Home')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Exit from store' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/store-page\/details\/[\w-]+$/)
  })

  test('does no harm from a tab that was left behind in another store', async ({
    page,
    context,
    signIn,
    demo,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/)
    await signIn('admin')
    await enter(page, 'Northwind Outfitters')
    await page.goto('/policies-page')
    await page.getByLabel('Drop files here').hover()
    const toggle = page.getByRole('switch', { name: 'Use Returns and refunds for drafts' })
    await expect(toggle).toBeChecked()
    const writing = await context.newPage()
    await writing.goto('/policies-page/create-policy')
    await writing.getByLabel('Title').fill('Meant for Northwind')

    const other = await context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Exit from store' }).click()
    await expect(other).toHaveURL(/\/admin\/store-page\/details\/[\w-]+$/)
    await enter(other, 'Harbour Home')
    await expect(page.getByRole('alert')).toContainText('You are now working in Harbour Home.')
    await demo.takeCalls()

    await toggle.press('Space')
    await expect(toggle).toBeChecked()
    const status = await page.evaluate(async (path) => {
      const { epoch } = JSON.parse(document.querySelector('#page-session')?.textContent ?? '{}') as {
        epoch: number
      }
      const answer = await fetch(path, {
        method: 'POST',
        body: JSON.stringify({ title: 'Wrong store', text: 'x' }),
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'draftdesk',
          'x-session-epoch': String(epoch),
        },
      })
      return answer.status
    }, buildTestPath('createPolicy'))
    expect(status).toBe(409)

    await writing.getByLabel('Text').fill('A text')
    await writing
      .locator('form')
      .last()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(writing).toHaveURL(/create-policy$/)
    await expect(writing.getByLabel('Title')).toHaveValue('Meant for Northwind')
    await page.getByRole('button', { name: 'Exit from store' }).press('Enter')
    await expect(insideOf(page, 'Northwind Outfitters')).toBeVisible()
    const changes = (await demo.takeCalls()).filter(({ method }) => method !== 'GET')
    expect(changes).toEqual([])

    const questions: string[] = []
    writing.on('dialog', (dialog) => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    await writing.getByRole('button', { name: 'Reload' }).click()
    await expect(insideOf(writing, 'Harbour Home')).toBeVisible()
    expect(questions).toEqual(['beforeunload'])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a super admin finds a store, enters it and leaves', async ({ page, signIn }) => {
    await signIn('admin', { at: '/admin/store-page' })
    await page.getByLabel('Set-up').selectOption('Not working')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Harbour Home' }).click()
    await page.getByLabel('Reason', { exact: true }).fill('A broken mailbox')
    await page.getByRole('button', { name: 'Log in to store' }).click()
    await expect(insideOf(page, 'Harbour Home')).toBeVisible()
    await page.getByRole('button', { name: 'Exit from store' }).click()
    await expect(page).toHaveURL(/\/admin\/store-page\/details\/[\w-]+$/)
  })
})
