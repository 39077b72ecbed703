import type * as english from '../../en/fields/reset-password.ts'
import type { Translation } from '../../get-texts.ts'

export const resetPasswordMessages: Translation<typeof english.resetPasswordMessages> = {
  title: 'Passwort zurücksetzen',
  submit: 'Passwort zurücksetzen',
  busy: 'Wird gespeichert',
  passwordRequired: 'Bitte geben Sie ein Passwort ein.',
  passwordRule:
    'Das Passwort braucht mindestens 8 Zeichen, darunter einen Groß- und einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  failed: 'Das Passwort konnte nicht zurückgesetzt werden.',
  updated: 'Ihr Passwort ist geändert.',
  doneTitle: 'Passwort geändert',
  doneHint: 'Sie können sich mit Ihrem neuen Passwort anmelden.',
  login: 'Anmelden',
  noToken: 'Dieser Link ist unvollständig. Bitte fordern Sie einen neuen an.',
  again: 'Neuen Link senden',
}
