import type * as english from '../../en/server/welcome.ts'
import type { Translation } from '../../get-texts.ts'

export const welcomeMessages: Translation<typeof english.welcomeMessages> = {
  title: 'Willkommen',
  heading: (name) => (name ? `Willkommen, ${name}` : 'Willkommen'),
  hint: 'Richten Sie Ihren Store in wenigen Schritten ein. Ihr Fortschritt wird gespeichert.',
  steps: 'Schritte',
  done: 'Erledigt',
  next: 'Als Nächstes',
  open: 'Offen',
  store: {
    title: 'Store anlegen',
    text: (name) => `Sie arbeiten in ${name}.`,
  },
  language: {
    title: 'Sprache wählen',
    text: 'Die Sprache Ihres eigenen Kontos. Entwürfe verwenden die Sprache der jeweiligen E-Mail, außer Sie wählen in den Einstellungen eine andere.',
    chosen: (name) =>
      `Sie haben ${name} gewählt. Entwürfe verwenden die Sprache der jeweiligen E-Mail, außer Sie wählen in den Einstellungen eine andere.`,
    label: 'Ihre Sprache',
    choose: 'Sprache wählen',
    submit: 'Weiter',
    skip: 'Vorerst überspringen',
    change: 'Ändern',
    required: 'Bitte wählen Sie eine Sprache.',
    failed: 'Die Sprache konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    listFailed:
      'Die Sprachen konnten nicht geladen werden. Sie können später im Menü Ihres Kontos eine wählen.',
  },
  document: {
    title: 'Antworten in Ihren eigenen Worten sehen',
    text: 'Schreiben Sie auf oder laden Sie hoch, was Sie Kunden sagen. Draftdesk beantwortet damit Beispiel-E-Mails.',
    done: 'Ihr erstes Dokument ist gespeichert.',
    starters: 'Mit einer Vorlage beginnen',
    startersHint:
      'Jede Vorlage fügt einen kurzen Text ein. Füllen Sie die Lücken, und entfernen Sie Zeilen, die für Ihren Store nicht gelten.',
    name: 'Titel',
    body: 'Text',
    blanks: (blank) =>
      `Füllen Sie jede Lücke ${blank} oder entfernen Sie die Zeile: Antworten geben Ihr Dokument Wort für Wort wieder.`,
    submit: 'Speichern und Antworten ansehen',
    or: 'Oder Datei hochladen',
    file: 'Datei',
    fileHint: 'pdf, docx, txt, md oder html, bis 20 MB',
    upload: 'Hochladen und Antworten ansehen',
    skip: 'Vorerst überspringen',
    see: 'Antworten anzeigen',
    failed: 'Das Dokument konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    reading: 'Ihr Dokument wird gelesen. Diese Seite aktualisiert sich alle paar Sekunden.',
    look: 'Jetzt aktualisieren',
    unreadable: (title, reason) => `${title}: ${reason}`,
    noSamples:
      'Die Beispiel-E-Mails konnten nicht beantwortet werden. Sie können es auf der Seite „Integrationen“ erneut versuchen.',
    another: 'Dokument hinzufügen',
    next: 'Weiter',
  },
  finish: {
    title: 'Store einrichten',
    text: 'Entwürfe nutzen Ihre Richtlinien, Ihr E-Mail-Konto und Ihren Onlineshop.',
    submit: 'Mit den Richtlinien beginnen',
    submitLinks: 'Postfach und Onlineshop verknüpfen',
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    policies: {
      title: 'Ihre Richtlinien',
      text: 'Versand, Rücksendungen, Erstattungen: hier geschrieben oder als pdf, docx, txt, md oder html.',
    },
    links: [
      {
        title: 'Ihr E-Mail-Konto',
        text: 'Die Adresse, an die Ihre Kunden schreiben, mit ihrem Passwort oder einem App-Passwort.',
      },
      {
        title: 'Ihr Onlineshop',
        text: 'Seine Adresse und die Erlaubnis, seine Bestellungen zu lesen.',
      },
    ],
  },
}
