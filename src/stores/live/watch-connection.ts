import { buildCall } from '@draftdesk/contract/call'
import { atom } from 'nanostores'
import { fetchStatus } from '../session/fetch-status.ts'
import type { FetchStatus } from '../session/fetch-status.ts'

const onlineStatus = 200

/** True while the browser reports a connection. */
export const $isBrowserOnline = atom(true)

/** Starts to track the connection. */
export function watchConnection(): void {
  const readOnline = (): void => $isBrowserOnline.set(navigator.onLine)
  readOnline()
  for (const type of ['online', 'offline']) addEventListener(type, readOnline)
}

/** Checks if the server can be reached. */
export async function isSiteServerReachable(ask: FetchStatus = fetchStatus): Promise<boolean> {
  return (await ask(buildCall('checkInternet', {}).path)) === onlineStatus
}
