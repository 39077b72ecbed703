/** The list of keys that `?` opens. */
export const shortcutMessages = {
  title: 'Keys',
  close: 'Close',
  mail: {
    title: 'In the mail',
    keys: {
      next: 'Next conversation',
      previous: 'Previous conversation',
      rows: 'Move through the list; Shift selects',
      enter: 'Go into the conversation',
      leave: 'Go back to the list',
      archive: 'Archive, or move to inbox',
      spam: 'Spam',
      assign: 'Assign',
      assignToMe: 'Assign to me',
      snooze: 'Snooze, or end the snooze',
      tag: 'Tag',
      settle: 'No reply needed; goes to the next conversation',
      mark: 'Mark as unread',
      reply: 'Write the reply',
      replyAll: 'Reply to all',
      forward: 'Forward to another person',
      note: 'Write a note to the team',
      newMessage: 'New message',
      choose: 'Select or unselect',
      undo: 'Undo the last action',
    },
  },
  reply: {
    title: 'With a reply',
    keys: {
      send: 'Send it and go to the next conversation; on a Mac ⌘ Enter',
      sendAndArchive: 'Send it and archive the conversation; on a Mac ⌘ Shift Enter',
    },
  },
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
