import { buildTestPath } from '@draftdesk/contract/testing'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../harness.ts'
import { expect, test } from '../fixtures.ts'

const folder = fileURLToPath(new URL('../../../examples/spa', import.meta.url))
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))

function runVite(parameters: readonly string[], apiUrl: string) {
  const { PATH, HOME } = process.env
  return spawn(process.execPath, [vite, ...parameters], { cwd: folder, env: { PATH, HOME, API_URL: apiUrl } })
}

/** The address of the built example, in front of the product's /v1. */
let spa: string
let server: ReturnType<typeof runVite>

test.beforeAll(async ({ product }) => {
  const build = runVite(['build', '--logLevel', 'error'], product.api.url)
  const [code] = (await once(build, 'exit')) as [number | null]
  expect(code, 'vite build').toBe(0)
  const port = await freePort()
  server = runVite(
    ['preview', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    product.api.url,
  )
  await once(server.stdout, 'data')
  spa = `http://127.0.0.1:${port}/`
})

test.afterAll(async () => {
  server.kill()
  await once(server, 'exit')
})

test('a page without a framework signs in and out, in two tabs at once', async ({
  page,
  context,
  person,
}) => {
  const other = await context.newPage()
  await page.goto(spa)
  await other.goto(spa)

  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Signed in as Ada Lovelace')).toBeVisible()
  await expect(other.getByText('Signed in as Ada Lovelace')).toBeVisible()

  await other.reload()
  await expect(other.getByText('Signed in as Ada Lovelace')).toBeVisible()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(other.getByLabel('Email')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('token')
})

test('two tabs refresh an old token once between them', async ({ page, context, person }) => {
  const sent: string[] = []
  context.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto(spa)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Signed in as')).toBeVisible()
  const other = await context.newPage()
  await other.goto(spa)
  await expect(other.getByText('Signed in as Ada Lovelace')).toBeVisible()

  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}') as Record<string, unknown>
    localStorage.setItem('session', JSON.stringify({ ...session, token_issued_at: 1 }))
  })
  const answers = [page, other].map((tab) => tab.waitForResponse(`**${buildTestPath('stores')}`))
  for (const tab of [page, other])
    await tab.getByRole('button', { name: 'Load stores' }).dispatchEvent('click')
  for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(200)

  expect(sent.filter((path) => path === buildTestPath('refresh'))).toHaveLength(1)
  expect(sent.filter((path) => path === buildTestPath('stores'))).toHaveLength(2)
})

test('a wrong password is said in the words of the server', async ({ page, person, expectedErrors }) => {
  expectedErrors.push(/status of 4/)
  await page.goto(spa)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill('Wr0ng!Passw0rd')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})
