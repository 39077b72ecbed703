import { sidebarMessages } from '../../messages/failures.ts'

const yearSeconds = 31_536_000

/**
 * Collapses and expands the sidebar, and stores its state in a cookie for the next page. On a small screen a
 * choice closes it.
 */
export function startSidebarToggle(): void {
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
    toggle.ariaLabel = isOpen ? sidebarMessages.collapse : sidebarMessages.expand
    document.cookie = `sidebar=${state}; path=/; max-age=${yearSeconds}; samesite=lax`
  })
}
