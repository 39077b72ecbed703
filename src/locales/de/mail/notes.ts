import type * as english from '../../en/mail/notes.ts'
import type { Translation } from '../../words.ts'

/** Notes, which only the team sees, in German. */
export const noteWords: Translation<typeof english.noteWords> = {
  write: 'Notiz schreiben',
  choice: 'Was möchten Sie schreiben?',
  reply: 'Antwort',
  note: 'Notiz',
  unsaved: 'Noch nicht hinzugefügt',
  private: 'Das sieht nur Ihr Team',
  body: 'Ihre Notiz',
  placeholder: 'Schreiben Sie Ihrem Team. @ erwähnt eine Person.',
  hint: '**fett**, `Code`, - Liste, [Text](https://…). Strg oder Cmd und Enter fügt die Notiz hinzu.',
  add: 'Notiz hinzufügen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  edited: 'bearbeitet',
  editedAt: (moment) => `Bearbeitet ${moment}`,
  mentions: 'Mitglieder',
  failed: 'Die Notiz konnte nicht gespeichert werden. Ihr Text ist noch da.',
  removeFailed: 'Die Notiz konnte nicht gelöscht werden.',
  added: 'Die Notiz ist hinzugefügt.',
  changed: 'Die Notiz ist geändert.',
  removed: 'Die Notiz ist gelöscht.',
  attach: 'Anhängen',
  files: 'Dateien der Notiz',
  removeFile: (name) => `${name} entfernen`,
  fileFailed: (name) => `${name} konnte der Notiz nicht hinzugefügt werden.`,
}
