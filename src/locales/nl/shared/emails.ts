import type * as english from '../../en/shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

export const formatConversationCount: Translation<typeof english.formatConversationCount> = (count) =>
  count === 1 ? '1 gesprek' : `${String(count)} gesprekken`

export const emailMessages: Translation<typeof english.emailMessages> = {
  title: 'E-mails',
  filters: {
    drafts: 'Concepten',
    all: 'Alle',
    sent: 'Verzonden',
    archive: 'Archief',
    snoozed: 'Uitgesteld',
  },
  later: {
    until: (time) => `Uitgesteld tot ${time}`,
    answer: 'Uitgesteld tot het antwoord',
    sends: (time) => `Wordt verstuurd: ${time}`,
    snooze: 'Terug na uitstel',
    follow_up: 'Nog geen antwoord',
  },
  search: 'Zoeken',
  searchLabel: 'Gesprekken doorzoeken',
  weekdays: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'],
  unknownSender: 'Onbekende afzender',
  noRecipient: 'Nog geen ontvanger',
  noSubject: '(geen onderwerp)',
  sender: { name: 'Naam van de afzender', signature: 'Handtekening' },
  note: (text) => `Notitie: ${text}`,
  yours: (text) => `U: ${text}`,
}
