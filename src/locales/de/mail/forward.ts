import type * as english from '../../en/mail/forward.ts'
import type { Translation } from '../../get-texts.ts'

export const forwardWords: Translation<typeof english.forwardWords> = {
  forward: 'Weiterleiten',
  hint: 'Sendet diese E-Mail an einen Lieferanten, einen Versanddienst oder ein Teammitglied.',
  title: 'Weiterleiten',
  original: 'Das Original',
  inline: 'Unten zitiert',
  attached: 'Als Datei angehängt',
  quoted: 'Das Original steht unter Ihrem Text',
  files: 'Dateien des Originals',
  gone: 'Das Original wurde gelöscht. Das kann nicht mehr gesendet werden.',
  body: 'Ihr Text',
  sent: (seconds) =>
    seconds > 0
      ? `Die E-Mail wird in ${String(seconds)} Sekunden weitergeleitet.`
      : 'Die E-Mail wird weitergeleitet.',
  fetching: 'Wird aus dem Postfach geholt',
  failed: 'Das konnte nicht geändert werden.',
  answer: 'Auf diese E-Mail antworten',
  side: 'Nebenkonversation',
  sideHint: 'Der Kunde ist hier nicht beteiligt. Keine seiner Fragen wird hier beantwortet.',
}
