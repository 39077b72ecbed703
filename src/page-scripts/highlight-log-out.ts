/**
 * Opens the avatar menu and marks Log out for 2 s after a signed-in user opens another person's link. The
 * event wakes the sleeping island, as a real press does.
 */
export function highlightLogOutButton(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  const button = document.querySelector('#avatar-menu')
  if (!button) return
  document.documentElement.dataset['highlight'] = 'log-out'
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }))
}
