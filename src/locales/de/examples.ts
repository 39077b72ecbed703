import type * as english from '../en/examples.ts'
import { entryListMessages } from './fields/entry-form.ts'
import type { Translation } from '../get-texts.ts'

export const exampleMessages: Translation<typeof english.exampleMessages> = {
  ...entryListMessages,
  title: 'Beispiele',
  hint: 'Echte E-Mails mit der Antwort, die Sie geben würden. Entwürfe übernehmen deren Wortlaut.',
  list: 'Ihre Beispiele',
  write: 'Beispiel schreiben',
  writeFirst: 'Erstes Beispiel schreiben',
  empty: 'Noch keine Beispiele',
  emptyHint:
    'Ein Beispiel ist die E-Mail eines Kunden mit Ihrer Antwort. Ähnliche E-Mails werden in Ihren Worten beantwortet. Beginnen Sie mit den zwei oder drei häufigsten Fragen.',
  readOnly: 'Mit Ihrer Rolle in diesem Store können Sie Beispiele lesen, aber nicht schreiben.',
  listFailed: 'Ihre Beispiele konnten nicht geladen werden.',
  on: 'In Verwendung',
  offHint: 'Entwürfe lassen dieses Beispiel außer Acht.',
  turnOn: 'Für Entwürfe verwenden',
  turnOff: 'Nicht für Entwürfe verwenden',
  edit: 'Bearbeiten',
  question: 'Der Kunde schreibt',
  answer: 'Sie antworten',
  gone: 'Dieses Beispiel gibt es nicht mehr.',
  goneHint: 'Vielleicht wurde es gelöscht.',
  turnedOn: (title) => `„${title}“ wird wieder für Entwürfe verwendet.`,
  turnedOff: (title) => `„${title}“ wird nicht mehr für Entwürfe verwendet.`,
}

export const proposalMessages: Translation<typeof english.proposalMessages> = {
  title: 'Vorschläge aus Ihren gesendeten E-Mails',
  hint: 'Ihre Antworten auf Fragen, die immer wieder kommen. Namen, Bestellnummern und Beträge sind ersetzt. Entwürfe verwenden keinen Vorschlag, bevor Sie ihn übernehmen.',
  empty: 'Zurzeit keine Vorschläge',
  emptyHint:
    'Draftdesk sucht in den neuesten Antworten Ihres Postfachs nach Fragen, die mehrere Kunden gestellt haben.',
  find: 'Gesendete E-Mails durchsuchen',
  finding: 'Gesendete E-Mails werden durchsucht',
  found: (count) =>
    count === 0
      ? 'Keine neuen Vorschläge gefunden.'
      : count === 1
        ? '1 Vorschlag gefunden.'
        : `${String(count)} Vorschläge gefunden.`,
  accept: 'Als Beispiel verwenden',
  dismiss: 'Ausblenden',
  dismissed: (title) => `„${title}“ wurde ausgeblendet.`,
  accepted: (title) => `„${title}“ ist jetzt ein Beispiel. Entwürfe verwenden es.`,
  undo: 'Rückgängig',
  again: 'Erneut versuchen',
  listFailed: 'Die Vorschläge konnten nicht geladen werden.',
  findFailed: 'Die gesendeten E-Mails konnten nicht durchsucht werden. Bitte versuchen Sie es erneut.',
  acceptFailed: 'Das Beispiel konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  dismissFailed: 'Der Vorschlag konnte nicht ausgeblendet werden. Bitte versuchen Sie es erneut.',
  undoFailed: 'Der Vorschlag konnte nicht zurückgeholt werden. Bitte versuchen Sie es erneut.',
}

export const replyActionMessages: Translation<typeof english.replyActionMessages> = {
  title: 'Wenn diese Antwort gesendet wird',
  hint: 'Das geschieht mit der Konversation, wenn Sie diese Antwort einfügen und senden. „Rückgängig“ nimmt alles zurück.',
  assign: 'Die Konversation der Person zuweisen, die sendet',
  resolve: 'Auf „Keine Antwort nötig“ setzen',
  snooze: 'Zurückstellen',
  noSnooze: 'Nicht zurückstellen',
  days: (days) =>
    days === 0 ? 'Bis der Kunde antwortet' : days === 1 ? 'Für einen Tag' : `Für ${String(days)} Tage`,
  tags: 'Schlagwörter setzen',
  submit: 'Speichern',
  saved: 'Die Aktionen dieser Antwort sind gespeichert.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  conflict: 'Ein Teammitglied hat dieses Beispiel inzwischen geändert. Bitte laden Sie die Seite neu.',
}

export const replyFileMessages: Translation<typeof english.replyFileMessages> = {
  title: 'Dateien',
  hint: 'Diese Dateien werden angehängt, wenn Sie den Text einfügen.',
  none: 'Noch keine Dateien.',
  add: 'Dateien hinzufügen',
  adding: (name) => `${name} wird hinzugefügt`,
  remove: (name) => `${name} entfernen`,
  failed: (name) => `„${name}“ konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.`,
  removeFailed: (name) => `„${name}“ konnte nicht entfernt werden. Bitte versuchen Sie es erneut.`,
}

export const exampleFormMessages: Translation<typeof english.exampleFormMessages> = {
  ...entryListMessages,
  create: 'Beispiel schreiben',
  edit: 'Beispiel bearbeiten',
  back: 'Beispiele',
  hint: 'Lassen Sie Namen, Adressen und Bestellnummern weg. Ein Entwurf nimmt sie aus der E-Mail, die er beantwortet.',
  name: 'Titel',
  question: 'E-Mail des Kunden',
  answer: 'Ihre Antwort',
  titleRequired: 'Bitte geben Sie einen Titel ein.',
  questionRequired: 'Bitte geben Sie die E-Mail des Kunden ein.',
  answerRequired: 'Bitte geben Sie die Antwort ein.',
  failed: 'Das Beispiel konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  gone: 'Dieses Beispiel gibt es nicht mehr.',
  conflict: 'Ein Teammitglied hat dieses Beispiel inzwischen geändert. Das ist die neue Fassung:',
}
