import { freePort, startApi, startSite, temporaryFolder } from '../../harness.ts'
import { expect, test } from '../fixtures.ts'
import { startMailServer } from '../mail-server.ts'

const password = 'Str0ng!Passw0rd'

test('a stranger signs up, reads the code from their mail, and comes to a store of their own', async ({
  page,
}) => {
  const mail = await startMailServer()
  const folder = temporaryFolder()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const api = await startApi({ DATA_DIR: folder.path, SITE_URL: url, SMTP_URL: mail.url })
  const site = await startSite({ DATA_DIR: folder.path, API_URL: api.url, PORT: String(port), SITE_URL: url })

  await page.goto(`${url}/signup`)
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email').fill('grace@example.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(`${url}/verify-email`)
  const code = /^(\d{6})$/m.exec(await mail.waitFor('grace@example.test'))?.[1] ?? ''
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByRole('heading', { name: 'Email verified!' })).toBeVisible()

  await page.getByRole('link', { name: /log ?in/i }).click()
  await page.getByLabel('Email').fill('grace@example.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${url}/select-store`)
  await page.getByLabel('Store name').fill('Compiler Goods')
  await page.getByRole('button', { name: 'Create store' }).click()
  await expect(page).not.toHaveURL(`${url}/select-store`)

  // The console reports a server that ends while the page is open.
  await page.close()
  await site.stop()
  await api.stop()
  await mail.close()
  folder.remove()
})
