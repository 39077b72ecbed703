import { buildTestPath } from '@draftdesk/contract/testing'
import type { Page } from '@playwright/test'
import { buildDocx, buildPdf } from '../../../packages/api/src/testing/files/files.ts'
import { expect, test } from '../demo.ts'

const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** Opens the page and waits until its upload island is hydrated. */
async function openPolicies(page: Page): Promise<void> {
  await page.goto('/policies-page')
  await page.getByLabel('Drop files here').hover()
  await expect(page.locator('input[type=file]')).toHaveAttribute('multiple')
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('files are uploaded one after the other, each with its state in words', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await signIn('owner')
  await openPolicies(page)
  await page
    .getByLabel('Drop files here')
    .setInputFiles([
      file('shipping.docx', buildDocx(['We ship at once.'])),
      file('scan.pdf', buildPdf([])),
      file('tool.exe', 'MZ'),
      file('empty.txt', ''),
    ])
  await expect(rowOf(page, 'shipping')).toContainText('Ready')
  await expect(rowOf(page, 'scan')).toContainText('There is no text in this file, only pictures of it.')
  await expect(page.getByText('tool.exe: This kind of file cannot be read.')).toBeVisible()
  await expect(page.getByText('empty.txt: The file is empty.')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'scan')).toContainText('Not readable')
})

test('a file that cannot be read becomes a document by writing its text', async ({ page, signIn }) => {
  await signIn('owner')
  await openPolicies(page)
  await page.getByLabel('Drop files here').setInputFiles(file('photo of rules.pdf', buildPdf([])))
  await rowOf(page, 'photo of rules').getByRole('link', { name: 'Write its text instead' }).click()
  await page.getByLabel('Text').fill('What the picture says.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'photo of rules')).toContainText('Ready')
})

test('a large file shows how far it is', async ({ page, signIn }) => {
  test.slow()
  await signIn('owner')
  await openPolicies(page)
  const network = await page.context().newCDPSession(page)
  const upload = 6 * 1024 * 1024
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: upload,
  })
  await page
    .getByLabel('Drop files here')
    .setInputFiles(file('long.txt', 'Free for 30 days.\n'.repeat(1_100_000)))
  const bar = page.getByRole('progressbar', { name: 'Uploading long.txt' })
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0)
  await expect(rowOf(page, 'long')).toContainText('400,000 characters · the file is too long', {
    timeout: 120_000,
  })
  await rowOf(page, 'long').getByRole('link', { name: 'long' }).click()
  await expect(page.getByText('too long to edit here')).toBeVisible()
})

test('documents are written, switched, deleted and taken back by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('owner', { at: '/policies-page' })
  await page.getByRole('link', { name: 'Write a document' }).press('Enter')
  await page.getByLabel('Title').focus()
  await page.keyboard.type('Gift cards')
  await page.keyboard.press('Tab')
  await page.keyboard.type('They never expire.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Gift cards')).toBeVisible()

  const toggle = page.getByRole('switch', { name: 'Use Gift cards for drafts' })
  await toggle.press('Space')
  await expect(toggle).not.toBeChecked()
  await toggle.press('Tab')
  await expect(page.getByRole('button', { name: 'Delete Gift cards' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Gift cards')).toContainText('Off')
})

test('a save after somebody else’s shows theirs, keeps the text, and goes through the second time', async ({
  page,
  signIn,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await signIn('owner', { at: '/policies-page/create-policy' })
  await page.getByLabel('Title').fill('Warranty')
  await page.getByLabel('Text').fill('Two years.')
  await page.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Warranty').getByRole('link').click()
  await expect(page.getByLabel('Text')).toHaveValue('Two years.')

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Text').fill('Three years.')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveURL(/\/policies-page$/)

  await page.getByLabel('Text').fill('Four years.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A colleague changed this document in the meantime.')).toBeVisible()
  await expect(page.getByText('Three years.')).toBeVisible()
  await expect(page.getByLabel('Text')).toHaveValue('Four years.')
  await page.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'Warranty').getByRole('link').click()
  await expect(page.getByLabel('Text')).toHaveValue('Four years.')
})

test('a save without a connection keeps what was written and says so', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await signIn('owner', { at: '/policies-page/create-policy' })
  await page.getByLabel('Title').fill('Hours')
  await page.getByLabel('Text').fill('Nine to five.')
  await page.route(`**${buildTestPath('createPolicy')}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Draftdesk cannot be reached right now.')
  await expect(page.getByLabel('Text')).toHaveValue('Nine to five.')
  await page.unroute(`**${buildTestPath('createPolicy')}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Hours')).toBeVisible()
})
