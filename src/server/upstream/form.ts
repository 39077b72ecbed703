import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@draftdesk/contract'
import type { UpstreamRequest } from '../transport/upstream.ts'

/** A multipart body with its header, as the calls with a form want it. */
export interface EncodedForm {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Writes text fields as multipart/form-data.
 *
 * @example await upstream.send({ method, path, ...encodeForm({ email, password }) })
 */
export function encodeForm(fields: Readonly<Record<string, string>>): EncodedForm {
  const boundary = `draftdesk-${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  }
}

/** The body of a call as it goes up, with its header; a form's file does not go this way. */
export function writeBody({ body }: Pick<CallRequest, 'body'>): Pick<UpstreamRequest, 'headers' | 'body'> {
  if (body instanceof FormData) return encodeForm(textsOf(body))
  if (body === undefined) return {}
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** A multipart body with one more text field in front; a body that is none stays as it is. */
export function prependField(body: Buffer, contentType: string, name: string, value: string): Buffer {
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType)
  const mark = boundary?.[1] ?? boundary?.[2]
  if (mark === undefined) return body
  const field = `--${mark}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return Buffer.concat([Buffer.from(field), body])
}
