import type * as english from '../../en/fields/entry-form.ts'
import type { Translation } from '../../get-texts.ts'

export const entryListMessages: Translation<typeof english.entryListMessages> = {
  cancel: 'Abbrechen',
  more: 'Mehr anzeigen',
  again: 'Erneut versuchen',
  remove: 'Löschen',
  removeNamed: (title) => `${title} löschen`,
  removed: (title) => `„${title}“ wurde gelöscht.`,
  undo: 'Rückgängig',
  use: (title) => `${title} für Entwürfe verwenden`,
  off: 'Aus',
  changeFailed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  updated: (day) => `Geändert ${day}`,
  saved: (title) => `„${title}“ ist gespeichert.`,
  submit: 'Speichern',
  busy: 'Wird gespeichert',
  keepMine: 'Ihr Text steht noch im Formular. Speichern Sie erneut, um die andere Fassung zu ersetzen.',
}
