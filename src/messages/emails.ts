/** Words of /emails-page and /email-page/detail. */
export const emailMessages = {
  title: 'Emails',
  hint: 'Times are in UTC.',
  filters: { drafts: 'Drafts', all: 'All', sent: 'Sent', archive: 'Archive' },
  filtersLabel: 'Lists of emails',
  days: { today: 'Today', yesterday: 'Yesterday', undated: 'Without a date' },
  unknownSender: 'Unknown Sender',
  noSubject: '(no subject)',
  you: 'You',
  yours: (text: string) => `You: ${text}`,
  draftReady: 'Draft ready',
  count: (emails: number) => `${String(emails)} emails`,
  older: 'Older',
  newest: 'Newest',
  pages: 'Pages of this list',
  listFailed: 'Your emails could not be loaded.',
  again: 'Try again',
  noMail: {
    title: 'No emails yet',
    linked:
      'Your e-mail account is linked, but its mail has not been synchronised yet. Conversations appear here by themselves as soon as it is; there is nothing you need to do.',
    unlinked: 'Link the e-mail account your customers write to. Its conversations then appear here.',
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
  },
  noneOlder: { title: 'No older conversations', text: 'This was the last page of the list.' },
} as const

/** Words of one conversation. */
export const threadMessages = {
  back: { drafts: 'Drafts', all: 'All emails', sent: 'Sent', archive: 'Archive' },
  failed: 'This conversation could not be loaded.',
  again: 'Try again',
  goneHint: 'It may belong to another store, or the address may be incomplete.',
  moment: (day: string, time: string) => `${day}, ${time} UTC`,
  noDate: 'Without a date',
  noText: 'This email has no text.',
  cut: 'This email is longer: only its beginning is shown here. The rest is in your mail program.',
  latest: (shown: number, all: number) =>
    `Only the latest ${String(shown)} of ${String(all)} emails are shown.`,
  archive: 'Archive',
  inbox: 'Move to inbox',
  archived: (subject: string) => `“${subject}” was archived.`,
  restored: (subject: string) => `“${subject}” is back in the inbox.`,
  changeFailed: 'This could not be saved. Please try again.',
  toDraft: 'Go to the draft',
  drafts: 'Draft reply',
  draft: (number: number) => `Draft ${String(number)}`,
  draftHint: 'Nothing is sent by itself. Copy the draft into your mail program, and change it as you like.',
  draftCut: 'This draft is longer: only its beginning is shown here, and only that is copied.',
  copy: 'Copy draft',
  copied: 'The draft was copied.',
  copyFailed: 'The draft could not be copied. It is selected now: copy it with the keyboard.',
} as const
