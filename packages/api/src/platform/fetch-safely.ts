import { Agent, request } from 'undici'
import type { FindHost } from './hosts.ts'
import { createPinnedAgent } from './pinned-agent.ts'

/** Why there is no answer: no such server, one in a private network, none that answered (in time), or one too long. */
export type FetchFault = 'host' | 'private' | 'down' | 'timeout' | 'large'

/** An answer of another server, or why there is none. */
export type FetchResult =
  | { readonly kind: 'answered'; readonly response: Response }
  | { readonly kind: 'failed'; readonly fault: FetchFault }

/** How a request is made. */
export interface FetchOptions {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Where the server may be; anywhere when not given, as for addresses that the operator set. */
  readonly findHost: FindHost | undefined
  /** Longest time for all of it, from the look-up of the name to the end of the answer. */
  readonly limitMs?: number
  readonly maxBytes?: number
  /** Ends the request before its own limit, as a deadline that several requests share. */
  readonly signal?: AbortSignal
}

/**
 * Fetches from another server: its name is looked up once and the address that was found allowed is connected to, redirects are
 * not followed, and an answer that is late or long is cut off.
 */
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
