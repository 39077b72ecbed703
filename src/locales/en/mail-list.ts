import { formatConversationCount } from './shared/emails.ts'

export const listWords = {
  clock: { utc: 'Times are in UTC.', own: 'Times are in your time zone. The list is grouped by UTC day.' },
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
    leaving: 'Sending',
    failed: 'Not sent',
    unknown: 'Not confirmed',
    later: 'Snoozed',
  },
  listLabel: 'Conversations',
  assignedTo: (name: string) => `Assigned to ${name}`,
  choose: (subject: string) => `Select “${subject}”`,
  chosen: 'Actions for the selected conversations',
  chosenCount: (count: number) => `${String(count)} selected`,
  done: {
    archive: (count: number) => `${formatConversationCount(count)} archived.`,
    restore: (count: number) => `${formatConversationCount(count)} moved to the inbox.`,
    read: (count: number) => `${formatConversationCount(count)} marked as read.`,
    unread: (count: number) => `${formatConversationCount(count)} marked as unread.`,
    settle: (count: number) => `${formatConversationCount(count)} marked as needing no reply.`,
  },
  noneFound: {
    title: 'Nothing found',
    words: (query: string) => `No conversation in this list contains “${query}”.`,
    terms: 'You can also search by from:, order:, tag:, has:file, before: and after:.',
    narrow: 'No conversation in this list matches these filters.',
    action: 'Show the whole list',
  },
  days: { today: 'Today', yesterday: 'Yesterday', undated: 'Without a date' },
  you: 'You',
  count: (emails: number) => `${String(emails)} emails`,
  newest: 'Newest emails',
  pages: 'Pages of this list',
  listFailed: 'Your emails could not be loaded.',
  again: 'Try again',
  noMail: {
    title: 'No emails yet',
    linked:
      'Your email account is linked. Its emails appear here during the import. Integrations shows the progress.',
    unlinked: 'Link the email account your customers write to.',
    action: 'Go to integrations',
  },
  empty: {
    drafts: {
      title: 'No drafts are waiting',
      text: 'Conversations with a draft for you to read are listed here.',
    },
    all: {
      title: 'Your inbox is empty',
      text: 'Archived and snoozed conversations are in lists of their own.',
    },
    sent: { title: 'Nothing sent yet', text: 'Conversations are listed here after you reply.' },
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

/** Texts about changes while a page is open. */
export const liveUpdateWords = {
  fresh: (count: number) => `${String(count)} new`,
  changed: 'The list has changed. Show it',
  replied: (name: string) => `${name} replied`,
  draftArrived: 'A draft is ready for this conversation.',
} as const

/** Words of the notice about failed replies above the lists. */
export const unsentReplyWords = {
  stopped: (count: number, detail: string) =>
    `${count === 1 ? 'A reply waits' : `${String(count)} replies wait`} to be sent. ${detail}`,
  unknown: (count: number) =>
    count === 1
      ? 'The delivery of one reply is not confirmed.'
      : `The delivery of ${String(count)} replies is not confirmed.`,
  failed: (count: number) =>
    count === 1 ? 'A reply was not sent.' : `${String(count)} replies were not sent.`,
  check: 'Check the email account',
  show: 'Show it',
} as const
