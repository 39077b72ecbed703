import { failureMessages } from '../../messages/failures.ts'

const graceMs = 200

/** Closes the tab that 'Add a store' opened; a browser that does not let it says so (spec section 8). */
export function startCloseTab(): void {
  document.querySelector('#close-tab')?.addEventListener('click', () => {
    window.close()
    setTimeout(() => alert(failureMessages.closeManually), graceMs)
  })
}
