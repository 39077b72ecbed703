/** The keys of the mail by action, each with its line in the key list. */
export const mailKeys = {
  next: ['j', 'Next conversation'],
  previous: ['k', 'Previous conversation'],
  rows: ['↑ ↓', 'Move through the list; Shift selects'],
  enter: ['Enter', 'Go into the conversation'],
  leave: ['Esc', 'Go back to the list'],
  archive: ['e', 'Archive, or move to inbox'],
  spam: ['!', 'Spam'],
  assign: ['m', 'Assign'],
  assignToMe: ['i', 'Assign to me'],
  snooze: ['h', 'Snooze, or end the snooze'],
  tag: ['l', 'Tag'],
  settle: ['s', 'No reply needed; goes to the next conversation'],
  mark: ['u', 'Mark as unread'],
  reply: ['r', 'Write the reply'],
  replyAll: ['a', 'Reply to all'],
  forward: ['f', 'Forward to another person'],
  note: ['n', 'Write a note to the team'],
  newMessage: ['c', 'New message'],
  choose: ['x', 'Select or unselect'],
  undo: ['z', 'Undo the last action'],
} as const

/** The keys of a reply. */
export const replyKeys = {
  send: ['Ctrl Enter', 'Send it and go to the next conversation; on a Mac ⌘ Enter'],
  sendAndArchive: ['Ctrl Shift Enter', 'Send it and archive the conversation; on a Mac ⌘ Shift Enter'],
} as const

/** The keys and their actions, in the order of the list that `?` opens. */
export const keyMessages = {
  title: 'Keys',
  close: 'Close',
  mail: { title: 'In the mail', keys: Object.values(mailKeys) },
  reply: { title: 'With a reply', keys: Object.values(replyKeys) },
  search: {
    title: 'In the search field',
    hint: 'Words, and these terms:',
    keys: [
      ['from:anna', 'Emails that Anna sent'],
      ['order:1001', 'Emails that name this order'],
      ['tag:return', 'Conversations with the tag Return'],
      ['has:file', 'Conversations with a file'],
      ['before:2026-12-31', 'Last email before this day'],
      ['after:2026-12-31', 'Last email on this day or later'],
    ],
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
