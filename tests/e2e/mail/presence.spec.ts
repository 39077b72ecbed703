import { presenceLimits } from '@draftdesk/contract/input-limits'
import { buildTestPath } from '@draftdesk/contract/testing'
import { findSeriousByDayAndNight } from '../accessible.ts'
import { expect, test } from '../demo.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a colleague is seen at a conversation, and Send asks once when they replied meanwhile', async ({
  page,
  browser,
  signIn,
  expectedErrors,
}) => {
  // A save and a send fail because the colleague was faster.
  expectedErrors.push(/status of 409/)
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [colleague, killed] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!colleague || !killed) throw new Error('No page was opened.')
  await signIn('owner', { at: '/emails-page?filter=drafts' })
  await expect(page.getByText('Connected', { exact: true })).toBeAttached()
  const other = page.locator('.thread').filter({ hasText: 'Wrong size' })
  await signIn('manager', { page: killed, at: (await other.getByRole('link').getAttribute('href')) ?? '' })
  await expect(other.locator('.presence')).toHaveText('Mara is reading')
  // A crashed page sends no last report.
  void killed
    .context()
    .newCDPSession(killed)
    .then((session) => session.send('Page.crash'))
    .catch(() => undefined)
  await killed.waitForEvent('crash')

  await page.getByRole('link', { name: 'Zipper broke' }).click()
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await expect(reply).toHaveValue(/\w/)
  await reply.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' One.')
  await expect(page.locator('.composer-status')).toHaveText('Saved')
  await signIn('agent', { page: colleague, at: page.url() })
  await expect(page.locator('.presences')).toHaveText('Arne is reading')
  await expect(colleague.locator('.presences')).toHaveText('Olga is replying')
  for (const width of [1440, 390]) {
    await colleague.setViewportSize({ width, height: 900 })
    expect(await findSeriousByDayAndNight(colleague)).toEqual([])
  }

  const theirs = colleague.getByRole('textbox', { name: 'Your reply' })
  await expect(theirs).toHaveValue(/One\.$/)
  await theirs.press('ControlOrMeta+Enter')
  await expect(colleague.getByText('Your reply leaves in')).toBeVisible()
  const moved = page.waitForResponse(
    (answer) => answer.url().endsWith(buildTestPath('createDraft')) && answer.request().method() === 'POST',
  )
  await page.keyboard.type(' Two.')
  await moved
  await expect(page.locator('#leaving')).toContainText('Will be sent in a moment')
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue(/One\. Two\.$/)
  await page.keyboard.press('ControlOrMeta+Enter')
  const question = page.getByRole('alert').filter({ hasText: 'Send anyway?' })
  await expect(question).toContainText('Arne Agent replied just now. Send anyway?')
  await expect(reply).toHaveValue(/One\. Two\.$/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findSeriousByDayAndNight(page)).toEqual([])
  }
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText('Your reply leaves in')).toBeVisible()
  await page.goto('/emails-page?filter=all')
  await expect(other.locator('.presence')).toHaveCount(0, { timeout: 2 * presenceLimits.lifetimeMs })
  await Promise.all(contexts.map((context) => context.close()))
})
