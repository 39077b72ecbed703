import { addLearnedQuestion, addProposal } from '../../../packages/api/src/testing/mail/learned.ts'
import { expect, test } from '../demo.ts'

test('questions of a document and proposed examples are decided by keyboard, and taken back', async ({
  page,
  signIn,
  demo,
}) => {
  const { db } = demo.services
  await signIn('owner', { at: '/policies-page/create-policy' })
  await page.getByLabel('Title').fill('Kites')
  await page.getByLabel('Text').fill('Kites fly in winds of up to 60 km/h. Fold them before you pack them.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Kites', exact: true }).click()
  const section = page.getByRole('region', { name: 'Questions customers asked' })
  await expect(section).toContainText('No questions yet')

  const policyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const question = 'Does the kite survive a storm at the sea?'
  const storeId = await addLearnedQuestion(db, policyId, question)
  await page.reload()
  await section.getByRole('button', { name: `Remove: ${question}` }).press('Enter')
  await expect(section.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('button', { name: `Remove: ${question}` })).toBeFocused()

  const texts = { question: 'Can I fold the kite?', answer: 'Yes, order {{order.number}} folds in [amount].' }
  await addProposal(db, storeId, { title: 'Folding a kite', ...texts })
  await page.goto('/examples-page')
  const suggested = page.getByRole('region', { name: 'Suggested from your sent mail' })
  await suggested.getByText('Folding a kite').click()
  await suggested.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(suggested.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await suggested.getByText('Folding a kite').click()
  await suggested.getByLabel('Your reply').fill('Yes, it folds in seconds.')
  await suggested.getByRole('button', { name: 'Use as example' }).press('Enter')
  await expect(suggested).toContainText('“Folding a kite” is an example now.')
  await page.getByRole('link', { name: 'Folding a kite', exact: true }).click()
  await expect(page.getByRole('region', { name: 'You reply' })).toContainText('Yes, it folds in seconds.')
})
