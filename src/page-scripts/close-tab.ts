const graceMs = 200

/** Lets people close the tab that 'Add a store' opened; a browser that does not let them says so. */
export function startCloseTab(): void {
  const button = document.querySelector<HTMLElement>('#close-tab')
  if (!button || history.length > 1) return
  button.hidden = false
  button.addEventListener('click', () => {
    window.close()
    setTimeout(() => alert(button.dataset['failed']), graceMs)
  })
}
