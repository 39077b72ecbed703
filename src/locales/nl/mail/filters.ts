import type * as english from '../../en/mail/filters.ts'
import type { Translation } from '../../words.ts'

/** The filters of a list, and those that are saved, in Dutch. */
export const filterWords: Translation<typeof english.filterWords> = {
  open: 'Filter',
  title: 'Deze lijst filteren',
  tag: 'Label',
  assignee: 'Toegewezen aan',
  language: 'Taal van de klant',
  age: 'Laatste e-mail',
  any: { tag: 'Alle labels', assignee: 'Iedereen', language: 'Alle talen', older_than: 'Maakt niet uit' },
  olderThan: (days) => (days === 1 ? 'Meer dan een dag geleden' : `Meer dan ${String(days)} dagen geleden`),
  older: (days) => (days === 1 ? 'Ouder dan een dag' : `Ouder dan ${String(days)} dagen`),
  show: 'Tonen',
  cancel: 'Annuleren',
  unknownTag: 'Verwijderd label',
  unknownPerson: 'Voormalig lid',
  remove: (label) => `${label}, dit filter verwijderen`,
  save: 'Filter opslaan',
  name: 'Naam',
  shared: 'Tonen aan iedereen in de winkel',
  submit: 'Opslaan',
  rename: 'Filter hernoemen',
  delete: 'Filter verwijderen',
  edit: 'Dit filter wijzigen',
  saved: (name) => `Het filter ‘${name}’ is opgeslagen.`,
  renamed: (name) => `Het filter heet nu ‘${name}’.`,
  deleted: (name) => `Het filter ‘${name}’ is verwijderd.`,
  failed: 'Het filter kon niet worden opgeslagen. Probeer het opnieuw.',
  deleteFailed: 'Het filter kon niet worden verwijderd. Probeer het opnieuw.',
}
