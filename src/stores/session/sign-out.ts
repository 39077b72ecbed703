import { buildLink } from '../../routes.ts'
import { leavePage } from './leave-page.ts'
import { fetchStatus } from './fetch-status.ts'
import type { FetchStatus } from './fetch-status.ts'
import { clearStoredSession } from './session.ts'
import { deleteUnsavedFields } from '../unsaved-fields.ts'

const waitingKey = 'sign-out'

/** True while a sign-out waits for a connection. */
export function isSignOutWaiting(): boolean {
  return localStorage.getItem(waitingKey) !== null
}

/** Signs out on this device at once, and on the server as soon as it can be reached. */
export async function signOut(request: FetchStatus = fetchStatus): Promise<void> {
  localStorage.setItem(waitingKey, 'yes')
  clearStoredSession()
  deleteUnsavedFields()
  await finishSignOut(request)
}

const retryMs = 5000

let signOutRequest: Promise<void> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Finishes a waiting sign-out, one request at a time. It retries until the server confirms, because the
 * browser reports a new connection only once.
 */
export function finishSignOut(request: FetchStatus = fetchStatus): Promise<void> {
  clearTimeout(retryTimer)
  signOutRequest ??= requestSignOut(request).finally(() => (signOutRequest = undefined))
  return signOutRequest
}

async function requestSignOut(request: FetchStatus): Promise<void> {
  const status = await request('/logout', { method: 'POST' })
  if (status === undefined || status >= 400) {
    retryTimer = setTimeout(() => void finishSignOut(request), retryMs)
    return
  }
  clearWaitingSignOut()
  await leavePage(buildLink('signin'))
}

/** Clears a waiting sign-out after the server has done it. */
export function clearWaitingSignOut(): void {
  localStorage.removeItem(waitingKey)
}
