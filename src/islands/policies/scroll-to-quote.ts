/** Selects the quote from the address in the text of a document, and scrolls to it. White space may differ. */
export function scrollToQuote(hash: string): void {
  const quote = decodeURIComponent(hash.slice(hash.indexOf('=') + 1))
  const field = document.querySelector<HTMLTextAreaElement>('main textarea[name="text"]')
  const words = quote.trim().split(/\s+/)
  if (!field || quote.trim() === '') return
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+')
  const found = new RegExp(pattern).exec(field.value)
  if (!found) return
  field.focus()
  field.setSelectionRange(found.index, found.index + found[0].length)
  // A selection does not scroll a field, so the scroll position is computed from the lines before the quote.
  const before = field.value.slice(0, found.index).split('\n').length - 1
  const lines = field.value.split('\n').length
  field.scrollTop = (before / lines) * field.scrollHeight - field.clientHeight / 3
}
