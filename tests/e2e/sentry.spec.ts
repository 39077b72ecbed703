import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startSite, temporaryFolder } from '../harness.ts'
import { expect, test } from './fixtures.ts'

/** A place on loopback that takes crash reports as Sentry's would. */
async function startReceiver() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const coding = request.headers['content-encoding']
      const text = coding === 'gzip' ? gunzipSync(body) : coding === 'br' ? brotliDecompressSync(body) : body
      if (request.method === 'POST') bodies.push(text.toString())
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
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const boom = () => {
  setTimeout(() => {
    throw new Error('Planted crash')
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
  const loaded = page.waitForResponse(/index\.client/)
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

test('nothing of it is loaded when nobody asks for it', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/signin', { waitUntil: 'networkidle' })
  expect(urls.filter((url) => url.includes('index.client'))).toEqual([])
})
