import type * as english from '../../en/mail/notes.ts'
import type { Translation } from '../../words.ts'

/** Notes, which only the team sees, in Polish. */
export const noteWords: Translation<typeof english.noteWords> = {
  write: 'Napisz notatkę',
  choice: 'Co napisać',
  reply: 'Odpowiedź',
  note: 'Notatka',
  unsaved: 'Jeszcze nie dodano',
  private: 'Widzi to tylko zespół',
  body: 'Twoja notatka',
  placeholder: 'Tekst dla zespołu. @ wskazuje osobę.',
  hint: '**pogrubienie**, `kod`, - lista, [tekst](https://…). Ctrl lub Cmd i Enter dodaje notatkę.',
  add: 'Dodaj notatkę',
  save: 'Zapisz',
  cancel: 'Anuluj',
  edit: 'Edytuj',
  remove: 'Usuń',
  edited: 'zmieniono',
  editedAt: (moment) => `Zmieniono ${moment}`,
  mentions: 'Zespół',
  failed: 'Nie udało się zapisać notatki. Tekst jest nadal tutaj.',
  removeFailed: 'Nie udało się usunąć notatki.',
  added: 'Notatkę dodano.',
  changed: 'Notatkę zmieniono.',
  removed: 'Notatkę usunięto.',
  attach: 'Załącz',
  files: 'Pliki notatki',
  removeFile: (name) => `Usuń ${name}`,
  fileFailed: (name) => `Nie udało się dodać pliku ${name} do notatki.`,
}
