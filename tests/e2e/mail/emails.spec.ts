import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'

const subjectsOf = (page: Page) => page.getByRole('heading', { level: 3 }).getByRole('link')

test('a conversation is opened, archived and taken back by keyboard alone', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Emails' }).press('Enter')
  const lists = page.getByRole('navigation', { name: 'Main' })
  await expect(lists.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  await lists.getByRole('link', { name: 'Drafts' }).press('Enter')
  await expect(page).toHaveURL(/filter=drafts/)
  await expect(lists.getByRole('link', { name: 'Drafts' })).toHaveAttribute('aria-current', 'page')

  const subject = page.getByRole('link', { name: 'Re: Refund for the tent' })
  await subject.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Re: Refund for the tent')
  await page.locator('#reading').getByRole('button', { name: 'Archive', exact: true }).press('Enter')
  await expect(page.getByText('“Re: Refund for the tent” was archived.')).toBeVisible()
  await expect(page).toHaveURL(/filter=drafts/)
  await expect(subject).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(subject).toBeVisible()
})

test('a draft is copied', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await page.getByRole('link', { name: 'Wrong size delivered' }).click()
  await page.getByRole('button', { name: 'Copy draft' }).press('Enter')
  await expect(page.getByText('The draft was copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Hello Daniel,\n\n[^]+Kind regards\n/,
  )
})

test('a draft that the browser will not copy is selected, and that is said', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await page.getByRole('link', { name: 'Wrong size delivered' }).click()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy draft' }).click()
  await expect(page.getByText('The draft could not be copied.')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Kind regards')
})

test('the lists are at hand on a phone, and the drawer has them below Emails', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('owner', { at: '/emails-page' })
  await page.getByRole('navigation', { name: 'Lists of emails' }).getByRole('link', { name: 'Sent' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent')
  // Tests before this one may have archived some of them.
  await expect(subjectsOf(page)).not.toHaveCount(0)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Archive' }).click()
  await expect(subjectsOf(page).filter({ hasText: 'Partnership proposal' })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/emails-page')
  await page.getByRole('link', { name: 'Re: Refund for the tent' }).click()
  await page.getByText('Bonjour, I returned the tent').first().click()
  await expect(page.getByRole('link', { name: /tracking\.carrier\.test/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('conversations are searched, ticked and changed, and a quotation unfolds', async ({ page, signIn }) => {
  await signIn('owner', { at: '/emails-page' })
  const bar = page.getByRole('group', { name: 'Actions for the selected conversations' })
  await expect(bar).toBeHidden()
  await page.getByRole('searchbox').fill('address')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=address/)
  const subject = page.getByRole('link', { name: 'Change of delivery address' })
  await page.getByRole('checkbox', { name: 'Change of delivery address' }).check()
  await bar.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByText('“Change of delivery address” is marked as unread.')).toBeVisible()
  await expect(page).toHaveURL(/q=address/)
  await page.getByRole('navigation', { name: 'Show only' }).getByRole('link', { name: 'Unread' }).click()
  await subject.click()
  const quoted = page.locator('.fold').getByText('> Hi Jonas, done')
  await expect(quoted).toBeHidden()
  await page.getByText('Show quoted text').click()
  await expect(quoted).toBeVisible()
  await page.goto('/emails-page?unread=true&q=address')
  await expect(subject).toHaveCount(0)
})
