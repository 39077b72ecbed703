import type * as english from '../../en/fields/fields.ts'
import type { Translation } from '../../get-texts.ts'

export const fieldMessages: Translation<typeof english.fieldMessages> = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  firstName: 'Vorname',
  lastName: 'Nachname',
  confirmPassword: 'Passwort wiederholen',
  newPassword: 'Neues Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  passwordParts: {
    length: 'mindestens 8 Zeichen',
    lower: 'ein Kleinbuchstabe',
    upper: 'ein Großbuchstabe',
    digit: 'eine Ziffer',
    special: 'ein Sonderzeichen',
  },
  met: 'erfüllt',
  unmet: 'fehlt noch',
}
