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
  await expect(trial.getByRole('alert')).toContainText('Please enter a title.')

  await page.getByLabel('Title').fill('Paddleboards')
  await page.getByLabel('Text').fill('The paddleboard of cedar weighs 14 kilograms.')
  await start.press('Enter')
  const email = trial.getByRole('group').filter({ hasText: 'How heavy is the paddleboard of cedar?' })
  await expect(trial.getByText(/^With this change, /)).toContainText('would be written differently')
  if (!(await email.getByText('You sent').isVisible()))
    await email.getByText('How heavy is the paddleboard of cedar?').first().click()
  await expect(email.locator('mark')).toContainText('14 kilograms')
  await expect(email).toContainText('Our cedar paddleboard weighs 12 kilograms.')
  await expect(page.getByLabel('Text')).toHaveValue('The paddleboard of cedar weighs 14 kilograms.')

  await page.goto('/policies-page')
  await expect(page.getByRole('region', { name: 'Your documents' })).not.toContainText('Paddleboards')
})
