import { failureMessages } from '../messages/failures.ts'
import { fetchStatus } from '../stores/session/fetch-status.ts'
import { showPlainToast } from './plain-toast.ts'

/**
 * Holds back a form without a script while the site is offline. Otherwise the browser's error page would
 * replace it with all its input.
 */
export function blockPlainFormsWhileOffline(): void {
  let isAsking = false
  let isThere = false

  async function sendIfOnline(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    isAsking = true
    isThere = (await fetchStatus('/favicon.svg', { method: 'HEAD', cache: 'no-store' })) !== undefined
    isAsking = false
    if (isThere) {
      // The region was rendered again, so its forms no longer exist.
      if (!form.isConnected) document.body.append(form)
      form.requestSubmit(button)
    } else showPlainToast(failureMessages.unreachable)
    isThere = false
  }

  // The window handles the event last. Scripts that handle the form have prevented it by then.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || isThere || form.method !== 'post') return
    event.preventDefault()
    if (!isAsking) void sendIfOnline(form, event.submitter)
  })
}
