import { pageEpoch } from './page.ts'

/** How a small call of the page itself is sent; a test of what asks hands in its own. */
export type Ping = (path: string, init?: RequestInit) => Promise<number | undefined>

/**
 * Sends a small call and returns its status, or undefined when the server is unreachable. It must work
 * offline, so it does not load the client of auth-core.
 */
export async function ping(
  path: string,
  init: RequestInit = {},
  send: typeof fetch = fetch,
): Promise<number | undefined> {
  const epoch = pageEpoch()
  const headers = {
    'x-requested-with': 'draftdesk',
    ...(epoch !== undefined && { 'x-session-epoch': String(epoch) }),
    ...(init.body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    return (await send(path, { redirect: 'manual', ...init, headers })).status
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
