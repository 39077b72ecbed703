const closeTimeoutMs = 200

/** Closes the tab that 'Add a store' opened. If the browser refuses, the page says so. */
export function startCloseTabButton(): void {
  const button = document.querySelector<HTMLElement>('#close-tab')
  if (!button || history.length > 1) return
  button.hidden = false
  button.addEventListener('click', () => {
    window.close()
    setTimeout(() => alert(button.dataset['failed']), closeTimeoutMs)
  })
}
