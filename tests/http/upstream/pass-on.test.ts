import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, temporaryFolder } from '../../harness.ts'
import type { RunningProcess } from '../../harness.ts'

const folder = temporaryFolder()
const seen: IncomingMessage[] = []
let upstream: Server
let site: RunningProcess

beforeAll(async () => {
  upstream = createServer((request, response) => {
    seen.push(request)
    response.setHeader('connection', 'keep-alive, x-of-the-connection')
    response.setHeader('x-of-the-connection', 'yes')
    response.setHeader('content-type', 'text/html')
    response.end('<script>alert(1)</script>')
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const address = upstream.address()
  const port = typeof address === 'object' && address ? address.port : 0
  site = await startSite({ DATA_DIR: folder.path, API_URL: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await site.stop()
  upstream.close()
  upstream.closeAllConnections()
  folder.remove()
})

const lines = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('an answer of the upstream', () => {
  test('leaves behind what belongs to its connection', async () => {
    const { headers } = await fetch(`${site.url}/v1/auth/me`)
    expect(headers.has('x-of-the-connection')).toBe(false)
  })

  test('runs nothing when it is opened as a page', async () => {
    const { headers } = await fetch(`${site.url}/v1/auth/me`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })
})

describe('a request', () => {
  test('has one id in its answer, at the upstream and in the log', async () => {
    const { headers } = await fetch(`${site.url}/v1/stores/7/switch?token=hush`, {
      method: 'POST',
      headers: { origin: site.url, 'x-requested-with': 'draftdesk', 'x-forwarded-for': '203.0.113.9' },
    })
    const requestId = headers.get('x-request-id')
    expect(requestId).toMatch(/^[\w-]{36}$/)
    await expect.poll(() => lines().some((line) => line['requestId'] === requestId)).toBe(true)
    const line = lines().find((each) => each['requestId'] === requestId)
    expect(Object.keys(line ?? {}).toSorted()).toEqual([
      'level',
      'method',
      'ms',
      'msg',
      'requestId',
      'route',
      'status',
      'time',
      'version',
    ])
    expect(line).toMatchObject({ method: 'POST' })
  })

  test('passes the id that a proxy in front gave on', async () => {
    seen.length = 0
    const { headers } = await fetch(`${site.url}/v1/auth/me`, {
      headers: { 'x-request-id': 'of-the-proxy-1' },
    })
    expect(headers.get('x-request-id')).toBe('of-the-proxy-1')
    expect(seen[0]?.headers['x-request-id']).toBe('of-the-proxy-1')
  })

  test('of a page has its line by the pattern of the route, without its address', async () => {
    const { headers } = await fetch(`${site.url}/forgot-password?token=hush`)
    const requestId = headers.get('x-request-id')
    await expect
      .poll(() => lines().find((line) => line['requestId'] === requestId)?.['route'])
      .toBe('/forgot-password')
    expect(site.output()).not.toMatch(/hush|203\.0\.113\.9/)
  })
})

describe('/readyz', () => {
  test('says no for a while before nobody listens any more', async () => {
    const other = temporaryFolder()
    const running = await startSite({
      DATA_DIR: other.path,
      API_URL: 'http://127.0.0.1:9',
      DRAIN_SECONDS: '1',
    })
    const ask = async () => (await fetch(`${running.url}/readyz`)).text()
    expect(await ask()).toBe('API away\n')
    const stopped = running.stop()
    await expect.poll(ask, { interval: 20 }).toBe('draining\n')
    const page = await fetch(`${running.url}/signin`)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    await stopped
    other.remove()
  })
})
