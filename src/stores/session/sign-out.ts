import { link } from '../../routes.ts'
import { leavePage } from './leave-page.ts'
import { requestStatus } from './request-status.ts'
import type { RequestStatus } from './request-status.ts'
import { endSession } from './session.ts'
import { dropUnsavedFields } from '../unsaved-fields.ts'

const waitingKey = 'sign-out'

/** True while a sign-out waits for a connection. */
export function isSignOutWaiting(): boolean {
  return localStorage.getItem(waitingKey) !== null
}

/** Signs out on this device at once, and on the server as soon as it can be reached. */
export async function signOut(request: RequestStatus = requestStatus): Promise<void> {
  localStorage.setItem(waitingKey, 'yes')
  endSession()
  dropUnsavedFields()
  await finishSignOut(request)
}

const retryMs = 5000

let signOutRequest: Promise<void> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Finishes a waiting sign-out, one request at a time. It retries until the server confirms, because the
 * browser reports a new connection only once.
 */
export function finishSignOut(request: RequestStatus = requestStatus): Promise<void> {
  clearTimeout(retryTimer)
  signOutRequest ??= requestSignOut(request).finally(() => (signOutRequest = undefined))
  return signOutRequest
}

async function requestSignOut(request: RequestStatus): Promise<void> {
  const status = await request('/logout', { method: 'POST' })
  if (status === undefined || status >= 400) {
    retryTimer = setTimeout(() => void finishSignOut(request), retryMs)
    return
  }
  forgetSignOut()
  await leavePage(link('signin'))
}

/** Clears a waiting sign-out after the server has done it. */
export function forgetSignOut(): void {
  localStorage.removeItem(waitingKey)
}
