/** Words of the palette that Ctrl and K open. */
export const paletteMessages = {
  title: 'Go to',
  label: 'Go to a page, a conversation or a store',
  placeholder: 'A page, a conversation, something to do',
  results: 'Matches',
  here: 'This conversation',
  mail: 'Mail',
  pages: 'Pages',
  stores: 'Stores',
  conversations: 'Conversations',
  search: (words: string) => `Search conversations for “${words}”`,
  switchTo: (store: string) => `Switch to ${store}`,
} as const
