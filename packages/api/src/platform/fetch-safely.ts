import { Agent, request } from 'undici'
import type { FindHost } from './hosts.ts'
import { createPinnedAgent } from './pinned-agent.ts'

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
  const failed = (fault: FetchFault): FetchResult => ({ kind: 'failed', fault })
  const signal = AbortSignal.any([AbortSignal.timeout(limitMs), ...(limits.signal ? [limits.signal] : [])])
  const isLate = (): boolean => signal.aborted
  const host = await findHost?.(url.hostname.replace(/^\[|\]$/g, ''), signal)
  if (isLate()) return failed('timeout')
  if (host?.kind === 'failed') return failed(host.failure)
  const agent = host
    ? createPinnedAgent(host.address, { connectMs: limitMs })
    : new Agent({ connect: { timeout: limitMs } })
  try {
    const answer = await request(url, { dispatcher: agent, method, headers, signal, body: body ?? null })
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) return failed('large')
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > maxBytes) return failed('large')
      chunks.push(chunk)
    }
    const isEmpty = [204, 205, 304].includes(answer.statusCode)
    const response = new Response(isEmpty ? null : Buffer.concat(chunks), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    })
    return { kind: 'answered', response }
  } catch (error) {
    if (isLate()) return failed('timeout')
    if (error instanceof Error) return failed('down')
    throw error
  } finally {
    await agent.destroy()
  }
}
