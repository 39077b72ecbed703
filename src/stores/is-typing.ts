const typingFields = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], dialog'

/** True when a key press belongs to a field, a menu or the browser. Shortcuts of the page ignore it. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true
  if (event.target instanceof Element && event.target.closest(typingFields)) return true
  return document.querySelector('dialog[open], [role=menu]') !== null
}
