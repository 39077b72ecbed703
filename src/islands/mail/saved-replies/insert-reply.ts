import { findPlaceholder } from '@draftdesk/contract/placeholders'
import { insertText } from '../../../ui/forms/insert-text.ts'
import type { SlashStart } from './slash.ts'

/**
 * Puts a text in the place of the search for it, and selects the first variable that is still open. Returns the undo,
 * which is false where the text has changed since.
 */
export function insertReply(
  field: HTMLTextAreaElement,
  { at, query }: SlashStart,
  text: string,
): () => boolean {
  const search = `/${query}`
  const caret = field.selectionEnd
  const isThere = field.value.startsWith(search, at)
  const from = isThere ? at : caret
  insertText(field, [from, isThere ? at + search.length : caret], text)
  const open = findPlaceholder(text)
  if (open) field.setSelectionRange(from + open.at, from + open.at + open.text.length)
  return () => {
    const start = field.value.startsWith(text, from) ? from : field.value.indexOf(text)
    if (!field.isConnected || start < 0) return false
    insertText(field, [start, start + text.length], '')
    return true
  }
}
