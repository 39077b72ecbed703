import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'undici'

/**
 * Measures the upper limit of Node: the site's upstream call and bytes without the site. Arguments: the
 * upstream, and a JSON file of path -> {status, headers, body, asks}, where `asks` is the upstream's path, if
 * any.
 */
const [upstream = '', file = ''] = process.argv.slice(2)
const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<
  string,
  { status: number; headers: Record<string, string>; body: string; asks?: string }
>
const pool = new Pool(upstream, { connections: 128 })
const headers = { authorization: 'Bearer bench-token' }

const server = createServer((request, response) => {
  const page = pages[`${request.url ?? ''}${request.headers.cookie ? ' in' : ''}`]
  if (!page) return void response.writeHead(404).end()
  const send = () => response.writeHead(page.status, page.headers).end(page.body)
  if (!page.asks) return void send()
  void pool
    .request({ method: 'GET', path: page.asks, headers })
    .then(({ body }) => body.json())
    .then(send)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
