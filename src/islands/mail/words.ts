const conversations = (count: number) => (count === 1 ? '1 conversation' : `${String(count)} conversations`)

/** Words of the list. */
export const listWords = {
  clock: { utc: 'Times are in UTC.', own: 'Times are in your time zone. Days are those of UTC.' },
  filtersLabel: 'Lists of emails',
  narrowLabel: 'Show only',
  narrow: {
    unread: 'Unread',
    needs_reply: 'Needs reply',
    mine: 'Mine',
    unassigned: 'Unassigned',
    oldest: 'Oldest first',
  },
  unread: 'Unread',
  states: {
    spam: 'Spam',
    draft: 'Draft',
    reply: 'Needs reply',
    waiting: 'Waiting',
    leaving: 'Leaving',
    failed: 'Not sent',
    unknown: 'Not confirmed',
    later: 'Snoozed',
  },
  listLabel: 'Conversations',
  assignedTo: (name: string) => `Assigned to ${name}`,
  choose: (subject: string) => `Choose “${subject}”`,
  chosen: 'What to do with the chosen conversations',
  chosenCount: (count: number) => `${String(count)} chosen`,
  done: {
    archive: (count: number) => `${conversations(count)} archived.`,
    restore: (count: number) => `${conversations(count)} moved to the inbox.`,
    read: (count: number) => `${conversations(count)} marked as read.`,
    unread: (count: number) => `${conversations(count)} marked as unread.`,
    settle: (count: number) => `${conversations(count)} marked as needing no reply.`,
  },
  noneFound: {
    title: 'Nothing found',
    words: (query: string) => `No conversation in this list has “${query}”.`,
    terms: 'You can also search by from:, order:, tag:, has:file, before: and after:.',
    narrow: 'No conversation in this list matches these filters.',
    action: 'Show the whole list',
  },
  days: { today: 'Today', yesterday: 'Yesterday', undated: 'Without a date' },
  you: 'You',
  count: (emails: number) => `${String(emails)} emails`,
  newest: 'Newest',
  pages: 'Pages of this list',
  listFailed: 'Your emails could not be loaded.',
  again: 'Try again',
  noMail: {
    title: 'No emails yet',
    linked:
      'Your e-mail account is linked. Its emails appear here during the import. Integrations shows the progress.',
    unlinked: 'Link the e-mail account your customers write to.',
    action: 'Go to integrations',
  },
  empty: {
    drafts: {
      title: 'No drafts are waiting',
      text: 'Conversations with a draft for you to read are listed here.',
    },
    all: { title: 'Your inbox is empty', text: 'Every conversation is in the archive.' },
    sent: { title: 'Nothing sent yet', text: 'Conversations that you answered last are listed here.' },
    archive: {
      title: 'The archive is empty',
      text: 'Conversations that you archive stay here, and can be moved back to the inbox.',
    },
    snoozed: {
      title: 'Nothing is snoozed',
      text: 'Conversations that you snooze wait here until their time comes or the customer answers.',
    },
  },
  unopened: {
    title: 'No conversation is open',
    text: 'Choose one in the list. Its emails and its draft are shown here.',
  },
  noneOlder: { title: 'No older conversations', text: 'This was the last page of the list.' },
} as const

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
  assignee: 'Who answers',
  me: 'Me',
  nobody: 'Unassigned',
  assigned: (name: string, subject: string) =>
    name === 'Me' ? `“${subject}” is assigned to you.` : `“${subject}” is assigned to ${name}.`,
  unassigned: (subject: string) => `“${subject}” is unassigned.`,
  assignedMany: (name: string, count: number) =>
    name === 'Me'
      ? `${conversations(count)} assigned to you.`
      : `${conversations(count)} assigned to ${name}.`,
  unassignedMany: (count: number) => `${conversations(count)} unassigned.`,
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
  otherHost: (shown: string) => `Does not open ${shown}`,
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
  draftHint: 'Nothing is sent by itself. Copy the draft into your mail program, and change it as you like.',
  draftCut: 'This draft is longer: only its beginning is shown here, and only that is copied.',
  copy: 'Copy draft',
  copied: 'The draft was copied.',
  copyFailed: 'The draft could not be copied. It is selected now: copy it with the keyboard.',
} as const

/** Words of the frame that shows an e-mail as it was sent. */
export const originalWords = {
  title: 'Original of the email',
  failed: 'The original could not be loaded.',
  without: (count: number) =>
    count === 1
      ? 'One picture of another server is left out.'
      : `${String(count)} pictures of other servers are left out.`,
  show: 'Show pictures',
} as const

/** Texts about changes while a page is open. */
export const liveWords = {
  fresh: (count: number) => `${String(count)} new`,
  changed: 'The list has changed. Show it',
  replied: (name: string) => `${name} replied`,
  draftArrived: 'A draft is ready for this conversation.',
} as const

