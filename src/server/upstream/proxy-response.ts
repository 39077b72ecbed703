import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { findClientAddress } from '@draftdesk/server-kit'
import type { HeaderReader } from '../security-headers.ts'
import type { UpstreamDeps } from './upstream-deps.ts'
import { limitStream } from './limit-stream.ts'
import type { UpstreamAnswer } from '../transport/upstream.ts'

/** Bodies up to this size are buffered, so that they can be sent again after a refresh. Longer ones are streamed. */
const mostReplayBytes = 1_048_576
/** Longest body to pass on. */
const mostBodyBytes = 33_554_432
/** Answers up to this size are sent in one write. */
const pieceBytes = 65_536

/** Browser headers to forward. Cookies stay here. */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-none-match',
  'range',
  'user-agent',
]

/** Upstream headers that are not passed on: cookies and connection headers. */
const withheldHeaders = new Set([
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

/** An upstream response opened as a page. It runs no scripts and cannot reach this site. */
const answerPolicy = "default-src 'none'; sandbox"

/** An answer on its way to the browser. */
export interface ProxyResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Uint8Array | string | Readable | undefined
}

/** The headers of a call for a request. `peer` is the address at the other end of the connection. */
export function pickUpstreamHeaders(
  site: UpstreamDeps,
  headers: HeaderReader,
  peer: string,
): Record<string, string> {
  const picked: Record<string, string> = {
    'x-forwarded-for': findClientAddress(peer, headers.get('x-forwarded-for'), site.settings.trustProxy),
    'x-request-id': headers.get('x-request-id') ?? randomUUID(),
  }
  for (const name of forwardedHeaders) {
    const value = headers.get(name)
    if (value !== null) picked[name] = value
  }
  return picked
}

/** The body of a call: bytes can be sent twice, a stream cannot. */
export async function readCallBody(
  request: IncomingMessage,
): Promise<Buffer | Readable | undefined | 'tooLarge'> {
  const { 'content-length': declared, 'transfer-encoding': coding } = request.headers
  if (declared === undefined && coding === undefined) return undefined
  const length = Number(declared ?? Number.NaN)
  if (length > mostBodyBytes) return 'tooLarge'
  if (!(length <= mostReplayBytes)) return limitStream(request, mostBodyBytes)
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Forwards the upstream's answer to the browser without internal headers. */
export async function toProxyResponse(answer: UpstreamAnswer & { kind: 'answer' }): Promise<ProxyResponse> {
  const headers: Record<string, string | string[]> = {}
  const ofConnection = new Set(
    String(answer.headers['connection'] ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !withheldHeaders.has(name) && !ofConnection.has(name)) headers[name] = value
  }
  headers['content-security-policy'] = answerPolicy
  const isShort = Number(answer.headers['content-length'] ?? Number.NaN) <= pieceBytes
  const body = isShort ? Buffer.from(await answer.body.arrayBuffer()) : answer.body
  return { status: answer.status, headers, body }
}
