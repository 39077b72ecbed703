import { link } from '../../routes.ts'
import { leave } from './leave.ts'
import { ping } from './ping.ts'
import type { Ping } from './ping.ts'
import { endSession } from './session.ts'
import { dropUnsaved } from '../unsaved-fields.ts'

const waitingKey = 'sign-out'

/** True while a sign-out waits for a connection. */
export function isSignOutWaiting(): boolean {
  return localStorage.getItem(waitingKey) !== null
}

/** Signs out on this device at once, and on the server as soon as it can be reached. */
export async function signOut(ask: Ping = ping): Promise<void> {
  localStorage.setItem(waitingKey, 'yes')
  endSession()
  dropUnsaved()
  await finishSignOut(ask)
}

const retryMs = 5000

let asking: Promise<void> | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Finishes a waiting sign-out, one request at a time. It retries until the server confirms, because the
 * browser reports a new connection only once.
 */
export function finishSignOut(ask: Ping = ping): Promise<void> {
  clearTimeout(retry)
  asking ??= askToSignOut(ask).finally(() => (asking = undefined))
  return asking
}

async function askToSignOut(ask: Ping): Promise<void> {
  const status = await ask('/logout', { method: 'POST' })
  if (status === undefined || status >= 400) {
    retry = setTimeout(() => void finishSignOut(ask), retryMs)
    return
  }
  dropSignOut()
  await leave(link('signin'))
}

/** Clears a waiting sign-out after the server has done it. */
export function dropSignOut(): void {
  localStorage.removeItem(waitingKey)
}
