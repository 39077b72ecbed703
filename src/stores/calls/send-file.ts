import type { AuthError, Transport } from '@draftdesk/auth-core'
import type { Answer, CallName, CallRequest, CallResult } from '@draftdesk/contract'
import { createCallFunction } from '@draftdesk/contract/call'
import { createSiteClient } from '../session/site-client.ts'

/** A slow line may take a while for the largest file. */
const uploadLimitMs = 15 * 60_000

/** Sends a call with a file. `onProgress` receives the sent share from 0 to 1. */
export async function sendFile<N extends CallName>(
  request: CallRequest<N>,
  onProgress: (part: number) => void = () => undefined,
): Promise<CallResult<Answer<N>, AuthError>> {
  const client = createSiteClient({ limitMs: uploadLimitMs, transport: createUploadTransport(onProgress) })
  const send = createCallFunction<AuthError>(({ method, path, body }) =>
    client.request({ method, path, body }),
  )
  const result = await send(request)
  if (!result.ok && (result.error.code === 'badGateway' || result.error.code === 'sessionEnded'))
    markFileChosenInUrl()
  return result
}

/** Marks the URL, so that the page asks for the file again after a redirect. */
function markFileChosenInUrl(): void {
  const url = new URL(location.href)
  url.searchParams.set('file', 'again')
  history.replaceState(history.state, '', url)
}

/** A transport with upload progress, which `fetch` lacks. */
function createUploadTransport(onProgress: (part: number) => void): Transport {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => {
        const type = request.getResponseHeader('content-type') ?? ''
        resolve(
          new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }),
        )
      }
      request.onerror = () => reject(new TypeError('The upload failed'))
      request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as XMLHttpRequestBodyInit)
    })
}
