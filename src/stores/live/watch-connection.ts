import { buildCall } from '@draftdesk/contract/call'
import { atom } from 'nanostores'
import { requestStatus } from '../session/request-status.ts'
import type { RequestStatus } from '../session/request-status.ts'

const onlineStatus = 200

/** True while the browser reports a connection. */
export const $isConnected = atom(true)

/** Starts to track the connection. */
export function watchConnection(): void {
  const readOnline = (): void => $isConnected.set(navigator.onLine)
  readOnline()
  for (const type of ['online', 'offline']) addEventListener(type, readOnline)
}

/** Checks if the server can be reached. */
export async function isOnline(ask: RequestStatus = requestStatus): Promise<boolean> {
  return (await ask(buildCall('checkInternet', {}).path)) === onlineStatus
}
