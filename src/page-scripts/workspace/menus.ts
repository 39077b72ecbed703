const menus = '#reading-more[open]'

/** Has the menu above a conversation close as menus do: with Escape, with a choice, and with a press elsewhere. */
export function startMenus(): void {
  document.addEventListener('click', ({ target }) => {
    const menu = document.querySelector<HTMLDetailsElement>(menus)
    const isOnSummary = (target as Element).closest('summary')?.parentElement === menu
    if (menu && !isOnSummary) menu.open = false
  })
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? document.querySelector<HTMLDetailsElement>(menus) : null
    if (!menu) return
    event.preventDefault()
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
