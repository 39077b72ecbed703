import { shellMessages } from '../../messages/shell.ts'

const yearSeconds = 31_536_000

/**
 * Collapses and widens the sidebar, and remembers it in a cookie so that the next page comes that way. On a small screen it
 * closes once something in it is chosen.
 */
export function startSidebar(): void {
  const shell = document.querySelector<HTMLElement>('#shell')
  const nav = document.querySelector<HTMLElement>('#nav')
  nav?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') && nav.matches(':popover-open')) nav.hidePopover()
  })
  const toggle = document.querySelector('#nav-toggle')
  toggle?.addEventListener('click', () => {
    if (!shell) return
    const isOpen = shell.dataset['sidebar'] === 'collapsed'
    const state = isOpen ? 'open' : 'collapsed'
    shell.dataset['sidebar'] = state
    toggle.ariaExpanded = String(isOpen)
    toggle.ariaLabel = isOpen ? shellMessages.collapse : shellMessages.expand
    document.cookie = `sidebar=${state}; path=/; max-age=${yearSeconds}; samesite=lax`
  })
}
