import type { FindHost } from './find-host.ts'
import { sendPinnedRequest } from './send-pinned-request.ts'

/** Reason code of a failed request. */
export type FetchFault = 'host' | 'private' | 'down' | 'timeout' | 'large'

/** A response, or the reason of the failure. */
export type FetchResult =
  | { readonly kind: 'answered'; readonly response: Response }
  | { readonly kind: 'failed'; readonly fault: FetchFault }

/** Options of a request. */
export interface FetchOptions {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Restricts the hosts. Undefined for addresses set by the operator. */
  readonly findHost: FindHost | undefined
  /** Time limit from the DNS lookup to the end of the response. */
  readonly limitMs?: number
  readonly maxBytes?: number
  /** An additional deadline, shared by several requests. */
  readonly signal?: AbortSignal
}

/** Fetches from another server with one DNS lookup, a checked address, no redirects, and limits of time and size. */
export async function fetchSafely(
  url: URL,
  { method = 'GET', headers = {}, body, findHost, ...limits }: FetchOptions,
): Promise<FetchResult> {
  const { limitMs = 10_000, maxBytes = 2_000_000 } = limits
  const toFailure = (fault: FetchFault): FetchResult => ({ kind: 'failed', fault })
  const signal = AbortSignal.any([AbortSignal.timeout(limitMs), ...(limits.signal ? [limits.signal] : [])])
  let closeAgent = (): Promise<void> => Promise.resolve()
  try {
    const patience = { connectMs: limitMs }
    const sent = await sendPinnedRequest(url, {
      method,
      headers,
      body: body ?? null,
      findHost,
      patience,
      signal,
    })
    if (sent.kind === 'failed') return toFailure(sent.failure)
    closeAgent = () => sent.agent.destroy()
    const { statusCode: status, headers: found, body: stream } = sent.response
    if (Number(found['content-length'] ?? 0) > maxBytes) return toFailure('large')
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > maxBytes) return toFailure('large')
      chunks.push(chunk)
    }
    const response = new Response([204, 205, 304].includes(status) ? null : Buffer.concat(chunks), {
      status,
      headers: Object.entries(found).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    })
    return { kind: 'answered', response }
  } catch (error) {
    if (signal.aborted) return toFailure('timeout')
    if (error instanceof Error) return toFailure('down')
    throw error
  } finally {
    await closeAgent()
  }
}
