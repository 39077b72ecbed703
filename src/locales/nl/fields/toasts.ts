import type * as english from '../../en/fields/toasts.ts'
import type { Translation } from '../../get-texts.ts'

export const flashToasts: Translation<typeof english.flashToasts> = {
  welcome: 'Welkom bij Draftdesk! Uw account is klaar.',
  signedIn: 'U bent ingelogd.',
  signedUp: 'U bent geregistreerd.',
  emailVerified: 'Uw e-mailadres is bevestigd.',
  codeResent: 'De verificatie-e-mail is opnieuw verstuurd.',
  resetSent: 'De link voor een nieuw wachtwoord is verstuurd.',
  passwordUpdated: 'Uw wachtwoord is gewijzigd.',
  inviteAccepted: 'U hebt de uitnodiging aangenomen.',
}
