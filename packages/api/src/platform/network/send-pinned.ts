import { request } from 'undici'
import type { Dispatcher } from 'undici'
import type { FindHost, FoundHost } from './hosts.ts'
import { createPinnedAgent } from './pinned-agent.ts'
import type { RequestTimeouts } from './pinned-agent.ts'

/** A request to another server. */
export interface PinnedRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
  /** Restricts the hosts. Undefined for addresses set by the operator. */
  readonly findHost: FindHost | undefined
  readonly patience: RequestTimeouts
  readonly signal: AbortSignal | undefined
}

/** An open response and its connection, or the reason why the host is refused. */
export type PinnedResponse =
  | { readonly kind: 'open'; readonly response: Dispatcher.ResponseData; readonly agent: Dispatcher }
  | Extract<FoundHost, { kind: 'failed' }>

/** Sends a request with one DNS lookup, to a checked address. Follows no redirect. Throws the error of the connection. */
export async function sendPinned(
  url: URL,
  { findHost, patience, signal, ...sent }: PinnedRequest,
): Promise<PinnedResponse> {
  const host = await findHost?.(url.hostname.replace(/^\[|\]$/g, ''), signal)
  signal?.throwIfAborted()
  if (host?.kind === 'failed') return host
  const agent = createPinnedAgent(host?.address, patience)
  try {
    const response = await request(url, { ...sent, dispatcher: agent, signal: signal ?? null })
    return { kind: 'open', response, agent }
  } catch (error) {
    await agent.destroy()
    throw error
  }
}
