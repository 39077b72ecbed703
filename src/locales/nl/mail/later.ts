import type * as english from '../../en/mail/later.ts'
import { formatConversationCount } from '../shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

export const laterWords: Translation<typeof english.laterWords> = {
  snooze: 'Uitstellen',
  unsnooze: 'Uitstel beëindigen',
  snoozeHint: 'Verbergt dit gesprek tot een tijdstip, of totdat de klant antwoordt.',
  today: 'Later vandaag',
  tomorrow: 'Morgen',
  monday: 'Volgende maandag',
  answer: 'Totdat de klant antwoordt',
  other: 'Datum en tijd',
  choose: 'Dit tijdstip kiezen',
  past: 'Kies een tijdstip in de toekomst.',
  cancel: 'Annuleren',
  utc: 'Tijden in UTC.',
  zone: (name) => `Tijden in ${name.replaceAll('_', ' ')}.`,
  send: 'Later versturen',
  remind: 'Versturen, en herinneren als er geen antwoord komt',
  ways: 'Meer manieren om te versturen',
  scheduled: (time) => `Uw antwoord wordt verstuurd op ${time}.`,
  leaves: (time) => `Wordt verstuurd op ${time}`,
  edit: 'Bewerken',
  stop: 'Versturen annuleren',
  snoozed: (subject) => `‘${subject}’ is uitgesteld.`,
  snoozedMany: (count) => `${formatConversationCount(count)} uitgesteld.`,
  unsnoozed: (subject) => `‘${subject}’ staat weer in de inbox.`,
  unsnoozedMany: (count) => `${formatConversationCount(count)} weer in de inbox.`,
}
