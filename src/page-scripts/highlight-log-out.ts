/**
 * Opens the avatar menu and marks Log out for 2 s when somebody who is signed in opened a link meant for someone else.
 * The press goes through the sleeping island like a person's.
 */
export function highlightLogOut(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  const button = document.querySelector('#avatar-menu')
  if (!button) return
  document.documentElement.dataset['highlight'] = 'log-out'
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }))
}
