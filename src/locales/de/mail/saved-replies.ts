import type * as english from '../../en/mail/saved-replies.ts'
import type { Translation } from '../../get-texts.ts'

export const savedReplyWords: Translation<typeof english.savedReplyWords> = {
  open: 'Gespeicherte Antworten',
  none: 'Sie haben noch keine gespeicherten Antworten.',
  noneFound: (query) => `Keine gespeicherte Antwort enthält „${query}“.`,
  used: (count) => (count === 1 ? 'einmal verwendet' : `${String(count)}-mal verwendet`),
  personal: 'nur Sie',
  suggested: 'Vorgeschlagen',
  failed: 'Die gespeicherten Antworten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  insertFailed: 'Diese gespeicherte Antwort konnte nicht eingefügt werden. Bitte versuchen Sie es erneut.',
  inserted: (title) => `„${title}“ ist eingefügt.`,
  undone: 'Die gespeicherte Antwort ist wieder entfernt.',
  undoFailed: 'Der Text wurde seitdem geändert. Bitte entfernen Sie die Antwort von Hand.',
  actions: {
    assign: 'Ihnen zugewiesen',
    tag: (names) => `mit ${names.join(' und ')} verschlagwortet`,
    snooze: (days) =>
      days === 0
        ? 'zurückgestellt, bis der Kunde antwortet'
        : `für ${days === 1 ? 'einen Tag' : `${String(days)} Tage`} zurückgestellt`,
    resolve: 'auf „Keine Antwort nötig“ gesetzt',
  },
  whenSent: (parts) => `Beim Senden wird die Konversation ${parts.join(', ')}.`,
  dropActions: 'Diese Aktionen auslassen',
  dropFailed: 'Das konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  save: 'Gespeicherte Antwort anlegen',
  name: 'Name',
  text: 'Text',
  isPersonal: 'Nur für mich',
  withFiles: (count) => (count === 1 ? 'Mit 1 Datei' : `Mit ${String(count)} Dateien`),
  submit: 'Speichern',
  cancel: 'Abbrechen',
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  textRequired: 'Bitte geben Sie einen Text ein.',
  saved: (title) => `„${title}“ ist gespeichert. Tippen Sie in einer Antwort /, um sie einzufügen.`,
  saveFailed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
}
