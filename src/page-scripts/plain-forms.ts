import { failureMessages } from '../messages/failures.ts'
import { ping } from '../stores/session/ping.ts'
import { showPlainToast } from './plain-toast.ts'

/**
 * Sends a form that no script sees to once the site can be reached. Sent into a dead network it would be replaced by the
 * browser's own page, with all that was typed; held back, it stays as it is and says why.
 */
export function startPlainForms(): void {
  let isAsking = false
  let isThere = false

  async function ask(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    isAsking = true
    isThere = (await ping('/favicon.svg', { method: 'HEAD', cache: 'no-store' })) !== undefined
    isAsking = false
    if (isThere) {
      // A region that was drawn anew meanwhile has dropped its forms.
      if (!form.isConnected) document.body.append(form)
      form.requestSubmit(button)
    } else showPlainToast(failureMessages.unreachable)
    isThere = false
  }

  // The window hears of it last: what is done by a script is prevented by then.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || isThere || form.method !== 'post') return
    event.preventDefault()
    if (!isAsking) void ask(form, event.submitter)
  })
}
