import type { Page } from '@playwright/test'
import { findSeriousProblems, findSeriousAtBothWidths, findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../demo.ts'

const widths = [1440, 390]

const publicPages = [
  '/signin',
  '/admin-signin',
  '/signup',
  '/forgot-password',
  '/reset-password?token=any',
  '/verify-email',
  '/confirm?invite_id=made-up',
  '/error',
  '/502-error',
  '/nowhere',
]

const storePages = [
  '/dashboard',
  '/emails-page',
  '/emails-page?cursor=made-up',
  '/email-page/detail/made-up',
  '/examples-page',
  '/create-example',
]

test('axe sees what is hard to read in the dark alone', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>t</title><style>
    p { color: #333; background: #fff }
    @media (prefers-color-scheme: dark) { p { background: #444 } }
  </style><main><h1>t</h1><p>Text</p></main></html>`)
  expect(await findSeriousByDayAndNight(page)).toEqual([
    expect.stringMatching(/^dark: .*color-contrast at p$/),
  ])
})

test('with reduced motion a colour changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/signup')
  const running = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body)
    document.body.style.color = backgroundColor
    const isThere = getComputedStyle(document.body).color === backgroundColor
    return { isThere, count: document.getAnimations().length }
  })
  expect(running).toEqual({ isThere: true, count: 0 })
})

// Runs in parallel, because this is the longest file.
test.describe.configure({ mode: 'parallel' })

test('axe finds nothing serious in the panes of the mail in any state, from 320 to 1920 px and at 200 %', async ({
  page,
  signIn,
}) => {
  const look = async (widths: readonly number[], colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 1000 ? 640 : 900 })
      expect(await findSeriousProblems(page), `${String(width)} px, ${colorScheme}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await look([1920, 320], 'dark')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await look([320], 'dark')
  await look([1440], 'light')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible()
  await look([320], 'dark')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Is the wool' }).click()
  await page.getByRole('button', { name: 'Rewrite' }).click()
  await expect(page.getByRole('button', { name: 'Shorter' })).toBeVisible()
  await look([1440], 'dark')
  await look([720], 'light')
  await page.keyboard.press('Escape')
  // 640 and 720 px are the widths of 1280 and 1440 px windows at 200 % zoom.
  await look([1440, 768, 320], 'dark')
  await look([1920, 640], 'light')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
  await look([768, 320], 'dark')
})

test('axe finds nothing serious in the notifications, a note and a forward', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?filter=all' })
  await expect(page.locator('.workspace[data-awake]')).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('paragraph').first(),
  ).toBeVisible()
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Is the wool' }).click()
  await expect(page.getByRole('button', { name: 'Note', exact: true })).toBeVisible()
  await page.locator('#conversation-title').focus()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Your note' })).toBeFocused()
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await page.locator('#conversation-title').focus()
  await page.keyboard.press('f')
  await expect(page.getByRole('heading', { name: 'Forward' })).toBeVisible()
  expect(await findSeriousAtBothWidths(page)).toEqual([])
})

test('axe finds nothing serious on public pages', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/)
  for (const path of publicPages) {
    await page.goto(path)
    expect(await findSeriousAtBothWidths(page)).toEqual([])
  }
})

test('axe finds nothing serious in forms with errors', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4)
  expect(await findSeriousAtBothWidths(page)).toEqual([])
})

