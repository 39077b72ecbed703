/** Told by a pane whose regions were replaced by others of the server, before anybody touched them. */
export const swapped = 'draftdesk:swapped'

/** Told where a list of conversations was replaced by the server's. */
export const listSwapped = 'draftdesk:list-swapped'

/** Told of the document when a person has taken rows out of a list, back into it, or marked them: what was fetched of it before is old. */
export const rowsChanged = 'draftdesk:rows-changed'
