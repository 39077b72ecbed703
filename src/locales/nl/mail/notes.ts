import type * as english from '../../en/mail/notes.ts'
import type { Translation } from '../../words.ts'

/** Notes, which only the team sees, in Dutch. */
export const noteWords: Translation<typeof english.noteWords> = {
  write: 'Notitie schrijven',
  choice: 'Wat wilt u schrijven?',
  reply: 'Antwoord',
  note: 'Notitie',
  unsaved: 'Nog niet toegevoegd',
  private: 'Alleen uw team ziet dit',
  body: 'Uw notitie',
  placeholder: 'Schrijf aan uw team. Met @ vermeldt u iemand.',
  hint: '**vet**, `code`, - lijst, [tekst](https://…). Ctrl of Cmd en Enter voegt de notitie toe.',
  add: 'Notitie toevoegen',
  save: 'Opslaan',
  cancel: 'Annuleren',
  edit: 'Bewerken',
  remove: 'Verwijderen',
  edited: 'bewerkt',
  editedAt: (moment) => `Bewerkt ${moment}`,
  mentions: 'Leden',
  failed: 'De notitie kon niet worden opgeslagen. Uw tekst is er nog.',
  removeFailed: 'De notitie kon niet worden verwijderd.',
  added: 'De notitie is toegevoegd.',
  changed: 'De notitie is gewijzigd.',
  removed: 'De notitie is verwijderd.',
  attach: 'Bijvoegen',
  files: 'Bestanden van de notitie',
  removeFile: (name) => `${name} verwijderen`,
  fileFailed: (name) => `${name} kon niet aan de notitie worden toegevoegd.`,
}
