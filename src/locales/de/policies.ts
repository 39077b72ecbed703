import type * as english from '../en/policies.ts'
import { entryListMessages } from './fields/entry-form.ts'
import type { Translation } from '../get-texts.ts'

export const policyMessages: Translation<typeof english.policyMessages> = {
  ...entryListMessages,
  title: 'Richtlinien',
  hint: 'Aus diesen Dokumenten entstehen Entwürfe. Tragen Sie ein, was Sie Kunden zu Versand, Rücksendungen und Erstattungen sagen.',
  list: 'Ihre Dokumente',
  write: 'Dokument schreiben',
  drop: 'Dateien hier ablegen oder auswählen',
  dropHint: 'PDF, DOCX, TXT, MD oder HTML, je bis 20 MB',
  upload: 'Hochladen',
  uploading: (name) => `${name} wird hochgeladen`,
  reading: (name) => `${name} wird gelesen`,
  uploadFailed: (name) => `${name} konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.`,
  refused: (name, reason) => `${name}: ${reason}`,
  tooLarge: 'Die Datei ist zu groß. Ein Dokument darf bis zu 20 MB haben.',
  wrongKind:
    'Diese Art von Datei kann nicht gelesen werden. Bitte verwenden Sie PDF, DOCX, TXT, MD oder HTML.',
  added: (title) => `${title} wurde hinzugefügt.`,
  empty: 'Noch keine Dokumente',
  emptyHint:
    'Laden Sie eine Datei hoch oder schreiben Sie hier Ihr erstes Dokument. Eines genügt für den Anfang.',
  readOnly: 'Mit Ihrer Rolle in diesem Store können Sie Dokumente lesen, aber nicht schreiben.',
  none: 'Entwürfe brauchen mindestens ein eingeschaltetes Dokument.',
  nextTitle: 'Ihre Richtlinien stehen',
  next: 'Als Nächstes: Ihr E-Mail-Konto und Ihr Onlineshop.',
  nextAction: 'Zu den Integrationen',
  listFailed: 'Ihre Dokumente konnten nicht geladen werden.',
  states: { processing: 'Wird gelesen', ready: 'Bereit', failed: 'Nicht lesbar' },
  writeInstead: 'Text selbst schreiben',
  characters: (count) => (count === 1 ? '1 Zeichen' : `${count.toLocaleString('de')} Zeichen`),
  cut: 'die Datei ist zu lang: Nur der erste Teil wird verwendet',
  bytes: (count) =>
    count < 1_048_576
      ? `${Math.max(1, Math.round(count / 1024))} KB`
      : `${(count / 1_048_576).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`,
}

export const policyFormMessages: Translation<typeof english.policyFormMessages> = {
  ...entryListMessages,
  create: 'Dokument schreiben',
  edit: 'Dokument bearbeiten',
  back: 'Richtlinien',
  name: 'Titel',
  text: 'Text',
  textHint: 'Schreiben Sie so, wie Sie es einem neuen Teammitglied erklären würden.',
  noText: 'Der Text dieses Dokuments ist zu lang für die Anzeige oder wird noch gelesen.',
  titleRequired: 'Bitte geben Sie einen Titel ein.',
  textRequired: 'Bitte geben Sie den Text ein.',
  failed: 'Das Dokument konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  gone: 'Dieses Dokument gibt es nicht mehr.',
  processing: 'Die Datei wird noch gelesen. Bitte kommen Sie gleich wieder.',
  tooLong: (count) =>
    `Der Text ist zu lang, um ihn hier zu bearbeiten (${count}). Den Titel können Sie trotzdem ändern.`,
  conflict: 'Ein Teammitglied hat dieses Dokument inzwischen geändert. Das ist die neue Fassung:',
}

export const learnedQuestionMessages: Translation<typeof english.learnedQuestionMessages> = {
  ...entryListMessages,
  title: 'Fragen von Kunden',
  hint: 'Gesendete Antworten haben diese Fragen aus diesem Dokument beantwortet. Deshalb finden Entwürfe es bei ähnlichen Fragen. Namen, Nummern und Adressen sind weggelassen.',
  empty: 'Noch keine Fragen',
  emptyHint:
    'Wenn Sie eine Antwort senden, die dieses Dokument zitiert, erscheint hier die Frage des Kunden.',
  listFailed: 'Die Fragen konnten nicht geladen werden.',
  learned: (day) => `Beantwortet ${day}`,
  remove: 'Entfernen',
  removeNamed: (question) => `Entfernen: ${question}`,
  removed: (question) => `„${question}“ wurde entfernt.`,
  changeFailed: 'Die Frage konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
}

export const gapMessages: Translation<typeof english.gapMessages> = {
  title: 'Fragen, die Ihre Dokumente nicht beantworten',
  hint: 'Das haben Kunden gefragt. Eine Frage verschwindet von der Liste, wenn ein Dokument sie beantwortet.',
  asked: (count) =>
    count === 0
      ? 'Aus den Beispiel-E-Mails'
      : count === 1
        ? 'In einer Konversation'
        : `In ${String(count)} Konversationen`,
  dismiss: 'Ausblenden',
  dismissLabel: (question) => `Ausblenden: ${question}`,
  failed: 'Die Frage konnte nicht ausgeblendet werden. Bitte versuchen Sie es erneut.',
  settled: 'Kürzlich beantwortet',
  by: (title) => `„${title}“`,
}
