import type * as english from '../../en/mail/later.ts'
import { formatConversationCount } from '../shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

export const laterWords: Translation<typeof english.laterWords> = {
  snooze: 'Zurückstellen',
  unsnooze: 'Zurückstellung beenden',
  snoozeHint: 'Blendet diese Konversation aus, bis zu einem Zeitpunkt oder bis der Kunde antwortet.',
  today: 'Später heute',
  tomorrow: 'Morgen',
  monday: 'Nächsten Montag',
  answer: 'Bis der Kunde antwortet',
  other: 'Datum und Uhrzeit',
  choose: 'Zeitpunkt wählen',
  past: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.',
  cancel: 'Abbrechen',
  utc: 'Zeiten in UTC.',
  zone: (name) => `Zeiten in ${name.replaceAll('_', ' ')}.`,
  send: 'Später senden',
  remind: 'Senden und erinnern, wenn keine Antwort kommt',
  ways: 'Weitere Arten zu senden',
  scheduled: (time) => `Ihre Antwort wird am ${time} gesendet.`,
  leaves: (time) => `Wird am ${time} gesendet`,
  edit: 'Bearbeiten',
  stop: 'Senden abbrechen',
  snoozed: (subject) => `„${subject}“ ist zurückgestellt.`,
  snoozedMany: (count) => `${formatConversationCount(count)} zurückgestellt.`,
  unsnoozed: (subject) => `„${subject}“ ist wieder im Posteingang.`,
  unsnoozedMany: (count) => `${formatConversationCount(count)} wieder im Posteingang.`,
}
