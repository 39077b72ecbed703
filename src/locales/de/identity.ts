import type * as english from '../en/identity.ts'
import type { Translation } from '../get-texts.ts'

export const identityProofMessages: Translation<typeof english.identityProofMessages> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  hint: 'Ihre Anmeldung liegt schon etwas zurück. Nach der Bestätigung geht es mit Ihrer Aktion von selbst weiter.',
  labels: {
    password: 'Ihr Passwort, um zu bestätigen, dass Sie es sind',
    code: 'Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode',
    passkey: 'Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode',
    mail: 'Code, den wir an Ihre E-Mail-Adresse gesendet haben',
  },
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  sendAgain: 'Neuen Code senden',
  passkey: 'Passkey verwenden',
  passkeyUnused:
    'Der Passkey wurde nicht verwendet. Bitte versuchen Sie es erneut, oder verwenden Sie einen Code.',
  failed: 'Das konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.',
  codeFailed: 'Der Code konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
}
