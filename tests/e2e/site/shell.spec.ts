import { expect, test } from '../demo.ts'

test.describe('sidebar', () => {
  test('collapses, and the next page comes collapsed', async ({ page, signIn }) => {
    await signIn('owner')
    const nav = page.getByRole('navigation', { name: 'Main' })
    const wide = (await nav.boundingBox())?.width ?? 0
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await page.reload()
    expect((await nav.boundingBox())?.width).toBeLessThan(wide / 2)
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  })

  test('is a drawer on a phone and closes after a choice', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn('owner')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav).toBeHidden()
    await page.getByRole('button', { name: 'More' }).click()
    await nav.getByRole('link', { name: 'Dashboard' }).click()
    await expect(nav).toBeHidden()
    await page.getByRole('button', { name: 'More' }).click()
    await page.keyboard.press('Escape')
    await expect(nav).toBeHidden()
  })

  test('is not on select-store', async ({ page, signIn }) => {
    await signIn('new')
    await expect(page).toHaveURL(/\/select-store$/)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  })
})

test.describe('navigation', () => {
  test('fetches the next page while the pointer rests on its link', async ({ page, signIn, demo }) => {
    await signIn('owner', { at: '/dashboard' })
    await page.waitForLoadState('networkidle')
    await demo.takeCalls()
    const next = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Policies' })
    await next.hover()
    await expect.poll(async () => (await demo.takeCalls()).length).toBeGreaterThan(0)
    await next.click()
    await expect(page).toHaveURL(/policies-page/)
    const delivery = await page.evaluate(
      () =>
        (
          performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
            deliveryType: string
          }
        ).deliveryType,
    )
    expect(delivery).toBe('navigational-prefetch')
  })
})

test.describe('toasts', () => {
  test('go after 5 s, but not under the pointer', async ({ page, signIn }) => {
    await page.clock.install()
    await signIn('owner')
    const toast = page.getByText('Signin successful!')
    await toast.hover()
    await page.clock.runFor(8000)
    await expect(toast).toBeVisible()
    await page.mouse.move(5, 600)
    await page.clock.runFor(5100)
    await expect(toast).toBeHidden()
  })

  test('go at once when they are dismissed', async ({ page, signIn }) => {
    await signIn('owner')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Signin successful!')).toBeHidden()
  })
})

test.describe('menus', () => {
  test('lie above a toast', async ({ page, signIn }) => {
    await page.clock.install()
    await signIn('owner')
    await expect(page.getByText('Signin successful!')).toBeVisible()
    await page.getByRole('button', { name: /^Account menu/ }).click()
    const address = page.getByRole('menu').getByText('owner@demo.test')
    await expect(address).toBeVisible()
    const isOnTop = await address.evaluate((line) => {
      const { left, top, height } = line.getBoundingClientRect()
      return document.elementFromPoint(left + 4, top + height / 2) === line
    })
    expect(isOnTop).toBe(true)
  })
})

test.describe('styles', () => {
  test('hold a rule for every class of Radix that a page shows', async ({ page, signIn }) => {
    const { readFile } = await import('node:fs/promises')
    const whole = await readFile('node_modules/@radix-ui/themes/components.css', 'utf8')
    const known = new Set([...whole.matchAll(/\.(rt-[A-Za-z][\w-]*)/g)].map(([, name = '']) => name))
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    const missing = await findMissing()
    await signIn('owner')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Default language' }).press('ArrowRight')
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
    expect([...missing, ...(await findMissing())]).toEqual([])

    async function findMissing(): Promise<string[]> {
      const { shown, rules } = await page.evaluate(() => ({
        shown: [...document.querySelectorAll('[class*="rt-"]')].flatMap(({ classList }) => [...classList]),
        rules: [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
          .join(''),
      }))
      return [...new Set(shown)].filter((name) => known.has(name) && !rules.includes(`.${name}`))
    }
  })
})
