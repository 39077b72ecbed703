import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { APIContext } from 'astro'
import { findAddress } from './address.ts'
import type { Site } from './site.ts'
import type { UpstreamAnswer } from './upstream.ts'

/** Bodies up to this size are kept, so that they can be sent again after a refresh; longer ones stream. */
const replayBytes = 1_048_576
/** Longest body that is passed on at all. */
const bodyBytes = 33_554_432

/** Headers of the browser that the upstream may see. The cookie is not among them. */
const sentUp = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-none-match',
  'range',
  'user-agent',
]

/** Headers of the upstream that stay behind: its cookies, and what belongs to one connection. */
const keptBack = new Set([
  'connection',
  'date',
  'keep-alive',
  'proxy-authenticate',
  'set-cookie',
  'strict-transport-security',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers that go up with a call made for this request. */
export function pickHeaders(site: Site, { request, clientAddress }: APIContext): Record<string, string> {
  const { headers } = request
  const picked: Record<string, string> = {
    'x-forwarded-for': findAddress(clientAddress, headers, site.settings.trustProxy),
    'x-request-id': randomUUID(),
  }
  for (const name of sentUp) {
    const value = headers.get(name)
    if (value !== null) picked[name] = value
  }
  return picked
}

/** The body of a call: bytes that can be sent twice, a stream that cannot, or nothing. */
export async function takeBody(request: Request): Promise<Buffer | Readable | undefined | 'tooLarge'> {
  if (!request.body) return undefined
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (length > bodyBytes) return 'tooLarge'
  const stream = Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
  if (length > replayBytes || Number.isNaN(length)) return limit(stream)
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Uint8Array>) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** A body without a length is counted as it flows. */
function limit(stream: Readable): Readable {
  let seen = 0
  return stream.map((chunk: Uint8Array) => {
    seen += chunk.length
    if (seen > bodyBytes) throw new RangeError('The body is too large')
    return chunk
  })
}

/** The upstream's answer for the browser, streamed, without the headers that are not the browser's business. */
export function passOn(answer: UpstreamAnswer & { kind: 'answer' }): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || keptBack.has(name)) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  const isBare = answer.status === 204 || answer.status === 205 || answer.status === 304
  const body = isBare ? null : (Readable.toWeb(answer.body) as globalThis.ReadableStream<Uint8Array>)
  return new Response(body, { status: answer.status, headers })
}
