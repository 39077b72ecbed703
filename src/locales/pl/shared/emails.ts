import type * as english from '../../en/shared/emails.ts'
import { formatPlural } from '../../plural.ts'
import type { Translation } from '../../get-texts.ts'

/** A count of conversations in Polish words. */
export const formatConversationCount: Translation<typeof english.formatConversationCount> = (count) =>
  `${String(count)} ${formatPlural('pl', count, { one: 'rozmowa', few: 'rozmowy', other: 'rozmów' })}`

export const emailMessages: Translation<typeof english.emailMessages> = {
  title: 'Wiadomości',
  filters: {
    drafts: 'Szkice',
    all: 'Wszystkie',
    sent: 'Wysłane',
    archive: 'Archiwum',
    snoozed: 'Odłożone',
  },
  later: {
    until: (time) => `Odłożone do ${time}`,
    answer: 'Odłożone do odpowiedzi',
    sends: (time) => `Wysyłka ${time}`,
    snooze: 'Po odłożeniu',
    follow_up: 'Jeszcze bez odpowiedzi',
  },
  search: 'Szukaj',
  searchLabel: 'Szukaj w rozmowach',
  weekdays: ['nd.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'],
  unknownSender: 'Nieznany nadawca',
  noRecipient: 'Jeszcze bez odbiorcy',
  noSubject: '(bez tematu)',
  sender: { name: 'Nazwa nadawcy', signature: 'Podpis' },
  note: (text) => `Notatka: ${text}`,
  yours: (text) => `Ty: ${text}`,
}
