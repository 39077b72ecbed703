import { formatConversationCount } from '../shared/emails.ts'

/** Words of snoozing, of sending later, and of reminders. */
export const laterWords = {
  snooze: 'Snooze',
  unsnooze: 'End snooze',
  snoozeHint: 'Hides this conversation until a time, or until the customer answers.',
  today: 'Later today',
  tomorrow: 'Tomorrow',
  monday: 'Next Monday',
  answer: 'Until the customer answers',
  other: 'Date and time',
  choose: 'Choose this time',
  past: 'Please choose a time in the future.',
  cancel: 'Cancel',
  utc: 'Times are in UTC.',
  zone: (name: string) => `Times are in ${name.replaceAll('_', ' ')}.`,
  send: 'Send later',
  remind: 'Send, and remind me if no answer comes',
  ways: 'More ways to send',
  scheduled: (time: string) => `Your reply is sent on ${time}.`,
  leaves: (time: string) => `Is sent on ${time}`,
  edit: 'Edit',
  stop: 'Cancel sending',
  snoozed: (subject: string) => `“${subject}” is snoozed.`,
  snoozedMany: (count: number) => `${formatConversationCount(count)} snoozed.`,
  unsnoozed: (subject: string) => `“${subject}” is back in the inbox.`,
  unsnoozedMany: (count: number) => `${formatConversationCount(count)} back in the inbox.`,
} as const
