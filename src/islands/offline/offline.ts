import { failureMessages } from '../../messages/failures.ts'
import { isOnline } from '../../stores/connection.ts'

/**
 * Covers the page while there is no connection and uncovers it, as it was left, when there is one again. 'Try again'
 * asks the server: it reloads, or says that it is still offline (spec section 2, Shell).
 */
export function startOffline(): void {
  const screen = document.querySelector<HTMLDialogElement>('#offline')
  if (!screen) return
  const cover = (): void => {
    if (!screen.open) screen.showModal()
  }
  addEventListener('offline', cover)
  addEventListener('online', () => screen.close())
  screen.addEventListener('cancel', (event) => event.preventDefault())
  screen.querySelector('button')?.addEventListener('click', () => void retry())
  if (!navigator.onLine) cover()
}

async function retry(): Promise<void> {
  if (await isOnline()) location.reload()
  else alert(failureMessages.stillOffline)
}
