import type * as english from '../../en/mail/later.ts'
import type { Translation } from '../../get-texts.ts'
import { formatConversationCount } from '../shared/emails.ts'

export const laterWords: Translation<typeof english.laterWords> = {
  snooze: 'Odłóż',
  unsnooze: 'Zakończ odłożenie',
  snoozeHint: 'Ukrywa tę rozmowę do wybranego czasu lub do odpowiedzi klienta.',
  today: 'Dziś później',
  tomorrow: 'Jutro',
  monday: 'Następny poniedziałek',
  answer: 'Do odpowiedzi klienta',
  other: 'Data i godzina',
  choose: 'Wybierz ten czas',
  past: 'Proszę wybrać czas w przyszłości.',
  cancel: 'Anuluj',
  utc: 'Godziny są w UTC.',
  zone: (name) => `Godziny są w strefie ${name.replaceAll('_', ' ')}.`,
  send: 'Wyślij później',
  remind: 'Wyślij i przypomnij, jeśli nie będzie odpowiedzi',
  ways: 'Inne sposoby wysłania',
  scheduled: (time) => `Odpowiedź zostanie wysłana ${time}.`,
  leaves: (time) => `Wysyłka ${time}`,
  edit: 'Edytuj',
  stop: 'Anuluj wysyłkę',
  snoozed: (subject) => `Odłożono „${subject}”.`,
  snoozedMany: (count) => `Odłożono: ${formatConversationCount(count)}.`,
  unsnoozed: (subject) => `„${subject}” wróciło do skrzynki odbiorczej.`,
  unsnoozedMany: (count) => `Z powrotem w skrzynce odbiorczej: ${formatConversationCount(count)}.`,
}
