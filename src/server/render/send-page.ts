import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The smallest body to compress. Smaller ones fit one packet anyway. */
const leastBytes = 1400

interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Uint8Array
}

/** Sends a page, compressed if the browser accepts it and it is large enough. */
export async function sendPage(response: ServerResponse, page: Page): Promise<void> {
  const { status, headers, cookies } = page
  const accepted = response.req.headers['accept-encoding'] ?? ''
  const isText = headers['content-type']?.startsWith('text/html') ?? false
  const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  const isSmall = page.body.byteLength < leastBytes
  const body = isText && coding && !isSmall ? await compressBody(page.body, coding) : page.body
  response.writeHead(status, {
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    ...(body !== page.body && { 'content-encoding': coding }),
    'content-length': body.byteLength,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

function compressBody(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Buffer> {
  return coding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : zip(body, { level: 5 })
}
