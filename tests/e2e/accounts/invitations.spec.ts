import { buildTestPath } from '@draftdesk/contract/testing'
import type { Page } from '@playwright/test'
import { freePort, startApi, startSite, temporaryFolder } from '../../harness.ts'
import { expect, test } from '../fixtures.ts'
import { startMailServer } from '../mail-server.ts'

const password = 'Str0ng!Passw0rd'

async function startAll() {
  const mail = await startMailServer()
  const folder = temporaryFolder()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const api = await startApi({ DATA_DIR: folder.path, SITE_URL: url, SMTP_URL: mail.url, LIMIT_SCALE: '0' })
  const site = await startSite({ DATA_DIR: folder.path, API_URL: api.url, PORT: String(port), SITE_URL: url })
  return {
    url,
    mail,
    async stop() {
      await site.stop()
      await api.stop()
      await mail.close()
      folder.remove()
    },
  }
}
type All = Awaited<ReturnType<typeof startAll>>

/** Fills the form of the open /signup page, and then the mailed code. */
async function signUp(page: Page, { mail }: All, first: string, email: string): Promise<void> {
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill('Tester')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = /^(\d{6})$/m.exec(await mail.waitFor(email, /^\d{6}$/m))?.[1] ?? ''
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByRole('heading', { name: 'Email verified!' })).toBeVisible()
}

async function signIn(page: Page, { url }: All, email: string): Promise<void> {
  await page.goto(`${url}/signin`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/signin/)
}

async function createStore(page: Page, name: string): Promise<void> {
  await page.getByLabel('Store name').fill(name)
  await page.getByRole('button', { name: 'Create store' }).click()
  await expect(page).toHaveURL(/welcome-page/)
}

/** Invites by a call, because a new store shows only its set-up. */
function invite(page: Page, email: string): Promise<number> {
  return page.evaluate(
    async ({ address, path }) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'draftdesk' },
        body: JSON.stringify({ email: address, role: 'agent' }),
      })
      return answer.status
    },
    { address: email, path: buildTestPath('createInvite') },
  )
}

const linkIn = (text: string): string => /^http\S+invite_id=\S+$/m.exec(text)?.[0] ?? ''

test('invitations by mail lead a stranger and an account, signed out and in, into the store', async ({
  page,
  browser,
}) => {
  test.slow()
  const all = await startAll()
  const { mail, url } = all
  await page.goto(`${url}/signup`)
  await signUp(page, all, 'Olive', 'owner@example.test')
  await signIn(page, all, 'owner@example.test')
  await createStore(page, 'Team Goods')

  await test.step('a new person signs up through the link', async () => {
    expect(await invite(page, 'fresh@example.test')).toBe(201)
    const context = await browser.newContext()
    const guest = await context.newPage()
    const link = linkIn(await mail.waitFor('fresh@example.test', /invite_id/))
    expect(link).toContain(`${url}/signup?`)
    await guest.goto(link)
    await guest.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(guest).toHaveURL(`${url}/signup`)
    await expect(guest.getByText('Invitation accepted!')).toBeVisible()
    await expect(guest.getByLabel('Email')).toHaveValue('fresh@example.test')
    await signUp(guest, all, 'Fred', 'fresh@example.test')
    await signIn(guest, all, 'fresh@example.test')
    await expect(guest.getByRole('button', { name: 'Store Team Goods, switch store' })).toBeVisible()
    await context.close()
  })

  await test.step('an account that is signed out accepts, and finds the store in the switcher', async () => {
    const context = await browser.newContext()
    const known = await context.newPage()
    await known.goto(`${url}/signup`)
    await signUp(known, all, 'Kim', 'known@example.test')
    await signIn(known, all, 'known@example.test')
    await createStore(known, 'Own Goods')
    await known.goto(`${url}/select-store`)
    await context.clearCookies()

    expect(await invite(page, 'known@example.test')).toBe(201)
    const link = linkIn(await mail.waitFor('known@example.test', /invite_id/))
    expect(link).toContain(`${url}/signin?`)
    await known.goto(link)
    await known.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(known).toHaveURL(`${url}/signin`)
    await expect(known.getByText('Invitation accepted!')).toBeVisible()
    await expect(known.getByLabel('Email')).toHaveValue('known@example.test')
    await known.getByLabel('Password', { exact: true }).fill(password)
    await known.getByRole('button', { name: 'Log in' }).click()
    await known.getByRole('button', { name: 'Store Own Goods, switch store' }).click()
    await known.getByRole('menuitemradio', { name: 'Team Goods' }).click()
    await expect(known.getByRole('button', { name: 'Store Team Goods, switch store' })).toBeVisible()
    await context.close()
  })

  await test.step('an account that is signed in is led to the choice of its stores', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(`${url}/signup`)
    await signUp(other, all, 'Ida', 'inside@example.test')
    await signIn(other, all, 'inside@example.test')
    expect(await invite(page, 'inside@example.test')).toBe(201)
    await other.goto(linkIn(await mail.waitFor('inside@example.test', /invite_id/)))
    await other.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(other).toHaveURL(`${url}/select-store`)
    await expect(other.getByRole('button', { name: /Team Goods/ })).toBeVisible()
    await context.close()
  })

  await all.stop()
})
