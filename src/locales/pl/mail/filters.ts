import type * as english from '../../en/mail/filters.ts'
import type { Translation } from '../../words.ts'

/** The filters of a list, and those that are saved, in Polish. */
export const filterWords: Translation<typeof english.filterWords> = {
  open: 'Filtruj',
  title: 'Filtruj tę listę',
  tag: 'Etykieta',
  assignee: 'Osoba przypisana',
  language: 'Język klienta',
  age: 'Ostatnia wiadomość',
  any: {
    tag: 'Dowolna etykieta',
    assignee: 'Dowolna osoba',
    language: 'Dowolny język',
    older_than: 'Kiedykolwiek',
  },
  olderThan: (days) => (days === 1 ? 'Ponad dzień temu' : `Ponad ${String(days)} dni temu`),
  older: (days) => (days === 1 ? 'Starsze niż dzień' : `Starsze niż ${String(days)} dni`),
  show: 'Pokaż',
  cancel: 'Anuluj',
  unknownTag: 'Usunięta etykieta',
  unknownPerson: 'Dawny członek zespołu',
  remove: (label) => `${label}, usuń ten filtr`,
  save: 'Zapisz filtr',
  name: 'Nazwa',
  shared: 'Pokaż wszystkim w sklepie',
  submit: 'Zapisz',
  rename: 'Zmień nazwę filtra',
  delete: 'Usuń filtr',
  edit: 'Zmień ten filtr',
  saved: (name) => `Zapisano filtr „${name}”.`,
  renamed: (name) => `Filtr ma teraz nazwę „${name}”.`,
  deleted: (name) => `Usunięto filtr „${name}”.`,
  failed: 'Nie udało się zapisać filtra. Proszę spróbować ponownie.',
  deleteFailed: 'Nie udało się usunąć filtra. Proszę spróbować ponownie.',
}
