/** The keys and what they do, in the order of the list that `?` opens. */
export const keyMessages = {
  title: 'Keys',
  close: 'Close',
  mail: {
    title: 'In the mail',
    keys: [
      ['j', 'Next conversation'],
      ['k', 'Previous conversation'],
      ['Enter', 'Go into the conversation'],
      ['Esc', 'Go back to the list'],
      ['e', 'Archive, or move to inbox'],
      ['!', 'Spam'],
      ['m', 'Choose who answers'],
      ['s', 'No reply needed'],
      ['u', 'Mark as unread'],
      ['r', 'Write the reply'],
      ['a', 'Reply to all'],
      ['c', 'New message'],
      ['x', 'Choose, or not'],
    ],
  },
  reply: {
    title: 'With a reply',
    keys: [['Ctrl Enter', 'Send it and go to the next conversation; on a Mac ⌘ Enter']],
  },
  everywhere: {
    title: 'On every page',
    keys: [
      ['/', 'Search conversations'],
      ['Ctrl K', 'Go to a page, a conversation or a store; on a Mac ⌘ K'],
      ['?', 'This list'],
    ],
  },
} as const
