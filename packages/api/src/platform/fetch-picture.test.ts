import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'
import { createFindHost, type FindHost } from './hosts.ts'

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('the rest'),
])
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A host that this machine takes for a public one, and what it answers. */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
const strict = createFindHost(false)
const findHost: FindHost = (name) =>
  name === 'public.test' ? Promise.resolve({ kind: 'found', address: '127.0.0.1' }) : strict(name)
const get = (address: string) => fetchPicture(address, findHost)

describe('fetchPicture', () => {
  test('brings a picture, also over a redirect', async () => {
    const port = await serve(({ url }, response) => {
      if (url === '/a') response.writeHead(302, { location: '/b.png' }).end()
      else response.end(png)
    })
    expect(await get(`http://public.test:${port}/a`)).toEqual({ type: 'image/png', bytes: png })
  })

  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://0.0.0.0:PORT/',
    'http://169.254.169.254/latest/meta-data',
    'http://name:word@public.test:PORT/',
    'file:///etc/passwd',
    'ftp://public.test:PORT/',
    'no address',
  ])('asks nothing of %s', async (address) => {
    let asked = 0
    const port = await serve((_, response) => {
      asked += 1
      response.end(png)
    })
    const named = address.replace('PORT', String(port))
    expect(await get(named)).toBeUndefined()
    const redirect = await serve((_, response) => void response.writeHead(302, { location: named }).end())
    expect(await get(`http://public.test:${redirect}/`)).toBeUndefined()
    expect(asked).toBe(0)
  })

  test.each<[string, RequestListener]>([
    ['a page', (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<html>')],
    ['a drawing with scripts', (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an error', (_, response) => response.writeHead(404).end(png)],
    ['more than it says', (_, response) => response.end(Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]))],
    ['a redirect without end', ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end()],
    ['half a picture', (_, response) => void response.write(png, () => response.destroy())],
  ])('shows nothing of %s', async (_, answer) => {
    const port = await serve(answer)
    expect(await get(`http://public.test:${port}/`)).toBeUndefined()
  })
})
