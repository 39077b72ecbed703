import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { maxLengths, maxPolicyFileBytes } from '@draftdesk/contract'
import { routes } from '../../../routes.ts'
import { limitStream } from '../../upstream/limit-stream.ts'

/** The content of a posted form: its text fields (the first of each name), or a streamed file. */
export type PostedForm =
  | { readonly kind: 'fields'; readonly fields: ReadonlyMap<string, string> }
  | { readonly kind: 'upload'; readonly body: Readable }

/** The reason why a form was not read. `cutOff` means that the client disconnected. */
export type PostedFormProblem = 'tooLarge' | 'wrongType' | 'cutOff'

/** Longest urlencoded body. Its fields are counted before it is parsed, because parsing thousands of them takes seconds. */
const mostFieldBytes = 65_536
const mostFields = 100

/** Pages with long texts in their forms. They use multipart, because URL encoding triples the length. */
const mostLongTextBytes = 4 * maxLengths.policyText
const longTextPages: ReadonlySet<string> = new Set([
  routes.welcome.pattern,
  // The return address of a form whose call met a 502.
  routes.badGateway.pattern,
])

/** Longest body of an upload: a file, and room for the other parts. */
const mostUploadBytes = maxPolicyFileBytes + 65_536

interface FormTarget {
  readonly pattern: string
  readonly url: URL
}

/** True when the form at this route uploads a file. */
export function isUploadForm({ pattern, url }: FormTarget): boolean {
  return pattern === routes.welcome.pattern && url.searchParams.has('upload')
}

/** Reads the form of an authorized request, within the limits of its page. */
export async function readFormBody(
  request: Request,
  { pattern, url }: FormTarget,
): Promise<PostedForm | PostedFormProblem> {
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = /^multipart\/form-data\s*;/i.test(type)
  if (isUploadForm({ pattern, url })) {
    if (!isMultipart) return 'wrongType'
    if (parseDeclaredLength(request) > mostUploadBytes) return 'tooLarge'
    const body = request.body
      ? Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
      : Readable.from([])
    return { kind: 'upload', body: limitStream(body, mostUploadBytes) }
  }
  const isPlain = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)
  if (!isPlain && !(isMultipart && longTextPages.has(pattern))) return 'wrongType'
  const bytes = await readBodyUpToLimit(request, isPlain ? mostFieldBytes : mostLongTextBytes)
  if (typeof bytes === 'string') return bytes
  return isPlain ? parseUrlencoded(bytes) : parseMultipart(bytes, type)
}

/** Reads a body up to a limit. A body with a larger declared length is not read at all. */
export async function readBodyUpToLimit(
  request: Request,
  most: number,
): Promise<Buffer | 'tooLarge' | 'cutOff'> {
  if (parseDeclaredLength(request) > most) return 'tooLarge'
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > most) return 'tooLarge'
      chunks.push(chunk)
    }
  } catch {
    // A body fails only if its sender disconnects.
    return 'cutOff'
  }
  return Buffer.concat(chunks)
}

function parseDeclaredLength({ headers }: Request): number {
  return Number(headers.get('content-length') ?? 0)
}

function parseUrlencoded(bytes: Buffer): PostedForm | PostedFormProblem {
  if (countOccurrences(bytes, Buffer.from('&')) >= mostFields) return 'tooLarge'
  return toFormFields(new URLSearchParams(bytes.toString('utf8')))
}

async function parseMultipart(bytes: Buffer, type: string): Promise<PostedForm | PostedFormProblem> {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type)
  const mark = boundary?.[1] ?? boundary?.[2]
  if (mark === undefined) return 'wrongType'
  if (countOccurrences(bytes, Buffer.from(`--${mark}`)) > mostFields + 1) return 'tooLarge'
  try {
    return toFormFields(
      await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData(),
    )
  } catch (error) {
    // Node throws this for a body that is not multipart.
    if (error instanceof TypeError) return 'wrongType'
    throw error
  }
}

function toFormFields(entries: Iterable<readonly [string, unknown]>): PostedForm {
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (typeof value === 'string' && !fields.has(name)) fields.set(name, value)
  }
  return { kind: 'fields', fields }
}

/** Counts a mark in a text, up to a maximum. */
function countOccurrences(bytes: Buffer, mark: Buffer): number {
  let found = 0
  for (let at = bytes.indexOf(mark); at >= 0 && found <= mostFields + 1; found += 1)
    at = bytes.indexOf(mark, at + mark.length)
  return found
}
