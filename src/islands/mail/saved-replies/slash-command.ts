/** A search for a saved reply in a text: the position of its `/`, and the letters after it. */
export interface SlashQuery {
  readonly at: number
  readonly query: string
}

/**
 * Finds the `/` before the caret, at the start of a line or after a space. A word may follow the caret only if
 * the button inserted the `/`, at position `openedAt`.
 */
export function findSlashCommand(text: string, caret: number, openedAt?: number): SlashQuery | undefined {
  const found = /(?:^|\s)\/((?:[^\s/][^/\n]{0,39})?)$/u.exec(text.slice(0, caret))
  const query = found?.[1]
  if (query === undefined) return undefined
  const at = caret - query.length - 1
  return at !== openedAt && /^\S/.test(text.slice(caret, caret + 1)) ? undefined : { at, query }
}

/** The text to type for a `/` at the caret. */
export const buildSlashInsertion = (text: string, caret: number): string =>
  caret === 0 || /\s/.test(text.charAt(caret - 1)) ? '/' : ' /'

/** The text without the search in it. */
export const removeSlashCommand = (text: string, { at, query }: SlashQuery): string =>
  text.slice(0, at) + text.slice(at + query.length + 1)
