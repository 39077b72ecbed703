/** Replaces a range of a field's text like typing, so that the browser can undo it. */
export function insertText(
  field: HTMLTextAreaElement,
  [from, to]: readonly [from: number, to: number],
  text: string,
): void {
  field.focus()
  field.setSelectionRange(from, to)
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that keeps the field's undo
  const isDone = document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (isDone) return
  field.setRangeText(text, from, to, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
