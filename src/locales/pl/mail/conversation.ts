import type * as english from '../../en/mail/conversation.ts'
import type { Translation } from '../../get-texts.ts'
import { formatConversationCount } from '../shared/emails.ts'

const me = 'Ja'

export const threadWords: Translation<typeof english.threadWords> = {
  back: {
    drafts: 'Szkice',
    all: 'Wszystkie wiadomości',
    sent: 'Wysłane',
    archive: 'Archiwum',
    snoozed: 'Odłożone',
  },
  failed: 'Nie udało się wczytać tej rozmowy.',
  again: 'Spróbuj ponownie',
  place: (position, all) => `${String(position)} z ${String(all)}`,
  previous: 'Poprzednia rozmowa',
  next: 'Następna rozmowa',
  side: 'Szczegóły',
  closeSide: 'Zamknij szczegóły',
  customer: 'Klient',
  goneHint: 'Może należeć do innego sklepu lub adres jest niepełny.',
  noDate: 'Bez daty',
  noText: 'Ta wiadomość nie ma tekstu.',
  cut: 'Ta wiadomość jest dłuższa: tu widać tylko jej początek. Reszta jest w programie pocztowym.',
  latest: (shown, all) => `Widać tylko najnowsze wiadomości: ${String(shown)} z ${String(all)}.`,
  archive: 'Archiwizuj',
  inbox: 'Do skrzynki odbiorczej',
  assignee: 'Osoba przypisana',
  me,
  nobody: 'Nieprzypisane',
  away: (name) => `${name} (nieobecność)`,
  assigned: (name, subject) =>
    name === me ? `„${subject}” przypisano do Ciebie.` : `„${subject}” przypisano: ${name}.`,
  unassigned: (subject) => `„${subject}” nie ma już przypisanej osoby.`,
  assignedMany: (name, count) =>
    name === me
      ? `Przypisano do Ciebie: ${formatConversationCount(count)}.`
      : `Przypisano (${name}): ${formatConversationCount(count)}.`,
  unassignedMany: (count) => `Bez przypisanej osoby: ${formatConversationCount(count)}.`,
  assign: 'Przypisz',
  assignToMe: 'Przypisz do mnie',
  toConversation: 'Do rozmowy',
  actions: 'Więcej działań',
  spam: 'Spam',
  notSpam: 'To nie spam',
  spamHint: 'Archiwizuje tę rozmowę i późniejsze wiadomości od tego nadawcy.',
  markedSpam: (subject) =>
    `„${subject}” oznaczono jako spam. Późniejsze wiadomości od tego nadawcy trafią do archiwum.`,
  unmarkedSpam: (subject) => `„${subject}” to nie spam. Rozmowa wróciła do skrzynki odbiorczej.`,
  archived: (subject) => `Zarchiwizowano „${subject}”.`,
  restored: (subject) => `„${subject}” wróciło do skrzynki odbiorczej.`,
  changeFailed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
  settle: 'Nie wymaga odpowiedzi',
  settled: (subject) => `„${subject}” nie wymaga odpowiedzi.`,
  unsettled: (subject) => `„${subject}” wymaga odpowiedzi.`,
  toExample: 'Zrób z tej odpowiedzi przykład',
  markUnread: 'Oznacz jako nieprzeczytane',
  markRead: 'Oznacz jako przeczytane',
  markedUnread: (subject) => `„${subject}” oznaczono jako nieprzeczytane.`,
  markedRead: (subject) => `„${subject}” oznaczono jako przeczytane.`,
  kinds: {
    bounce: 'Nie doręczono',
    calendar: 'Kalendarz',
    auto: 'Odpowiedź automatyczna',
    list: 'Newsletter',
    notice: 'Zawiadomienie',
  },
  isCustomer: 'To jest klient',
  notCustomer: 'To nie klient',
  sorted: {
    customer: 'Wiadomości od tego nadawcy są teraz traktowane jak wiadomości od klienta.',
    notice: 'Wiadomości od tego nadawcy nie czekają już na odpowiedź.',
  },
  otherHost: (shown) => `Otwiera inną witrynę, nie ${shown}`,
  forged: 'Nadawca niepotwierdzony',
  forgedHint:
    'Sprawdzenie nadawcy się nie powiodło, więc mógł to napisać ktoś inny. Przed wysłaniem pieniędzy lub danych proszę skontaktować się z klientem w inny sposób.',
  sentBy: (name) => `Wysłane przez: ${name}`,
  newcomer: 'Nowy nadawca',
  newcomerHint: 'Ten nadawca jest nowy w tej rozmowie.',
  answered: 'Odpowiedź wysłano w innym programie',
  undelivered: 'Nie doręczono',
  to: 'Do',
  cc: 'DW',
  others: (count) => `i jeszcze ${String(count)}`,
  quoted: 'Pokaż cytat',
  attachments: 'Załączniki',
  pictures: 'Obrazy',
  showPicture: (name) => `Pokaż ${name}`,
  previousPicture: 'Poprzedni',
  nextPicture: 'Następny',
  download: 'Pobierz',
  close: 'Zamknij',
  original: 'Pokaż oryginał',
  originalOf: (sender) => `Oryginał wiadomości od: ${sender}`,
  more: 'Więcej',
  split: 'Podziel tutaj',
  splitHint: 'Ta wiadomość i wszystkie późniejsze utworzą nową rozmowę.',
  splitDone: 'To jest teraz nowa rozmowa.',
  drafts: 'Szkic odpowiedzi',
  draft: (number) => `Szkic ${String(number)}`,
  draftHint: 'Nic nie wysyła się samo. Szkic można skopiować do programu pocztowego i dowolnie zmienić.',
  draftCut: 'Ten szkic jest dłuższy: tu widać tylko jego początek i tylko on zostanie skopiowany.',
  copy: 'Kopiuj szkic',
  copied: 'Szkic skopiowano.',
  copyFailed: 'Nie udało się skopiować szkicu. Jest teraz zaznaczony: proszę go skopiować klawiaturą.',
}

export const originalEmailWords: Translation<typeof english.originalEmailWords> = {
  title: 'Oryginał wiadomości',
  failed: 'Nie udało się wczytać oryginału.',
  without: (count) =>
    count === 1
      ? 'Pominięto jeden obraz z innego serwera.'
      : `Pominięto obrazy z innych serwerów: ${String(count)}.`,
  show: 'Pokaż obrazy',
}
