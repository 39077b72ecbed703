import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@draftdesk/contract'
import type { UpstreamRequest } from './upstream.ts'

export function formatCallPath({ path, query }: Pick<CallRequest, 'path' | 'query'>): string {
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}

/**
 * Writes a call as an upstream request, with further options. A `body` option replaces the body of the call,
 * for example for a file.
 * @example await upstream.send(toUpstreamRequest(buildCall('me', {}), { token }))
 */
export function toUpstreamRequest(
  call: Omit<CallRequest, 'name'>,
  { headers, ...more }: Omit<UpstreamRequest, 'method' | 'path'> = {},
): UpstreamRequest {
  const { type, ...body } = more.body === undefined ? encodeBody(call) : {}
  return {
    ...{ method: call.method, path: formatCallPath(call), ...body, ...more },
    headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
  }
}

function encodeBody({ body }: Pick<CallRequest, 'body'>): { readonly type?: string; readonly body?: string } {
  if (body instanceof FormData) return encodeForm(body)
  return body === undefined ? {} : { type: 'application/json', body: JSON.stringify(body) }
}

function encodeForm(form: FormData): { readonly type: string; readonly body: string } {
  const boundary = `draftdesk-${randomUUID()}`
  const parts = [...form].map(([name, value]) =>
    typeof value === 'string'
      ? `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      : '',
  )
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--${boundary}--\r\n` }
}
