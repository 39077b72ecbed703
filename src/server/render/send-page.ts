import { transcode } from 'node:buffer'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressing pays above this size: below it the answer fits one packet anyway. */
const leastBytes = 1400

interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Uint8Array
}

/** Sends a page, compressed when the browser takes that and it pays. */
export async function sendPage(response: ServerResponse, page: Page): Promise<void> {
  const { status, headers, cookies } = page
  const accepted = response.req.headers['accept-encoding'] ?? ''
  const isText = headers['content-type']?.startsWith('text/html') ?? false
  const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  const isSmall = page.body.byteLength < leastBytes
  const body = isText && coding && !isSmall ? await compress(page.body, coding) : page.body
  response.writeHead(status, {
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    ...(body !== page.body && { 'content-encoding': coding }),
    'content-length': body.byteLength,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

function compress(body: Uint8Array, coding: 'br' | 'gzip'): Promise<Buffer> {
  return coding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : zip(body, { level: 5 })
}

/** Where a page stands on its way to UTF-8: a piece of memory for each would make the process half as large again. */
let scratch = Buffer.allocUnsafeSlow(131_072)

/**
 * The bytes of a page. For text beyond Latin-1 `transcode` takes a third of the time of Node's other ways; half a surrogate
 * pair it refuses, and the other ways write as U+FFFD.
 */
export function encodePage(html: string): Uint8Array {
  if (scratch.length < html.length * 2) scratch = Buffer.allocUnsafeSlow(html.length * 2)
  const page = scratch.subarray(0, scratch.write(html, 'utf16le'))
  try {
    return transcode(page, 'utf16le', 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'U_INVALID_CHAR_FOUND')
      return Buffer.from(html)
    throw error
  } finally {
    // What is one person's does not stay.
    page.fill(0)
  }
}
