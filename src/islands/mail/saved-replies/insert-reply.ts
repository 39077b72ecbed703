import { findPlaceholder } from '@draftdesk/contract/placeholders'
import { insertText } from '../../../ui/forms/insert-text.ts'
import type { SlashStart } from './slash.ts'

/**
 * Replaces the search with a text and selects its first open variable. Returns an undo function, which
 * returns false if the text has changed since.
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
  const to = isThere ? at + search.length : caret
  // A word right after the search starts a new paragraph.
  const inserted = /^\S/.test(field.value.slice(to, to + 1)) ? `${text}\n\n` : text
  insertText(field, [from, to], inserted)
  const open = findPlaceholder(text)
  if (open) field.setSelectionRange(from + open.at, from + open.at + open.text.length)
  return () => {
    const start = field.value.startsWith(inserted, from) ? from : field.value.indexOf(inserted)
    if (!field.isConnected || start < 0) return false
    insertText(field, [start, start + inserted.length], '')
    return true
  }
}