/** Words of the composer. */
export const composerWords = {
  begin: 'Write a reply',
  observer: 'You are an observer in this store: you can read emails and write notes. Your colleagues reply.',
  write: 'New message',
  draft: (number: number) => `Draft ${String(number)}`,
  to: 'To',
  cc: 'Cc',
  subject: 'Subject',
  nobody: 'no recipient yet',
  noSubject: 'no subject',
  body: 'Your reply',
  sheet: 'Whole reply',
  show: 'Show the text',
  signature: 'Your signature is added below.',
  quoted: (line: string) => `Quoted below: ${line}`,
  notQuoted: (people: string) =>
    `No earlier e-mail is quoted. ${people} did not get the one that you answer.`,
  send: 'Send',
  sendAndNext: 'Send and next',
  sendAndArchive: 'Send and archive',
  sentAndArchived: (seconds: number) =>
    seconds > 0
      ? `Your reply leaves in ${String(seconds)} seconds. The conversation is archived.`
      : 'Your reply is leaving. The conversation is archived.',
  sender: {
    title: 'Before your first reply',
    hint: 'Customers see this name, and the signature below every reply.',
    submit: 'Save',
    saved: 'Your replies have a name and a signature now.',
    from: (person: string, store: string) => `${person} from ${store}`,
  },
  rewrite: 'Rewrite',
  save: 'Save',
  discard: 'Discard',
  attach: 'Attach',
  attachments: 'Attachments',
  removeFile: (name: string) => `Remove ${name}`,
  keys: 'Ctrl or Cmd and Enter sends.',
  saved: 'Saved',
  saving: 'Saving',
  unsaved: 'Not saved yet',
  offline: 'Not saved: there is no connection. Your text stays in this browser.',
  lost: 'This text was not part of the reply that was sent or discarded',
  keep: 'Keep as a new reply',
  restored: 'Your unsaved text was restored.',
  uploading: 'Attaching',
  failed: 'This could not be saved. Your text is still here.',
  sendFailed: 'This could not be sent. Your text is still here.',
  conflict:
    'A colleague changed this reply in the meantime. This is their version. Yours is still in the form.',
  sent: (seconds: number) =>
    seconds > 0 ? `Your reply leaves in ${String(seconds)} seconds.` : 'Your reply is leaving.',
  discarded: 'The draft is discarded.',
  undoFailed: 'Your reply could not be taken back.',
  sentNew: (seconds: number) =>
    seconds > 0 ? `Your e-mail leaves in ${String(seconds)} seconds.` : 'Your e-mail is leaving.',
  undone: 'Your reply was taken back.',
  settled: 'The e-mail is marked as delivered.',
  resent: 'The e-mail is sent again.',
  news: 'New since you opened this page',
  you: 'You',
  repliedMeanwhile: (name: string, ago: string) => `${name} replied ${ago}. Send anyway?`,
  ago: (minutes: number) => {
    if (minutes < 1) return 'just now'
    const [count, unit] =
      minutes < 60
        ? [minutes, 'minute']
        : minutes < 1440
          ? [Math.floor(minutes / 60), 'hour']
          : [Math.floor(minutes / 1440), 'day']
    return `${String(count)} ${unit}${count === 1 ? '' : 's'} ago`
  },
  sendAnyway: 'Send anyway',
  failedNote: 'This reply was not sent. Please correct it and send it again.',
  staleNote: 'New emails arrived after this was written.',
  states: {
    held: 'Leaves in a moment',
    waiting: 'Waits for another try',
    sending: 'Is being sent',
    failed: 'Was not sent',
    unknown: 'Delivery not confirmed',
  },
  unknownHint: 'It is not sent again automatically. Check your Sent folder or ask the customer.',
  answered: (answer: string) => `It said: “${answer}”.`,
  nextTry: (time: string) => `Next try at ${time}.`,
  undo: 'Undo',
  takeBack: 'Take back',
  arrived: 'It arrived',
  sendAgain: 'Send again',
} as const

/** Words of the notice about failed replies above the lists. */
export const sendingWords = {
  stopped: (count: number, detail: string) =>
    `${count === 1 ? 'A reply waits' : `${String(count)} replies wait`} to be sent. ${detail}`,
  unknown: (count: number) =>
    count === 1
      ? 'The delivery of one reply is not confirmed.'
      : `The delivery of ${String(count)} replies is not confirmed.`,
  failed: (count: number) =>
    count === 1 ? 'A reply was not sent.' : `${String(count)} replies were not sent.`,
  check: 'Check the e-mail account',
  show: 'Show it',
} as const

/** Words of the steps of a draft. */
export const stepWords = {
  title: 'How this draft was written',
  steps: {
    understand: 'Read the mail',
    gather: 'Looked for answers in your documents and orders',
    write: 'Wrote the reply',
    repair: 'Rewrote unsupported sentences',
    check: 'Checked each sentence',
    judge: 'Decided how much review it needs',
  },
  seconds: (ms: number) => (ms < 100 ? 'under 0.1 s' : `${(ms / 1000).toFixed(1)} s`),
  tokens: (count: number) => `${String(count)} tokens`,
  all: (ms: number) => `${ms < 100 ? 'Under 0.1' : (ms / 1000).toFixed(1)} seconds in all`,
  none: 'Details are kept for two weeks, and only for drafts that Draftdesk wrote.',
} as const
