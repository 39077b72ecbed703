import type * as english from '../../en/mail/composer.ts'
import type { Translation } from '../../get-texts.ts'

const you = 'Sie'

export const composerWords: Translation<typeof english.composerWords> = {
  begin: 'Antwort schreiben',
  observer:
    'Sie sind Beobachter in diesem Store: Sie können E-Mails lesen und Notizen schreiben. Antworten schreibt Ihr Team.',
  write: 'Neue E-Mail',
  draft: (number) => `Entwurf ${String(number)}`,
  to: 'An',
  cc: 'Cc',
  subject: 'Betreff',
  nobody: 'noch kein Empfänger',
  noSubject: 'kein Betreff',
  body: 'Ihre Antwort',
  sheet: 'Ganze Antwort',
  show: 'Text anzeigen',
  signature: 'Ihre Signatur wird unten angefügt.',
  quoted: (line) => `Unten zitiert: ${line}`,
  notQuoted: (people) => `Nichts wird zitiert: Die E-Mail, auf die Sie antworten, ging nicht an ${people}.`,
  send: 'Senden',
  sendAndNext: 'Senden und weiter',
  sendAndArchive: 'Senden und archivieren',
  sentAndArchived: (seconds) =>
    seconds > 0
      ? `Ihre Antwort wird in ${String(seconds)} Sekunden gesendet. Die Konversation ist archiviert.`
      : 'Ihre Antwort wird gesendet. Die Konversation ist archiviert.',
  sender: {
    title: 'Vor Ihrer ersten Antwort',
    hint: 'Kunden sehen diesen Namen und unter jeder Antwort die Signatur.',
    submit: 'Speichern',
    saved: 'Ihre Antworten haben jetzt einen Namen und eine Signatur.',
    from: (person, store) => `${person} von ${store}`,
  },
  rewrite: 'Umschreiben',
  save: 'Speichern',
  discard: 'Verwerfen',
  attach: 'Anhängen',
  attachments: 'Anhänge',
  removeFile: (name) => `${name} entfernen`,
  keys: 'Strg oder Cmd und Enter sendet.',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert',
  unsaved: 'Noch nicht gespeichert',
  offline: 'Nicht gespeichert: keine Verbindung. Ihr Text bleibt in diesem Browser.',
  lost: 'Dieser Text gehörte nicht zu der Antwort, die gesendet oder verworfen wurde',
  keep: 'Als neue Antwort behalten',
  restored: 'Ihr nicht gespeicherter Text ist wieder da.',
  uploading: 'Wird angehängt',
  failed: 'Das konnte nicht gespeichert werden. Ihr Text ist noch da.',
  sendFailed: 'Das konnte nicht gesendet werden. Ihr Text ist noch da.',
  conflict:
    'Ein Teammitglied hat diese Antwort inzwischen geändert. Das ist die neue Fassung. Ihre steht noch im Formular.',
  sent: (seconds) =>
    seconds > 0
      ? `Ihre Antwort wird in ${String(seconds)} Sekunden gesendet.`
      : 'Ihre Antwort wird gesendet.',
  discarded: 'Der Entwurf ist verworfen.',
  undoFailed: 'Ihre Antwort konnte nicht zurückgeholt werden.',
  sentNew: (seconds) =>
    seconds > 0 ? `Ihre E-Mail wird in ${String(seconds)} Sekunden gesendet.` : 'Ihre E-Mail wird gesendet.',
  undone: 'Ihre Antwort wurde zurückgeholt.',
  settled: 'Die E-Mail ist als zugestellt markiert.',
  resent: 'Die E-Mail wird erneut gesendet.',
  news: 'Neu, seit Sie diese Seite geöffnet haben',
  you,
  repliedMeanwhile: (name, ago) =>
    `${name} ${name === you ? 'haben' : 'hat'} ${ago} geantwortet. Trotzdem senden?`,
  ago: (minutes) => {
    if (minutes < 1) return 'gerade eben'
    const [count, one, other] =
      minutes < 60
        ? [minutes, 'Minute', 'Minuten']
        : minutes < 1440
          ? [Math.floor(minutes / 60), 'Stunde', 'Stunden']
          : [Math.floor(minutes / 1440), 'Tag', 'Tagen']
    return `vor ${String(count)} ${count === 1 ? one : other}`
  },
  sendAnyway: 'Trotzdem senden',
  failedNote: 'Diese Antwort wurde nicht gesendet. Bitte korrigieren Sie sie und senden Sie sie erneut.',
  staleNote: 'Seit diesem Entwurf sind neue E-Mails gekommen.',
  states: {
    held: 'Wird gleich gesendet',
    waiting: 'Wird erneut versucht',
    sending: 'Wird gesendet',
    failed: 'Nicht gesendet',
    unknown: 'Zustellung nicht bestätigt',
  },
  unknownHint:
    'Sie wird nicht automatisch erneut gesendet. Sehen Sie im Ordner „Gesendet“ nach oder fragen Sie den Kunden.',
  answered: (answer) => `Der Mailserver meldet: „${answer}“.`,
  nextTry: (time) => `Nächster Versuch um ${time}.`,
  undo: 'Rückgängig',
  takeBack: 'Zurückholen',
  arrived: 'Ist angekommen',
  sendAgain: 'Erneut senden',
}
