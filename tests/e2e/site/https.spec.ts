import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { freePort, startSite, temporaryFolder } from '../../harness.ts'
import { expect, test as base } from '../fixtures.ts'

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../tls/${name}.pem`, import.meta.url)))

/** A proxy that ends TLS, as an operator runs one: https outside, http to the site inside. */
async function startProxy(port: number, target: string) {
  const server = createServer({ key: read('key'), cert: read('cert') }, (incoming, outgoing) => {
    const { method, url, headers, socket } = incoming
    const forwarded = {
      ...headers,
      'x-forwarded-for': socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
    }
    const passed = request(
      target + (url ?? ''),
      { ...(method && { method }), headers: forwarded },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    // Ends both sides when the browser or the site disconnects.
    passed.once('error', () => outgoing.destroy())
    outgoing.once('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

/** A site of its own behind such a proxy. Both outlive the page, which may still be asking for its icon at the end. */
const test = base.extend<{ address: string }>({
  address: async ({ product }, use) => {
    const folder = temporaryFolder()
    const port = await freePort()
    const url = `https://localhost:${port}`
    const site = await startSite({ API_URL: product.api.url, DATA_DIR: folder.path, SITE_URL: url })
    const proxy = await startProxy(port, site.url)
    await use(url)
    await proxy.close()
    await site.stop()
    folder.remove()
  },
  baseURL: async ({ address }, use) => use(address),
})

test.use({ ignoreHTTPSErrors: true })

test('behind a proxy that ends TLS a person signs in, calls, and logs out', async ({
  page,
  person,
  address,
}) => {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${address}/select-store`)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({
    secure: true,
    httpOnly: true,
  })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')

  await page.getByLabel('Store name').fill('Behind Glass')
  await page.getByRole('button', { name: 'Create store' }).click()
  await expect(page).toHaveURL(`${address}/welcome-page`)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${address}/signin`)
})
