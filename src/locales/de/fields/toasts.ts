import type * as english from '../../en/fields/toasts.ts'
import type { Translation } from '../../get-texts.ts'

export const flashToasts: Translation<typeof english.flashToasts> = {
  welcome: 'Willkommen bei Draftdesk! Ihr Konto ist bereit.',
  signedIn: 'Sie sind angemeldet.',
  signedUp: 'Sie sind registriert.',
  emailVerified: 'Ihre E-Mail-Adresse ist bestätigt.',
  codeResent: 'Die Bestätigungs-E-Mail ist erneut unterwegs.',
  resetSent: 'Der Link zum Zurücksetzen des Passworts ist unterwegs.',
  passwordUpdated: 'Ihr Passwort ist geändert.',
  inviteAccepted: 'Sie haben die Einladung angenommen.',
}
