import { getPageEpoch } from './page-session-data.ts'

/** Sends a small call. A test passes its own. */
export type FetchStatus = (path: string, init?: RequestInit) => Promise<number | undefined>

/**
 * Sends a small call and returns its status, or undefined if the server is unreachable. Does without the
 * auth-core client, whose code cannot load offline.
 */
export async function fetchStatus(
  path: string,
  init: RequestInit = {},
  send: typeof fetch = fetch,
): Promise<number | undefined> {
  const epoch = getPageEpoch()
  const headers = {
    'x-requested-with': 'draftdesk',
    ...(epoch !== undefined && { 'x-session-epoch': String(epoch) }),
    ...(init.body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    const answer = await send(path, { redirect: 'manual', ...init, headers })
    // Reads the body, because the browser frees the connection only then.
    await answer.text()
    return answer.status
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
