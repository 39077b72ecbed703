import type * as english from '../en/mail-list.ts'
import { formatPlural } from '../plural.ts'
import type { Translation } from '../get-texts.ts'
import { formatConversationCount } from './shared/emails.ts'

export const listWords: Translation<typeof english.listWords> = {
  clock: { utc: 'Godziny są w UTC.', own: 'Godziny są w Twojej strefie czasowej. Dni są według UTC.' },
  filtersLabel: 'Listy wiadomości',
  narrowLabel: 'Pokaż tylko',
  narrow: {
    unread: 'Nieprzeczytane',
    needs_reply: 'Do odpowiedzi',
    mine: 'Moje',
    unassigned: 'Nieprzypisane',
    oldest: 'Od najstarszych',
  },
  unread: 'Nieprzeczytane',
  states: {
    spam: 'Spam',
    draft: 'Szkic',
    reply: 'Do odpowiedzi',
    waiting: 'Oczekuje',
    leaving: 'Wysyłanie',
    failed: 'Nie wysłano',
    unknown: 'Bez potwierdzenia',
    later: 'Odłożone',
  },
  listLabel: 'Rozmowy',
  assignedTo: (name) => `Przypisano: ${name}`,
  choose: (subject) => `Zaznacz „${subject}”`,
  chosen: 'Działania na zaznaczonych rozmowach',
  chosenCount: (count) => `Zaznaczono: ${String(count)}`,
  done: {
    archive: (count) => `Zarchiwizowano: ${formatConversationCount(count)}.`,
    restore: (count) => `Przeniesiono do skrzynki odbiorczej: ${formatConversationCount(count)}.`,
    read: (count) => `Oznaczono jako przeczytane: ${formatConversationCount(count)}.`,
    unread: (count) => `Oznaczono jako nieprzeczytane: ${formatConversationCount(count)}.`,
    settle: (count) => `Oznaczono, że nie trzeba odpowiedzi: ${formatConversationCount(count)}.`,
  },
  noneFound: {
    title: 'Nic nie znaleziono',
    words: (query) => `Żadna rozmowa na tej liście nie zawiera „${query}”.`,
    terms: 'Można też szukać przez from:, order:, tag:, has:file, before: i after:.',
    narrow: 'Żadna rozmowa na tej liście nie pasuje do filtrów.',
    action: 'Pokaż całą listę',
  },
  days: { today: 'Dzisiaj', yesterday: 'Wczoraj', undated: 'Bez daty' },
  you: 'Ty',
  count: (emails) =>
    `${String(emails)} ${formatPlural('pl', emails, { one: 'wiadomość', few: 'wiadomości', other: 'wiadomości' })}`,
  newest: 'Najnowsze wiadomości',
  pages: 'Strony tej listy',
  listFailed: 'Nie udało się wczytać wiadomości.',
  again: 'Spróbuj ponownie',
  noMail: {
    title: 'Jeszcze nie ma wiadomości',
    linked:
      'Konto e-mail jest połączone. Wiadomości pojawią się tu podczas importu. Postęp widać na stronie Integracje.',
    unlinked: 'Proszę połączyć konto e-mail, na które piszą klienci.',
    action: 'Przejdź do integracji',
  },
  empty: {
    drafts: { title: 'Żaden szkic nie czeka', text: 'Tu są rozmowy ze szkicem do przeczytania.' },
    all: {
      title: 'Skrzynka odbiorcza jest pusta',
      text: 'Zarchiwizowane i odłożone rozmowy są na osobnych listach.',
    },
    sent: { title: 'Nic jeszcze nie wysłano', text: 'Rozmowy pojawią się tu po wysłaniu odpowiedzi.' },
    archive: {
      title: 'Archiwum jest puste',
      text: 'Tu zostają zarchiwizowane rozmowy. Można je przenieść z powrotem do skrzynki odbiorczej.',
    },
    snoozed: {
      title: 'Nic nie jest odłożone',
      text: 'Odłożone rozmowy czekają tu na swój czas lub na odpowiedź klienta.',
    },
  },
  unopened: {
    title: 'Żadna rozmowa nie jest otwarta',
    text: 'Po wybraniu rozmowy z listy pojawią się tu jej wiadomości i szkic.',
  },
  noneOlder: { title: 'Nie ma starszych rozmów', text: 'To była ostatnia strona listy.' },
}

export const liveUpdateWords: Translation<typeof english.liveUpdateWords> = {
  fresh: (count) =>
    `${String(count)} ${formatPlural('pl', count, { one: 'nowa', few: 'nowe', other: 'nowych' })}`,
  changed: 'Lista się zmieniła. Pokaż',
  replied: (name) => `Nowa odpowiedź: ${name}`,
  draftArrived: 'Szkic do tej rozmowy jest gotowy.',
}

export const unsentReplyWords: Translation<typeof english.unsentReplyWords> = {
  stopped: (count, detail) => `Odpowiedzi, które czekają na wysłanie: ${String(count)}. ${detail}`,
  unknown: (count) =>
    count === 1
      ? 'Doręczenie jednej odpowiedzi nie jest potwierdzone.'
      : `Odpowiedzi bez potwierdzenia doręczenia: ${String(count)}.`,
  failed: (count) =>
    count === 1 ? 'Jedna odpowiedź nie została wysłana.' : `Niewysłane odpowiedzi: ${String(count)}.`,
  check: 'Sprawdź konto e-mail',
  show: 'Pokaż',
}
