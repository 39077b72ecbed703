import type * as english from '../en/examples.ts'
import type { Translation } from '../get-texts.ts'
import { entryListMessages } from './fields/entry-form.ts'

export const exampleMessages: Translation<typeof english.exampleMessages> = {
  ...entryListMessages,
  title: 'Przykłady',
  hint: 'Prawdziwe wiadomości z odpowiedzią, jaką warto dać. Szkice przejmują ich słowa.',
  list: 'Przykłady',
  write: 'Napisz przykład',
  writeFirst: 'Napisz pierwszy przykład',
  empty: 'Jeszcze nie ma przykładów',
  emptyHint:
    'Przykład to wiadomość klienta z Twoją odpowiedzią. Podobne wiadomości dostaną odpowiedź Twoimi słowami. Warto zacząć od dwóch lub trzech najczęstszych pytań.',
  readOnly: 'Twoja rola w tym sklepie pozwala czytać przykłady, ale nie pisać.',
  listFailed: 'Nie udało się wczytać przykładów.',
  on: 'W użyciu',
  offHint: 'Szkice pomijają ten przykład.',
  turnOn: 'Używaj w szkicach',
  turnOff: 'Nie używaj w szkicach',
  edit: 'Edytuj',
  question: 'Klient pisze',
  answer: 'Odpowiedź',
  gone: 'Ten przykład już nie istnieje.',
  goneHint: 'Mógł zostać usunięty.',
  turnedOn: (title) => `Szkice znów korzystają z „${title}”.`,
  turnedOff: (title) => `Szkice nie korzystają już z „${title}”.`,
}

export const proposalMessages: Translation<typeof english.proposalMessages> = {
  title: 'Propozycje z wysłanych wiadomości',
  hint: 'Odpowiedzi na pytania, które się powtarzają. Nazwiska, numery zamówień i kwoty są zastąpione. Szkice nie użyją żadnej bez Twojej zgody.',
  empty: 'Teraz nie ma propozycji',
  emptyHint: 'Draftdesk szuka w najnowszych odpowiedziach pytań, które zadało kilku klientów.',
  find: 'Przeszukaj wysłane',
  finding: 'Przeszukiwanie wysłanych',
  found: (count) =>
    count === 0 ? 'Nie znaleziono nowych propozycji.' : `Znalezione propozycje: ${String(count)}.`,
  accept: 'Użyj jako przykładu',
  dismiss: 'Odrzuć',
  dismissed: (title) => `Odrzucono „${title}”.`,
  accepted: (title) => `„${title}” jest teraz przykładem. Szkice z niego korzystają.`,
  undo: 'Cofnij',
  again: 'Spróbuj ponownie',
  listFailed: 'Nie udało się wczytać propozycji.',
  findFailed: 'Nie udało się przeszukać wysłanych. Proszę spróbować ponownie.',
  acceptFailed: 'Nie udało się zapisać przykładu. Proszę spróbować ponownie.',
  dismissFailed: 'Nie udało się odrzucić propozycji. Proszę spróbować ponownie.',
  undoFailed: 'Nie udało się przywrócić propozycji. Proszę spróbować ponownie.',
}

export const replyActionMessages: Translation<typeof english.replyActionMessages> = {
  title: 'Po wysłaniu tej odpowiedzi',
  hint: 'To dzieje się z rozmową po wstawieniu i wysłaniu tej odpowiedzi. „Cofnij” przywraca wszystko.',
  assign: 'Przypisz rozmowę do osoby, która wysyła',
  resolve: 'Oznacz, że nie wymaga odpowiedzi',
  snooze: 'Odłóż',
  noSnooze: 'Nie odkładaj',
  days: (days) =>
    days === 0 ? 'Do odpowiedzi klienta' : days === 1 ? 'Na jeden dzień' : `Na ${String(days)} dni`,
  tags: 'Dodaj etykiety',
  submit: 'Zapisz',
  saved: 'Działania tej odpowiedzi zapisano.',
  failed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
  conflict: 'Ktoś z zespołu zmienił w tym czasie ten przykład. Proszę wczytać stronę ponownie.',
}

export const replyFileMessages: Translation<typeof english.replyFileMessages> = {
  title: 'Pliki',
  hint: 'Te pliki zostaną załączone przy wstawianiu tekstu.',
  none: 'Jeszcze nie ma plików.',
  add: 'Dodaj pliki',
  adding: (name) => `Dodawanie ${name}`,
  remove: (name) => `Usuń ${name}`,
  failed: (name) => `Nie udało się dodać „${name}”. Proszę spróbować ponownie.`,
  removeFailed: (name) => `Nie udało się usunąć „${name}”. Proszę spróbować ponownie.`,
}

export const exampleFormMessages: Translation<typeof english.exampleFormMessages> = {
  ...entryListMessages,
  create: 'Napisz przykład',
  edit: 'Edytuj przykład',
  back: 'Przykłady',
  hint: 'Bez nazwisk, adresów i numerów zamówień. Szkic bierze je z wiadomości, na którą odpowiada.',
  name: 'Tytuł',
  question: 'Wiadomość klienta',
  answer: 'Odpowiedź',
  titleRequired: 'Proszę podać tytuł.',
  questionRequired: 'Proszę wpisać wiadomość klienta.',
  answerRequired: 'Proszę wpisać odpowiedź.',
  failed: 'Nie udało się zapisać przykładu. Proszę spróbować ponownie.',
  gone: 'Ten przykład już nie istnieje.',
  conflict: 'Ktoś z zespołu zmienił w tym czasie ten przykład. To jest tamta wersja:',
}
