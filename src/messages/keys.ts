/** The keys of the mail and what they do, in the order of the list that `?` opens. */
export const keyMessages = {
  title: 'Keys',
  close: 'Close',
  list: [
    ['j', 'Next conversation'],
    ['k', 'Previous conversation'],
    ['Enter', 'Go into the conversation'],
    ['e', 'Archive, or move to inbox'],
    ['s', 'No reply needed'],
    ['u', 'Mark as unread'],
    ['r', 'Write the reply'],
    ['a', 'Reply to all'],
    ['x', 'Choose, or not'],
    ['/', 'Search, as Ctrl or ⌘ with K'],
    ['?', 'This list'],
  ],
} as const
