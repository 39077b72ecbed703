import type * as english from '../../en/shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

export const formatConversationCount: Translation<typeof english.formatConversationCount> = (count) =>
  count === 1 ? '1 Konversation' : `${String(count)} Konversationen`

export const emailMessages: Translation<typeof english.emailMessages> = {
  title: 'E-Mails',
  filters: {
    drafts: 'Entwürfe',
    all: 'Alle',
    sent: 'Gesendet',
    archive: 'Archiv',
    snoozed: 'Zurückgestellt',
  },
  later: {
    until: (time) => `Zurückgestellt bis ${time}`,
    answer: 'Zurückgestellt bis zur Antwort',
    sends: (time) => `Wird gesendet: ${time}`,
    snooze: 'Wieder vorgelegt',
    follow_up: 'Noch keine Antwort',
  },
  search: 'Suchen',
  searchLabel: 'Konversationen durchsuchen',
  weekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  unknownSender: 'Unbekannter Absender',
  noRecipient: 'Noch kein Empfänger',
  noSubject: '(kein Betreff)',
  sender: { name: 'Absendername', signature: 'Signatur' },
  note: (text) => `Notiz: ${text}`,
  yours: (text) => `Sie: ${text}`,
}
