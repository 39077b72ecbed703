import { countConversations } from '../shared/emails.ts'

/** Words of one conversation. */
export const threadWords = {
  back: { drafts: 'Drafts', all: 'All emails', sent: 'Sent', archive: 'Archive', snoozed: 'Snoozed' },
  failed: 'This conversation could not be loaded.',
  again: 'Try again',
  place: (position: number, all: number | string) => `${String(position)} of ${String(all)}`,
  previous: 'Previous conversation',
  next: 'Next conversation',
  side: 'Details',
  closeSide: 'Close details',
  customer: 'Customer',
  goneHint: 'It may belong to another store, or the address may be incomplete.',
  noDate: 'Without a date',
  noText: 'This email has no text.',
  cut: 'This email is longer: only its beginning is shown here. The rest is in your mail program.',
  latest: (shown: number, all: number) =>
    `Only the latest ${String(shown)} of ${String(all)} emails are shown.`,
  archive: 'Archive',
  inbox: 'Move to inbox',
  assignee: 'Assignee',
  me: 'Me',
  nobody: 'Unassigned',
  away: (name: string) => `${name} (out of office)`,
  assigned: (name: string, subject: string) =>
    name === 'Me' ? `“${subject}” is assigned to you.` : `“${subject}” is assigned to ${name}.`,
  unassigned: (subject: string) => `“${subject}” is unassigned.`,
  assignedMany: (name: string, count: number) =>
    name === 'Me'
      ? `${countConversations(count)} assigned to you.`
      : `${countConversations(count)} assigned to ${name}.`,
  unassignedMany: (count: number) => `${countConversations(count)} unassigned.`,
  assign: 'Assign',
  assignToMe: 'Assign to me',
  toConversation: 'To the conversation',
  actions: 'More actions',
  spam: 'Spam',
  notSpam: 'Not spam',
  spamHint: 'Archives this conversation and later emails from this sender.',
  markedSpam: (subject: string) =>
    `“${subject}” is marked as spam. Later emails from this sender go to the archive.`,
  unmarkedSpam: (subject: string) => `“${subject}” is not spam. It is back in the inbox.`,
  archived: (subject: string) => `“${subject}” was archived.`,
  restored: (subject: string) => `“${subject}” is back in the inbox.`,
  changeFailed: 'This could not be saved. Please try again.',
  settle: 'No reply needed',
  settled: (subject: string) => `“${subject}” needs no reply.`,
  unsettled: (subject: string) => `“${subject}” needs a reply.`,
  toExample: 'Make this reply an example',
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  markedUnread: (subject: string) => `“${subject}” is marked as unread.`,
  markedRead: (subject: string) => `“${subject}” is marked as read.`,
  kinds: {
    bounce: 'Not delivered',
    calendar: 'Calendar',
    auto: 'Automatic reply',
    list: 'Newsletter',
    notice: 'Notice',
  },
  isCustomer: 'This is a customer',
  notCustomer: 'Not a customer',
  sorted: {
    customer: 'Emails from this sender are now treated as customer emails.',
    notice: 'Emails from this sender no longer wait for a reply.',
  },
  otherHost: (shown: string) => `Opens another site, not ${shown}`,
  forged: 'Sender not confirmed',
  forgedHint:
    'The sender checks failed, so another person may have written this. Contact the customer in another way before you send money or data.',
  sentBy: (name: string) => `Sent by ${name}`,
  newcomer: 'New here',
  newcomerHint: 'This sender is new in this conversation.',
  answered: 'Answered in another program',
  undelivered: 'Not delivered',
  to: 'To',
  cc: 'Cc',
  others: (count: number) => `and ${String(count)} more`,
  quoted: 'Show quoted text',
  attachments: 'Attachments',
  pictures: 'Pictures',
  showPicture: (name: string) => `Show ${name}`,
  previousPicture: 'Previous',
  nextPicture: 'Next',
  download: 'Download',
  close: 'Close',
  original: 'Show original',
  originalOf: (sender: string) => `Original of the email from ${sender}`,
  more: 'More',
  split: 'Split here',
  splitHint: 'This email and all later ones become a new conversation.',
  splitDone: 'This is a new conversation now.',
  drafts: 'Draft reply',
  draft: (number: number) => `Draft ${String(number)}`,
  draftHint:
    'Nothing is sent automatically. Copy the draft into your mail program, and change it as you like.',
  draftCut: 'This draft is longer: only its beginning is shown here, and only that is copied.',
  copy: 'Copy draft',
  copied: 'The draft was copied.',
  copyFailed: 'The draft could not be copied. It is selected now: copy it with the keyboard.',
} as const

/** Words of the frame that shows an email as it was sent. */
export const originalWords = {
  title: 'Original of the email',
  failed: 'The original could not be loaded.',
  without: (count: number) =>
    count === 1
      ? 'One picture of another server is left out.'
      : `${String(count)} pictures of other servers are left out.`,
  show: 'Show pictures',
} as const
