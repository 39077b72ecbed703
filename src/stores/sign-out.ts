import { link } from '../routes.ts'
import { leave } from './leave.ts'
import { ping } from './ping.ts'
import { endSession } from './session.ts'
import { dropTyped } from './typed-fields.ts'

const waitingKey = 'sign-out'

/** True while a sign-out waits for a connection. */
export function isSignOutWaiting(): boolean {
  return localStorage.getItem(waitingKey) !== null
}

/** Signs out on this device at once, and on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  localStorage.setItem(waitingKey, 'yes')
  endSession()
  dropTyped()
  await finishSignOut()
}

const retryMs = 5000

let asking: Promise<void> | undefined
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Does a sign-out that waits, once however often it is wanted meanwhile. As long as no server has done it, whatever else was
 * answered, it is asked again.
 */
export function finishSignOut(): Promise<void> {
  clearTimeout(retry)
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

async function ask(): Promise<void> {
  const status = await ping('/logout', { method: 'POST' })
  if (status === undefined) return
  if (status >= 400) {
    retry = setTimeout(() => void finishSignOut(), retryMs)
    return
  }
  dropSignOut()
  await leave(link('signin'))
}

/** Forgets a sign-out that the server has seen to. */
export function dropSignOut(): void {
  localStorage.removeItem(waitingKey)
}
