import type * as english from '../../en/mail/filters.ts'
import type { Translation } from '../../words.ts'

/** The filters of a list, and those that are saved, in German. */
export const filterWords: Translation<typeof english.filterWords> = {
  open: 'Filter',
  title: 'Liste filtern',
  tag: 'Schlagwort',
  assignee: 'Zuständig',
  language: 'Sprache des Kunden',
  age: 'Letzte E-Mail',
  any: {
    tag: 'Alle Schlagwörter',
    assignee: 'Alle Personen',
    language: 'Alle Sprachen',
    older_than: 'Egal wann',
  },
  olderThan: (days) => (days === 1 ? 'Vor mehr als einem Tag' : `Vor mehr als ${String(days)} Tagen`),
  older: (days) => (days === 1 ? 'Älter als ein Tag' : `Älter als ${String(days)} Tage`),
  show: 'Anzeigen',
  cancel: 'Abbrechen',
  unknownTag: 'Gelöschtes Schlagwort',
  unknownPerson: 'Ehemaliges Mitglied',
  remove: (label) => `${label}, diesen Filter entfernen`,
  save: 'Filter speichern',
  name: 'Name',
  shared: 'Allen im Store anzeigen',
  submit: 'Speichern',
  rename: 'Filter umbenennen',
  delete: 'Filter löschen',
  edit: 'Diesen Filter ändern',
  saved: (name) => `Der Filter „${name}“ ist gespeichert.`,
  renamed: (name) => `Der Filter heißt jetzt „${name}“.`,
  deleted: (name) => `Der Filter „${name}“ ist gelöscht.`,
  failed: 'Der Filter konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  deleteFailed: 'Der Filter konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
}