/** Ends the page before its session, whose event stream would otherwise meet the next person's. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

test('axe finds nothing serious in the set-up of a store', async ({ page, signIn }) => {
  await signIn('welcome')
  for (const path of ['/welcome-page/language', '/welcome-page/document', '/welcome-page/finish']) {
    await page.goto(path)
    expect(await findSeriousAtBothWidths(page)).toEqual([])
  }
  await leave(page)
  await signIn('document', { at: '/policies-page' })
  await expect(page.locator('.set-up-banner')).toBeVisible()
  await expect(page.locator('.set-up-banner')).toHaveCSS('opacity', '1')
  expect(await findSeriousAtBothWidths(page)).toEqual([])
  await leave(page)
  await signIn('owner')
  for (const path of [
    '/policies-page',
    '/policies-page/create-policy',
    '/integration-page',
    '/settings-page/activity',
  ]) {
    await page.goto(path)
    expect(await findSeriousAtBothWidths(page)).toEqual([])
  }
})

test('axe finds nothing serious in lists of emails and examples', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await signIn('owner')
  for (const path of storePages) {
    await page.goto(path)
    expect(await findSeriousAtBothWidths(page)).toEqual([])
  }
})

for (const width of widths) {
  test.describe(`axe, ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('finds nothing serious in buttons below the pointer', async ({ page, signIn }) => {
      await page.goto('/signin')
      await page.getByRole('button', { name: 'Log in' }).hover()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await signIn('owner', { at: '/integration-page' })
      await page.getByText('Disconnect').first().click()
      const disconnect = page.locator('.button.danger').first()
      await expect(disconnect).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await disconnect.hover()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.goto('/examples-page')
      await page.getByRole('link', { name: 'Write an example' }).hover()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
    })

    test('finds nothing serious in the admin area, nor inside a store', async ({ page, signIn }) => {
      await signIn('admin')
      for (const path of [
        '/admin/dashboard-page',
        '/admin/store-page',
        '/admin/store-page?search=nothing',
        '/admin/people-page',
        '/admin/work-page',
        '/admin/activity-page',
      ]) {
        await page.goto(path)
        expect(await findSeriousByDayAndNight(page)).toEqual([])
      }
      await page.goto('/admin/store-page?search=harbour')
      await page.getByRole('link', { name: 'Harbour Home' }).click()
      await expect(page.getByLabel('Reason', { exact: true })).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.getByLabel('Reason', { exact: true }).fill('   x   ')
      await page.getByRole('button', { name: 'Log in to store' }).click()
      await expect(page.getByRole('alert')).toContainText('Please give a reason')
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.getByLabel('Reason', { exact: true }).fill('A broken mailbox')
      await page.getByRole('button', { name: 'Log in to store' }).click()
      await expect(page.getByText('logged into store Harbour Home')).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
    })

    test('finds nothing serious in the shell, its menus open', async ({ page, signIn }) => {
      await signIn('owner')
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.getByRole('button', { name: /^Account menu/ }).click()
      await page.getByRole('menuitem', { name: 'Default language' }).press('ArrowRight')
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.goto('/select-store')
      expect(await findSeriousByDayAndNight(page)).toEqual([])
    })

    test('finds nothing serious on the pages of people and settings', async ({ page, signIn }) => {
      await signIn('owner', { at: '/accounts-page' })
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.getByRole('button', { name: 'Revoke the invitation of soon@demo.test' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await page.getByRole('button', { name: 'Invite' }).press('Enter')
      await expect(page.getByText('Please enter the email address.')).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('button', { name: /^Revoke .* soon@demo.test/ })).toBeVisible()
      for (const tab of ['general', 'email-configuration']) {
        await page.goto(`/settings-page/${tab}`)
        expect(await findSeriousByDayAndNight(page)).toEqual([])
      }
    })

    test('finds nothing serious in an example and in a conversation', async ({ page, signIn }) => {
      await signIn('owner', { at: '/examples-page' })
      await page.getByRole('link', { name: 'Parcel is late' }).click()
      await expect(page.getByRole('heading', { name: 'You reply' })).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.goto('/emails-page?filter=drafts')
      await page.getByRole('link', { name: 'Re: Refund for the tent' }).click()
      await expect(page.getByRole('button', { name: 'Send and next' })).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
      await page.locator('.reading-actions').getByRole('button', { name: 'Archive' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Re: Refund for the tent' })).toBeVisible()
      expect(await findSeriousByDayAndNight(page)).toEqual([])
    })
  })
}
