import { addRepeatedEdit } from '../../../packages/api/src/testing/mail/learned.ts'
import { expect, test } from '../demo.ts'

test('a repeated edit is dismissed, brought back, and opened in the form without a save', async ({
  page,
  signIn,
  demo,
}) => {
  const quote = 'Rafts can be returned within 14 days of delivery.'
  await signIn('owner', { at: '/policies-page/create-policy' })
  await page.getByLabel('Title').fill('Rafts')
  await page.getByLabel('Text').fill(`Rafts float. ${quote}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Rafts', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Edit document' })).toBeVisible()
  const policyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await addRepeatedEdit(demo.services.db, policyId, { quote, before: '14 days', after: '30 days' })
  await page.reload()

  const section = page.getByRole('region', { name: 'Suggested from your replies' })
  await expect(section).toContainText('You changed “14 days” to “30 days” in 3 replies. Update the policy?')
  await section.getByRole('button', { name: /^Dismiss/ }).press('Enter')
  await expect(section).toContainText('The suggestion was dismissed.')
  await section.getByRole('button', { name: 'Undo' }).press('Enter')
  await section.getByText('Show', { exact: true }).click()
  await expect(section.getByRole('blockquote')).toHaveText(quote)
  await section.getByRole('link', { name: /^Update/ }).press('Enter')
  const changed = 'Rafts float. Rafts can be returned within 30 days of delivery.'
  await expect(page.getByLabel('Text')).toHaveValue(changed)
  await expect(page.getByRole('region', { name: 'See what changes' })).toBeVisible()

  await page.goto(`/policies-page/create-policy/${policyId}`)
  await expect(page.getByLabel('Text')).toHaveValue(`Rafts float. ${quote}`)
})
