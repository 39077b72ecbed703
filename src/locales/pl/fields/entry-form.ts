import type * as english from '../../en/fields/entry-form.ts'
import type { Translation } from '../../get-texts.ts'

export const entryListMessages: Translation<typeof english.entryListMessages> = {
  cancel: 'Anuluj',
  more: 'Pokaż więcej',
  again: 'Spróbuj ponownie',
  remove: 'Usuń',
  removeNamed: (title) => `Usuń: ${title}`,
  removed: (title) => `Usunięto „${title}”.`,
  undo: 'Cofnij',
  use: (title) => `Używaj w szkicach: ${title}`,
  off: 'Wyłączone',
  changeFailed: 'Nie udało się zapisać. Proszę spróbować ponownie.',
  updated: (day) => `Zmieniono ${day}`,
  saved: (title) => `Zapisano „${title}”.`,
  submit: 'Zapisz',
  busy: 'Zapisywanie',
  keepMine: 'Twój tekst jest nadal w formularzu. Ponowny zapis zastąpi tamten.',
}
