import { failureMessages } from '../../messages/failures.ts'
import {
  $isBrowserOnline,
  isSiteServerReachable,
  watchConnection,
} from '../../stores/live/watch-connection.ts'
import { finishSignOut, isSignOutWaiting, signOut } from '../../stores/session/sign-out.ts'
import { reloadWithUnsavedFields } from '../../stores/unsaved-fields.ts'

/**
 * Covers the page while offline and uncovers it unchanged when online. A log-out while offline ends the
 * session here at once, and on the server with the next connection.
 */
export function startOfflineScreen(): void {
  const screen = document.querySelector<HTMLDialogElement>('#offline')
  if (!screen) return
  const coverPage = (): void => {
    if (isSignOutWaiting()) showSignedOutOffline(screen)
    if (!screen.open) screen.showModal()
  }
  addEventListener('storage', () => {
    if (isSignOutWaiting()) coverPage()
  })
  screen.addEventListener('cancel', (event) => event.preventDefault())
  screen.querySelector('#offline-retry')?.addEventListener('click', () => void retryConnection())
  screen.querySelector('#offline-log-out')?.addEventListener('click', () => {
    showSignedOutOffline(screen)
    void signOut()
  })
  watchConnection()
  $isBrowserOnline.subscribe((isConnected) => {
    if (!isConnected || isSignOutWaiting()) coverPage()
    else screen.close()
    if (isConnected && isSignOutWaiting()) void finishSignOut()
  })
}

function showSignedOutOffline(screen: HTMLElement): void {
  screen.querySelector('p')?.replaceChildren(failureMessages.signedOutOffline)
  screen.querySelector('#offline-log-out')?.remove()
}

async function retryConnection(): Promise<void> {
  if (await isSiteServerReachable()) reloadWithUnsavedFields()
  else alert(failureMessages.stillOffline)
}
