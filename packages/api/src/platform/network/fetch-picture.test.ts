import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { useNameServers } from '../../testing/servers/name-server.ts'
import { useWebServers } from '../../testing/servers/web-servers.ts'
import { createFetchPicture } from './fetch-picture.ts'
import { createFindHost } from './find-host.ts'
import type { FindHost } from './find-host.ts'
import { createHostLookup } from './host-lookup.ts'

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('the rest'),
])
const tooMuch = Buffer.alloc(5 * 1024 * 1024 - png.length + 1)
const { serve, left } = useWebServers()
const { serveNames } = useNameServers()
/** A server whose first path is not a picture. All others are. */
const elsewhere =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  ({ url }, response) =>
    void response.writeHead(url === '/' ? status : 200, headers).end(png)
const strict = createFindHost(false)
const findHost: FindHost = (name) =>
  name === 'public.test' ? Promise.resolve({ kind: 'found', address: '127.0.0.1' }) : strict(name)
const get = (address: string) => createFetchPicture(findHost)('store', address)

describe('createFetchPicture', () => {
  test('brings a picture of up to 5 MB, also over three redirects', async () => {
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)])
    const port = await serve(({ url }, response) => {
      const steps = Number(url?.slice(1))
      if (steps === 0) response.end(large)
      else response.writeHead(299 + steps, { location: `/${steps - 1}` }).end(png)
    })
    for (const steps of [0, 3]) {
      const picture = await get(`http://public.test:${port}/${steps}`)
      expect(picture?.type).toBe('image/png')
      expect(picture?.bytes.equals(large)).toBe(true)
    }
    expect(await get(`http://public.test:${port}/4`)).toBeUndefined()
  })

  test('waits for no body that says it is too long, and leaves no connection behind', async () => {
    const length = String(5 * 1024 * 1024 + 1)
    const port = await serve((_, response) => {
      response.writeHead(200, { 'content-length': length }).flushHeaders()
    })
    const startedMs = performance.now()
    expect(await get(`http://public.test:${port}/`)).toBeUndefined()
    expect(performance.now() - startedMs).toBeLessThan(5000)
    const other = await serve(elsewhere(200))
    expect(await get(`http://public.test:${other}/`)).toBeDefined()
    expect(await left()).toBe(true)
  })

  test('takes no answer but a redirect for one', async () => {
    const port = await serve((_, response) => response.writeHead(200, { location: '/no' }).end(png))
    expect(await get(`http://public.test:${port}/`)).toEqual({ type: 'image/png', bytes: png })
  })

  test('asks for pictures alone, at the address that was found', async () => {
    const asked: (string | undefined)[] = []
    const port = await serve(({ headers }, response) => {
      asked.push(headers.host, headers.accept)
      response.end(png)
    })
    const names: string[] = []
    const find: FindHost = (name) => {
      names.push(name)
      return findHost(name)
    }
    const fetchPicture = createFetchPicture(find)
    expect(await fetchPicture('store', `http://public.test:${port}/`)).toBeDefined()
    expect(await fetchPicture('store', `http://[::1]:${port}/`)).toBeUndefined()
    expect([names, asked]).toEqual([
      ['public.test', '::1'],
      [`public.test:${port}`, 'image/*'],
    ])
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
    ['an error that points elsewhere', elsewhere(400, { location: '/a' })],
    ['a redirect to nowhere', elsewhere(302)],
    ['more than 5 MB', (_, response) => response.end(Buffer.concat([png, tooMuch]))],
    [
      'more than 5 MB of no told length',
      (_, response) => void response.write(png, () => response.end(tooMuch)),
    ],
    ['a redirect without end', ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end()],
    ['half a picture', (_, response) => void response.write(png, () => response.destroy())],
  ])('shows nothing of %s', async (_, answer) => {
    const port = await serve(answer)
    expect(await get(`http://public.test:${port}/`)).toBeUndefined()
  })

  test('fetches three pictures of a store and twelve in all at a time', async () => {
    const open = Promise.withResolvers<undefined>()
    const asked: (string | undefined)[] = []
    const port = await serve(({ url }, response) => {
      asked.push(url)
      void open.promise.then(() => response.end(png))
    })
    const fetchPicture = createFetchPicture(findHost)
    const stores = ['a', 'b', 'c', 'd', 'e']
    const fetched = stores.flatMap((store) =>
      [1, 2, 3, 4].map((index) => fetchPicture(store, `http://public.test:${port}/${store}${index}`)),
    )
    await expect.poll(() => asked.length).toBe(12)
    const ofFour = stores.slice(0, 4).flatMap((store) => [1, 2, 3].map((index) => `/${store}${index}`))
    expect(asked.toSorted()).toEqual(ofFour)
    open.resolve(undefined)
    expect((await Promise.all(fetched)).every((picture) => picture?.type === 'image/png')).toBe(true)
  })

  test('brings a picture of one store while twelve of another wait for silent name servers', async () => {
    const { server } = await serveNames({ 'public.test': ['127.0.0.1'] })
    const fetchPicture = createFetchPicture(createFindHost(true, createHostLookup({ servers: [server] })))
    const port = await serve((_, response) => response.end(png))
    const silent = Array.from({ length: 12 }, (_, index) => fetchPicture('a', `http://silent${index}.test/`))
    const startedMs = performance.now()
    expect(await fetchPicture('b', `http://public.test:${port}/`)).toBeDefined()
    expect(performance.now() - startedMs).toBeLessThan(2000)
    expect((await Promise.all(silent)).every((picture) => picture === undefined)).toBe(true)
    expect(performance.now() - startedMs).toBeLessThan(9500)
  })
})
