import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { startSite, temporaryFolder } from '../../harness.ts'
import { expect, test } from '../fixtures.ts'

/** A fake Sentry server on loopback. */
async function startReceiver() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const coding = request.headers['content-encoding']
      const plain = coding === 'gzip' ? gunzipSync(body) : coding === 'br' ? brotliDecompressSync(body) : body
      if (request.method === 'POST') bodies.push(plain.toString() + inflate(plain))
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    bodies,
    // Closes idle connections too, because browsers preconnect and keep them for a minute.
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

/** Decompresses the recording of a replay, which follows its segment number in the envelope. */
function inflate(envelope: Buffer): string {
  const head = Buffer.from('"segment_id":')
  let at = envelope.indexOf(head)
  while (at !== -1) {
    const start = envelope.indexOf('\n', at) + 1
    if (envelope[start] === 0x78) return inflateSync(envelope.subarray(start)).toString()
    at = envelope.indexOf(head, start)
  }
  return ''
}

/** A unique crash, because repeated ones are not reported and the first report may get lost. */
const boom = () => {
  setTimeout(() => {
    throw new Error(`Planted crash at ${String(performance.now())}`)
  })
}

test('a crash reaches the operator, without what the address carried', async ({
  page,
  product,
  expectedErrors,
}) => {
  expectedErrors.push(/Planted crash/)
  const receiver = await startReceiver()
  const folder = temporaryFolder()
  const site = await startSite({ API_URL: product.api.url, DATA_DIR: folder.path, SENTRY_DSN: receiver.dsn })
  const loaded = page.waitForResponse(/start-sentry-client/)
  await page.goto(`${site.url}/reset-password?token=very-secret-token`)
  await loaded
  await expect(async () => {
    await page.evaluate(boom)
    expect(receiver.bodies.some((body) => body.includes('Planted crash'))).toBe(true)
  }).toPass()
  expect(receiver.bodies.filter((body) => body.includes('very-secret-token'))).toEqual([])
  await page.goto('about:blank')
  await site.stop()
  await receiver.close()
  folder.remove()
})

test('a replay shows a page, and nothing of what is on it', async ({
  page,
  product,
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/Planted crash/)
  const receiver = await startReceiver()
  const folder = temporaryFolder()
  const site = await startSite({ API_URL: product.api.url, DATA_DIR: folder.path, SENTRY_DSN: receiver.dsn })
  const headers = { origin: site.url }
  const form = { email: person.email, password: person.password }
  await page.request.post(`${site.url}/signin`, { form, headers, maxRedirects: 0 })
  const loaded = page.waitForResponse(/start-sentry-client/)
  const secrets = 'token=planted-token&email=planted@example.test'
  await page.goto(`${site.url}/select-store?${secrets}`)
  await loaded
  await page.getByLabel('Store name').fill('Planted Store')
  await expect(async () => {
    await page.evaluate(boom)
    expect(receiver.bodies.some((body) => body.includes('astro-island'))).toBe(true)
  }).toPass({ timeout: 30_000 })
  const all = receiver.bodies.join('\n')
  for (const secret of ['planted-token', 'planted@example', 'Planted Store', 'Lovelace', person.email]) {
    expect(all.includes(secret), secret).toBe(false)
  }
  await page.goto('about:blank')
  await site.stop()
  await receiver.close()
  folder.remove()
})

test('there is no replay of a page where people sign in', async ({ page, product, expectedErrors }) => {
  expectedErrors.push(/Planted crash/)
  const receiver = await startReceiver()
  const folder = temporaryFolder()
  const site = await startSite({ API_URL: product.api.url, DATA_DIR: folder.path, SENTRY_DSN: receiver.dsn })
  const loaded = page.waitForResponse(/start-sentry-client/)
  await page.goto(`${site.url}/signin`)
  await loaded
  await expect(async () => {
    await page.evaluate(boom)
    expect(receiver.bodies.some((body) => body.includes('Planted crash'))).toBe(true)
  }).toPass()
  await page.goto('about:blank')
  expect(receiver.bodies.filter((body) => body.includes('replay_recording'))).toEqual([])
  await site.stop()
  await receiver.close()
  folder.remove()
})

test('nothing of it is loaded when nobody asks for it', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/signin', { waitUntil: 'networkidle' })
  expect(urls.filter((url) => url.includes('start-sentry-client'))).toEqual([])
})
