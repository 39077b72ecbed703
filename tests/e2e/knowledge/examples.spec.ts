import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('examples are written, read, edited, switched, deleted and taken back by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/examples-page' })
  await page.getByRole('link', { name: 'Write an example' }).press('Enter')
  await page.getByLabel('Title').focus()
  await page.keyboard.type('Gift wrap')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Can you wrap it as a gift?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Of course, for free.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Gift wrap')).toContainText('Can you wrap it as a gift?')

  await page.getByRole('link', { name: 'Gift wrap', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift wrap')
  await expect(page.getByRole('region', { name: 'You reply' })).toContainText('Of course, for free.')
  await page.getByRole('link', { name: 'Edit' }).press('Enter')
  await page.getByLabel('Your reply').press('Control+A')
  await page.keyboard.type('Of course, for two euros.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/examples-page$/)

  const toggle = page.getByRole('switch', { name: 'Use Gift wrap for drafts' })
  await toggle.press('Space')
  await expect(toggle).not.toBeChecked()
  await toggle.press('Tab')
  await expect(page.getByRole('button', { name: 'Delete Gift wrap' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Gift wrap')).toContainText('Off')

  await page.getByRole('link', { name: 'Gift wrap', exact: true }).press('Enter')
  await expect(page.getByText('Drafts ignore this example.')).toBeVisible()
  await page.getByRole('button', { name: 'Use for drafts' }).press('Enter')
  await expect(page.getByText('“Gift wrap” is used for drafts again.')).toBeVisible()
})

test('a save after somebody else’s shows theirs, keeps the texts, and goes through the second time', async ({
  page,
  signIn,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await signIn('owner', { at: '/examples-page' })
  await page.getByRole('link', { name: 'Return after 30 days' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Your reply').fill('No.')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveURL(/\/examples-page$/)

  await page.getByLabel('Your reply').fill('Yes, gladly.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A colleague changed this example in the meantime.')).toBeVisible()
  await expect(page.locator('.remote-version')).toContainText('No.')
  await expect(page.getByLabel('Your reply')).toHaveValue('Yes, gladly.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Return after 30 days' }).click()
  await expect(page.getByText('Yes, gladly.')).toBeVisible()
})

test('a form that is not filled says what is missing, at the first wrong field', async ({ page, signIn }) => {
  await signIn('owner', { at: '/create-example' })
  await page.getByLabel('Title').fill('Half')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter the customer’s message.')).toBeVisible()
  await expect(page.getByText('Please enter the reply.')).toBeVisible()
  await expect(page.getByLabel('The customer’s message')).toBeFocused()
})
