/** Told by a pane whose regions were replaced by others of the server, before anybody touched them. */
export const swapped = 'draftdesk:swapped'

/** Told where a list of conversations was replaced by the server's. */
export const listSwapped = 'draftdesk:list-swapped'
