/** Told by a pane whose regions were replaced by others of the server, before anybody touched them. */
export const swapped = 'draftdesk:swapped'
