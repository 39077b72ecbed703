import { buildTestPath } from '@draftdesk/contract/testing'
import { expect, test } from '../demo.ts'

/** Chooses a language in the account menu. */
const names = { menu: /^(?:Account menu|Kontomenü)/, language: /^(?:Default language|Standardsprache)$/ }

test('pages follow the language that a person chooses, and come back', async ({ page, signIn }) => {
  await signIn('observer', { at: '/dashboard' })
  const choose = async (name: string) => {
    await page.getByRole('button', { name: names.menu }).click()
    await page.getByRole('menuitem', { name: names.language }).press('ArrowRight')
    await page.getByRole('menuitemradio', { name }).click()
  }
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  await choose('Deutsch')
  await expect(page.getByText('Language updated to German successfully')).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Übersicht' }).first()).toBeVisible()

  // Texts that come with the code of an island, and no file of another language.
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/texts\.(?!de)/.test(request.url())) foreign.push(request.url())
  })
  await page.goto('/emails-page?filter=all')
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Tasten' }).first()).toBeVisible()
  expect(foreign).toEqual([])

  await page.goto('/dashboard')
  await choose('English')
  await expect(html).toHaveAttribute('lang', 'en')
  await choose('Suomi')
  await expect(page.getByText('Language updated to Finnish successfully')).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en')
})

test.describe('a browser that prefers Polish', () => {
  test.use({ locale: 'pl-PL' })

  test('gets public pages in Polish, and those of a person in theirs', async ({ page, signIn }) => {
    await page.goto('/signup')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await expect(page.getByLabel('Hasło', { exact: true })).toBeVisible()
    await page.route(`**${buildTestPath('signUp')}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Utwórz konto' }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    await signIn('owner', { at: '/dashboard' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  })
})
