/** A count of conversations in words. */
export const formatConversationCount = (count: number): string =>
  count === 1 ? '1 conversation' : `${String(count)} conversations`

/** Words about conversations that the mail, the dashboard, the search and the menus share. */
export const emailMessages = {
  title: 'Emails',
  filters: { drafts: 'Drafts', all: 'All', sent: 'Sent', archive: 'Archive', snoozed: 'Snoozed' },
  later: {
    until: (time: string) => `Snoozed until ${time}`,
    answer: 'Snoozed until the answer',
    sends: (time: string) => `Sends ${time}`,
    snooze: 'Back from snooze',
    follow_up: 'No answer yet',
  },
  search: 'Search',
  searchLabel: 'Search conversations',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  unknownSender: 'Unknown Sender',
  noRecipient: 'No recipient yet',
  noSubject: '(no subject)',
  /** Labels of the fields that replies are signed with. */
  sender: { name: 'Sender name', signature: 'Signature' },
  note: (text: string) => `Note: ${text}`,
  yours: (text: string) => `You: ${text}`,
} as const
