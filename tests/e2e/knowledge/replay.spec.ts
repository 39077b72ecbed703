import { addAnsweredMail } from '../../../packages/api/src/testing/mail/learned.ts'
import { expect, test } from '../demo.ts'

test('an unsaved document is tried on answered emails, by keyboard, and stays unsaved', async ({
  page,
  signIn,
  demo,
}) => {
  await addAnsweredMail(demo.services.db, 'Northwind Outfitters', {
    from: 'kay@paddlers.test',
    question: 'How heavy is the paddleboard of cedar?',
    answer: 'Our cedar paddleboard weighs 12 kilograms.',
  })
  await signIn('owner', { at: '/policies-page/create-policy' })
  const trial = page.getByRole('region', { name: 'See what changes' })
  const start = trial.getByRole('button', { name: 'See what changes' })
  await start.press('Enter')
  await expect(page.getByText('Please enter a title.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()

  await page.getByLabel('Title').fill('Paddleboards')
  await page.getByLabel('Text').fill('The paddleboard of cedar weighs 14 kilograms.')
  await start.press('Enter')
  const email = trial.getByRole('group').filter({ hasText: 'How heavy is the paddleboard of cedar?' })
  await expect(trial.getByText(/^With this change, /)).toContainText('would be written differently')
  await expect(email.locator('mark', { hasText: '14 kilograms' })).toBeVisible()
  await expect(email).toContainText('Our cedar paddleboard weighs 12 kilograms.')
  await expect(page.getByLabel('Text')).toHaveValue('The paddleboard of cedar weighs 14 kilograms.')

  await page.goto('/policies-page')
  await expect(page.getByRole('region', { name: 'Your documents', exact: true })).not.toContainText(
    'Paddleboards',
  )
})
