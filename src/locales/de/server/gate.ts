import type * as english from '../../en/server/gate.ts'
import type { Translation } from '../../get-texts.ts'

export const gateMessages: Translation<typeof english.gateMessages> = {
  documentNeeded: 'Bitte laden Sie zuerst ein Dokument hoch. Ohne Dokument entstehen keine Entwürfe.',
  connectionNeeded:
    'Bitte verknüpfen Sie zuerst ein E-Mail-Konto oder einen Shopify-Shop. Ohne Verknüpfung entstehen keine Entwürfe.',
  foreignForm:
    'Dieses Formular kam von einer anderen Website. Deshalb ist nichts geschehen. Bitte öffnen Sie die Seite und senden Sie es erneut.',
  missingHeader: 'Aufrufe dieser Adresse brauchen den Header x-requested-with.',
  staleSession:
    'Sie haben in einem anderen Tab den Store oder das Konto gewechselt. Laden Sie diese Seite neu, um dort weiterzuarbeiten.',
  staleForm:
    'Nichts wurde geändert, weil Sie in einem anderen Tab den Store oder das Konto gewechselt haben. Diese Seite zeigt den aktuellen Stand.',
  signedOut: 'Sie sind abgemeldet. Bitte melden Sie sich wieder an.',
  notSignedOut:
    'Sie sind noch angemeldet: Draftdesk konnte Ihre Sitzung gerade nicht beenden. Bitte versuchen Sie es gleich erneut.',
  unreachable: 'Draftdesk ist gerade nicht erreichbar. Bitte versuchen Sie es gleich erneut.',
  broughtBack:
    'Draftdesk hat beim Senden nicht geantwortet. Ihre Eingaben sind wieder da, außer Passwörtern und Codes. Bitte senden Sie sie noch einmal.',
  fileAgain: 'Bitte wählen Sie die Datei noch einmal aus.',
  tooMany: 'Zu viele Anfragen. Bitte warten Sie eine Minute.',
  notAReport: 'Das ist kein Fehlerbericht.',
  headRefused: 'Diese Adresse nimmt keine HEAD-Anfragen an.',
  badAddress: 'Diese Adresse ist nicht gültig.',
  tooLarge: 'Das ist zu groß zum Senden.',
  challengeOver: 'Diese Anmeldung hat zu lange gedauert. Bitte melden Sie sich erneut an.',
  notJson: 'Die Antwort von Draftdesk war nicht lesbar. Bitte versuchen Sie es gleich erneut.',
}
